"""What `pytest --since` runs, on small trees of modules that import each other."""

import pytest

from tests.since import Reach, dependents
from tests.source_tree import Module

TREE = [
    Module("farol.core.rand", ""),
    Module("farol.games.moon.rules", "from farol.core.rand import Rand"),
    Module("farol.games.moon.tables", ""),
    Module("farol.games.sun.rules", "import farol.core.rand"),
    Module("farol.bots.search", ""),
    Module("tests.source_tree", "", "tests/source_tree.py"),
    Module("tests.test_rand", "from farol.core.rand import Rand", "tests/test_rand.py"),
    Module(
        "tests.games.moon.test_rules",
        "import farol.games.moon.rules",
        "tests/games/moon/test_rules.py",
    ),
    Module("tests.bots.test_search", "import farol.bots.search", "tests/bots/test_search.py"),
    Module("tests.test_names", "from tests.source_tree import modules", "tests/test_names.py"),
    Module("tests.test_pages", "PAGE = 'docs/playing.md'", "tests/test_pages.py"),
]
TESTS = [
    "tests/test_rand.py::test_a",
    "tests/games/moon/test_rules.py::test_b",
    "tests/bots/test_search.py::test_c",
    "tests/bots/test_search.py::test_c[moon-2]",
    "tests/test_names.py::test_d",
    "tests/test_pages.py::test_e",
    "tests/conformance/test_worlds.py::test_f[sun]",
    "tests/browser/test_talk.py::test_g",
]


@pytest.mark.parametrize(
    ("changed", "reached"),
    [
        ("src/farol/core/rand.py", "abd"),
        ("src/farol/bots/search.py", "ccd"),
        ("src/farol/games/moon/rules.py", "bcdf"),
        ("src/farol/games/moon/text/en.ftl", "bcf"),
        ("web/src/App.svelte", "g"),
        ("web/src/games/sun/Board.svelte", "fg"),
        ("docs/playing.md", "e"),
        ("tests/test_rand.py", "ad"),
        ("pyproject.toml", "abccdefg"),
    ],
)
def test_a_change_reaches_what_imports_or_names_it_or_its_game(changed: str, reached: str) -> None:
    reach = Reach([changed], TREE)
    found = [test.partition("test_")[2] for test in TESTS if reach.holds(test)]
    assert "".join(test.partition("::test_")[2][0] for test in found) == reached


def test_imports_in_a_circle_are_followed_once() -> None:
    circle = [Module("a", "import b"), Module("b", "import a"), Module("c", "")]
    assert dependents({"a"}, circle) == {"a", "b"}
