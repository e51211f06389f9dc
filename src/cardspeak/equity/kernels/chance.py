"""Chance inside of kernels: splitmix64, a counter that is mixed, so that each number depends on none before it."""

import numpy as np

from cardspeak.equity.kernels.compiling import kernel

STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)


@kernel
def mixed(state: np.uint64) -> np.uint64:
    """64 random bits of a state, to which `STEP` is added before each use."""
    state = (state ^ state >> np.uint64(30)) * _FIRST
    state = (state ^ state >> np.uint64(27)) * _SECOND
    return state ^ state >> np.uint64(31)


@kernel
def below(bits: np.uint64, size: np.uint64) -> np.uint64:
    """A number below `size` of the low 32 bits; uneven by a few in four thousand million."""
    return (bits & LOW_HALF) * size >> HALF
