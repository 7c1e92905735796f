"""A terminal's own server, identities across evenings, and the command's arguments."""

import asyncio
from pathlib import Path

import pytest

from farol.cli import run
from farol.client import NotReached, Server
from farol.terminal.identity import CookieFile, asked_name, keep_name
from farol.terminal.own_server import OwnServer, address_in
from farol.terminal.session import PlayRequest, is_invitation, seated
from farol.terminal.words import own_texts


def test_a_server_of_ones_own_is_found_by_a_second_terminal_and_stops(tmp_path: Path) -> None:
    async def story() -> str:
        async with seated(
            PlayRequest("saboteur", tmp_path, "en", name="Ana", seats=3, open=1)
        ) as ana:
            assert address_in(tmp_path) == ana.server.address
            async with seated(PlayRequest(ana.code, tmp_path, "en", name="Bea")) as bea:
                assert bea.server.address == ana.server.address
                assert bea.code == ana.code
            async with OwnServer(tmp_path) as another:
                assert another.address != ana.server.address
                assert address_in(tmp_path) == ana.server.address
            return ana.server.address

    address = asyncio.run(story())
    assert address_in(tmp_path) is None
    assert (tmp_path / "terminal.db").exists()
    with pytest.raises(NotReached):
        asyncio.run(Server(address).info())


def test_why_a_server_of_ones_own_does_not_start_stands_in_its_log(tmp_path: Path) -> None:
    (tmp_path / "terminal.db").write_text("This is no database.\n" * 100)

    async def story() -> None:
        async with OwnServer(tmp_path):
            pass

    with pytest.raises(NotReached):
        asyncio.run(story())
    assert "terminal.db" in (tmp_path / "terminal.log").read_text()


def test_who_one_is_is_kept_by_server_and_name_and_read_by_nobody_else(tmp_path: Path) -> None:
    ana, bea = CookieFile(tmp_path, "own", "Ana"), CookieFile(tmp_path, "own", "Bea")
    ana.keep("cookie-of-ana")
    bea.keep("cookie-of-bea")
    assert ana.cookies == "cookie-of-ana"
    assert CookieFile(tmp_path, "http://elsewhere", "Ana").cookies == ""
    assert (tmp_path / "terminal.people.json").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["saboteur", "--option", "expert"], "name=value"),
        (["saboteur", "--language", "fr"], "--language is one of"),
        (["saboteur", "--at", "http://localhost:9", "--plain"], "does not answer"),
    ],
)
def test_the_impossible_is_said_in_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_name_is_asked_for_once_and_one_key_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "alex")
    asked: list[str] = []

    def enter(question: str) -> str:
        asked.append(question)
        return ""

    for _ in range(2):
        assert asked_name(tmp_path, own_texts("en"), enter) == "alex"
    assert len(asked) == 1
    assert "alex" in asked[0]
    keep_name(tmp_path, "Zoe")
    assert asked_name(tmp_path, own_texts("es"), enter) == "Zoe"


def test_a_name_that_shows_nothing_is_asked_for_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["\u2800", "Ana"])
    assert asked_name(tmp_path, own_texts("es"), lambda _: next(answers)) == "Ana"
    assert "letter" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("what", "invites"),
    [
        ("K7QX4M", True),
        ("http://ana.example/#/t/K7QX4M", True),
        ("http://ana.example/#/join/K7QX4M", True),
        ("http://ana.example/#/hand/K7QX4M", True),
        ("saboteur", False),
        ("http://ana.example/#/rules/saboteur", False),
    ],
)
def test_every_address_of_a_table_is_an_invitation(what: str, invites: bool) -> None:
    assert is_invitation(what) is invites
