"""Compiled modules where librt cannot be loaded: the sources are used, with a message."""

import subprocess
import sys

from farol.builds import PlainFinder, is_compiled_here
from farol.version import is_compiled
from tests.patience import patience

PLAY = """
import sys
sys.modules["librt.vecs"] = None
import farol
from farol.version import is_compiled
farol.new("saboteur", seats=3, seed=1)
print(is_compiled())
"""


def test_without_librt_the_sources_play_and_say_so() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        capture_output=True,
        text=True,
        check=True,
        timeout=patience(120.0),
    )
    assert run.stdout == "False\n"
    assert ("Farol runs as plain Python" in run.stderr) == is_compiled_here()
    assert "Traceback" not in run.stderr


def test_with_librt_the_compiled_modules_are_taken() -> None:
    assert is_compiled() == is_compiled_here()


def test_the_finder_leaves_other_packages_alone() -> None:
    assert PlainFinder().find_spec("json", None) is None
    assert PlainFinder().find_spec("json.decoder", []) is None
