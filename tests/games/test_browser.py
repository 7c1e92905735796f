"""A package's browser files are read strictly."""

from pathlib import Path

import pytest

from farol.core.errors import BadDrawing
from farol.games import ALL
from farol.games.browser import MOST_BYTES, Announced, read_browser

POSTER = b'{"accent": "#a05a2c", "minutes": 10}'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with an empty folder `browser/`; its name is used in one test only."""
    name = f"drawn_{tmp_path.name.replace('-', '_')}"
    (tmp_path / name / "browser").mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return name


@pytest.fixture
def folder(package: str, tmp_path: Path) -> Path:
    return tmp_path / package / "browser"


def test_our_own_games_are_compiled_with_the_client() -> None:
    assert [name for name, game in ALL.items() if read_browser(game.package)] == []


def test_files_are_read_by_their_names(package: str, folder: Path) -> None:
    (folder / "drawing.js").write_bytes(b"export const contract = 1")
    (folder / "poster.json").write_bytes(POSTER)
    (folder / "__pycache__").mkdir()
    (folder / ".hidden").touch()
    found = read_browser(package)
    assert found is not None
    assert sorted(found.files) == ["drawing.js", "poster.json"]
    assert found.announced == Announced(accent="#a05a2c", minutes=10)
    assert not found.has("drawing.css")


def test_the_tag_changes_with_every_file(package: str, folder: Path) -> None:
    tags = set()
    for name, body in [("a.js", b"1"), ("a.js", b"2"), ("b.js", b""), ("b.js", b"2")]:
        (folder / name).write_bytes(body)
        found = read_browser(package)
        assert found is not None
        tags.add(found.tag)
    assert len(tags) == 4


@pytest.mark.parametrize("name", ["page.html", "Drawing.js", "a b.js", "script", "x.JS", "a.b.js"])
def test_other_kinds_of_files_are_refused(package: str, folder: Path, name: str) -> None:
    (folder / name).touch()
    with pytest.raises(BadDrawing, match="is no file for a browser"):
        read_browser(package)


def test_too_much_is_refused(package: str, folder: Path) -> None:
    (folder / "big.png").write_bytes(bytes(MOST_BYTES))
    assert read_browser(package)
    (folder / "more.png").write_bytes(b"1")
    with pytest.raises(BadDrawing, match=f"holds {MOST_BYTES + 1} bytes"):
        read_browser(package)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (b"{", "is no JSON"),
        (b"[]", "poster.json"),
        (b'{"accent": "red"}', "accent in browser/poster.json is a colour"),
        (b'{"on_accent": "#a05a2c;x"}', "on_accent in browser/poster.json is a colour"),
        (b'{"minutes": 0}', "minutes"),
        (b'{"company": "three"}', "company"),
        (b'{"colour": "#a05a2c"}', "colour"),
    ],
)
def test_a_poster_is_read_strictly(
    package: str, folder: Path, source: bytes, sentence: str
) -> None:
    (folder / "poster.json").write_bytes(source)
    with pytest.raises(BadDrawing, match=sentence):
        read_browser(package)
