"""Compiles kernels once and keeps them in the user's cache folder, under the hash of the sources they are made of.

What numba keeps is loaded as code. So the folder is this user's alone, and one that others may write to is not used.
"""

import logging
import os
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import NamedTemporaryFile
from time import time
from types import ModuleType
from typing import Any, Literal, TypeVar, cast

import numba
import numpy as np
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

import cardspeak.cards
import cardspeak.equity.kernels

Function = TypeVar("Function", bound=Callable[..., object])
SETTINGS: Any = numba.config
LOG = logging.getLogger("cardspeak.equity")
ROOM = 1 << 20
"""Bytes that have to fit into the folder: a kernel with its tables takes about as much."""
KEPT = 30 * 86_400  # seconds


def kernel(function: Function) -> Function:
    """Have a function at the top of a module compiled when it is first called, and kept; it runs without the GIL."""
    return kept(function, _folder(cardspeak.equity.kernels, cardspeak.cards))


def inlined(function: Function) -> Function:
    """The same, put into the function that calls it: arrays are not handed over, which would cost in a loop."""
    return kept(function, _folder(cardspeak.equity.kernels, cardspeak.cards), "always")


def kernels_of(package: ModuleType) -> Callable[[Function], Function]:
    """Return what does the same for the functions of a package that stands on these kernels."""
    folder = _folder(package, cardspeak.equity.kernels, cardspeak.cards)
    return lambda function: kept(function, folder)


def kept(function: Function, folder: Path | None, inline: Literal["never", "always"] = "never") -> Function:
    """Have a function compiled when it is first called, and kept in a folder if there is one."""
    before = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(folder or "")  # read as the function is decorated, so that others keep their own folder
    try:
        compiled = njit(nogil=True, cache=folder is not None, error_model="numpy", inline=inline)(function)
    finally:
        SETTINGS.CACHE_DIR = before
    return cast(Function, compiled)


def _bits(code: str) -> Callable[[np.uint64], np.uint64]:
    """An instruction of the processor on 64 bits that Python has no sign for."""

    def typed(context: object, bits: object) -> object:
        def built(target: object, builder: Any, signature: object, arguments: list[Any]) -> object:
            return builder.cttz(arguments[0], cgutils.true_bit) if code == "cttz" else builder.ctpop(arguments[0])

        return types.uint64(types.uint64), built

    return cast(Callable[[np.uint64], np.uint64], intrinsic(typed))


lowest = _bits("cttz")
"""The number of the lowest bit that is set."""

count = _bits("ctpop")
"""How many bits are set."""


def place(*packages: ModuleType) -> Path:
    """Return the folder in which the kernels of these sources are kept, whether it is there or not."""
    cache_folder = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/.cache")
    found = sha256(numba.__version__.encode())
    for package in packages:
        for source in sorted(Path(package.__path__[0]).glob("*.py")):
            found.update(source.name.encode() + source.read_bytes())
    return Path(cache_folder, "cardspeak", f"kernels-{found.hexdigest()[:16]}")


@cache
def _folder(*packages: ModuleType) -> Path | None:
    folder = place(*packages)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = folder.stat()
        if hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022):
            raise PermissionError("others may write to it")
        with NamedTemporaryFile(dir=folder) as file:
            file.write(bytes(ROOM))
    except OSError as error:
        why = error.strerror or error
        LOG.warning(
            "compiling kernels; they cannot be kept in %s (%s), so every process compiles them anew", folder, why
        )
        return None
    if not any(folder.iterdir()):
        LOG.warning("compiling kernels, which takes up to 20 seconds this once; they are kept in %s", folder)
        _cleared(folder)
    return folder


def _cleared(folder: Path) -> None:
    """Delete what is kept of other sources and was not used for `KEPT`: each process writes to the folders it uses.

    Of a process that still runs on older sources nothing is lost but what it has not compiled by then.
    """
    for other in folder.parent.glob("kernels-*"):
        try:
            if other != folder and other.stat().st_mtime < time() - KEPT:
                rmtree(other)
        except OSError:  # another process deletes it as well, or it is not this user's
            continue
