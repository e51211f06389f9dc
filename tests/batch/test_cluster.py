"""The same simulation over a Ray cluster of two nodes on this machine, as in one process; `scripts/long cluster`."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import cardspeak
from cardspeak.cli import main

if "CARDSPEAK_CLUSTER" not in os.environ:
    pytest.skip("a cluster is started in scripts/long alone", allow_module_level=True)

DECKS = int(os.environ["CARDSPEAK_CLUSTER"])


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes with a processor each."""
    os.environ["RAY_raylet_start_wait_time_s"] = "180"  # noqa: SIM112 (so Ray calls it), on a machine that does other things too
    cluster_utils: Any = import_module("ray.cluster_utils")
    os.environ["PYTHONPATH"] = str(Path(cardspeak.__file__).parents[1])
    started = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    started.add_node(num_cpus=1)
    started.wait_for_nodes()
    yield started
    started.shutdown()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "random", "calling", "--decks", str(DECKS), "--seed", "5"],
        ["equity", "AA", "AKs", "--deals", str(DECKS), "--opponents", "3"],
        ["rules", "--book", "tda-2024", "--against", "tda-2011", "--players", "6", "--hands", str(DECKS)],
    ],
)
def test_two_nodes_say_the_same_as_one_process(
    arguments: list[str], cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for more in ([], ["--ray", cluster.address], ["--ray", cluster.address]):
        assert main(["simulate", *arguments, *more, "--json"]) == 0
        told.append(json.loads(capsys.readouterr().out.splitlines()[-1]))
    assert told[0] == told[1] == told[2]


@pytest.mark.filterwarnings("ignore")
def test_a_node_that_dies_loses_nothing(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Its tasks are done again by others."""
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    arguments = ["simulate", "match", "random", "calling", "--decks", str(4 * DECKS), "--json"]
    killer = threading.Timer(3.0, cluster.remove_node, (third,))
    killer.start()
    assert main([*arguments, "--ray", cluster.address]) == 0
    killer.join()
    over = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main(arguments) == 0
    assert json.loads(capsys.readouterr().out) == over
