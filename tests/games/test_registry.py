"""The registry: games of Farol and of other packages."""

import logging
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from farol import games
from farol.games import ALL, GROUP, declared, load_games, part

PROJECT = Path(__file__).parent.parent.parent / "pyproject.toml"
OTHER = """
from farol.games.loknroll.game import LokNRoll

class Other(LokNRoll):
    name = "other"
    order = -5

GAME = Other()
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package `elsewhere` with a game in it."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text(OTHER)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "elsewhere"]:
        del sys.modules[name]


def own_games() -> list[str]:
    """The games of Farol itself, in order."""
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/game.py")}
    assert folders
    return sorted(folders, key=lambda name: (ALL[name].order, name))


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_our_games_stand_first_in_their_own_order() -> None:
    assert list(ALL)[: len(own_games())] == own_games()


def test_every_game_of_ours_is_declared_as_those_of_others_are() -> None:
    project = tomllib.loads(PROJECT.read_text())["project"]
    folders = sorted(path.parent.name for path in Path(games.__file__).parent.glob("*/game.py"))
    assert project["entry-points"][GROUP] == {
        name: f"farol.games.{name}.game:GAME" for name in folders
    }


def test_our_games_are_found_though_old_metadata_lack_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "entry_points", lambda **_group: ())
    assert list(load_games(declared())) == own_games()


def test_a_game_is_listed_once_however_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = [point("saboteur", "farol.games.saboteur.game:GAME")]
    monkeypatch.setattr(games, "entry_points", lambda **_group: own)
    assert [found.name for found in declared()].count("saboteur") == 1


def test_games_of_others_follow_by_name(package: Path) -> None:
    assert package.exists()
    found = load_games([*declared(), point("other", "elsewhere.game:GAME")])
    assert list(found)[len(own_games()) :] == ["other"]


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("gone", "no_such_package.game:GAME", "No module named 'no_such_package'"),
        ("gone", "elsewhere.game:NOTHING", "has no attribute 'NOTHING'"),
        ("gone", "elsewhere.game:Other", "is not a Game"),
        ("gone", "elsewhere.game:GAME", "calls itself 'other'"),
        ("broken", "elsewhere.broken:GAME", "ZeroDivisionError"),
        ("loknroll", "elsewhere.twin:GAME", "another game of this name"),
    ],
)
def test_what_cannot_be_loaded_is_left_out_with_one_warning(
    package: Path, caplog: pytest.LogCaptureFixture, name: str, value: str, reason: str
) -> None:
    (package / "broken.py").write_text("1 / 0")
    (package / "twin.py").write_text(OTHER.replace('"other"', '"loknroll"'))
    with caplog.at_level(logging.WARNING):
        found = load_games([*declared(), point(name, value)])
    assert list(found) == own_games()
    assert type(found["loknroll"]).__module__ == "farol.games.loknroll.game"
    [record] = caplog.records
    assert reason in record.getMessage()
    assert name in record.getMessage()


def test_a_part_is_found_by_where_it_lies() -> None:
    pad = part(ALL["ghosts_galore"], "pad")
    assert pad is not None
    assert pad.__name__ == "farol.games.ghosts_galore.pad"
    assert part(ALL["saboteur"], "pad") is None
    assert part(ALL["saboteur"], "nothing.here") is None


def test_a_part_that_is_there_but_broken_is_not_taken_for_missing(package: Path) -> None:
    (package / "pad.py").write_text("import no_such_module_of_theirs")
    game = load_games([point("other", "elsewhere.game:GAME")])["other"]
    assert part(game, "laws") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_module_of_theirs"):
        part(game, "pad")
