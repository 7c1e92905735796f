"""Low Tide as a foreign package: by every command, and over the wire with windows of reaction."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from farol.core.rand import Rand
from tests.browser.people import PATIENCE, Table
from tests.outside.packages import LOWTIDE, Outside

EXAMPLE = Path(__file__).parent.parent.parent / "examples/bot.py"
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}
Seen = dict[str, Any]


def said(lowtide: Outside, *arguments: str) -> str:
    """The output of a command that succeeds."""
    done = lowtide.farol(*arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("seats", ["2", "4"])
def test_a_demo_is_played_to_its_end(lowtide: Outside, seats: str) -> None:
    lines = said(lowtide, "demo", "lowtide", "--seats", seats).splitlines()
    assert lines[-1].startswith(f"seat {seats}: ")


def test_a_program_reacts_and_plays_to_the_end(lowtide: Outside) -> None:
    program = f"{sys.executable} {EXAMPLE}"
    told = said(lowtide, "bot", "lowtide", "--exec", program, "--against", "novice")
    assert "game 2: seat" in told
    assert "moved for it" not in told


def test_a_regular_beats_random_bots(lowtide: Outside, tmp_path: Path) -> None:
    limits = ("--games", "60", "--seed", "1", "--workers", "1", "--out", str(tmp_path))
    said(lowtide, "arena", "lowtide", "--bots", "regular,random", *limits)
    figures = json.loads((tmp_path / "figures.json").read_text())["figures"]
    wins = {figure["bot"]: figure["wins"] for figure in figures}
    assert wins["regular"]["low"] > wins["random"]["high"]


def test_it_passes_all_that_judges_games(lowtide: Outside, tmp_path: Path) -> None:
    done = lowtide.farol("check-game", "lowtide", "--tests", str(LOWTIDE / "tests"), cwd=tmp_path)
    assert "lowtide passes all" in done.stdout, done.stdout + done.stderr


PHASES = """
import sys
from lowtide.game import GAME
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.telling.context import Context
from farol.telling.plain import describe, status
from farol.terminal.words import own_texts

texts = own_texts(sys.argv[1], GAME.names(sys.argv[1]))
told = set()
for seed in range(20):
    state, rand = GAME.new(3), Rand(seed)
    while state.to_act() != OVER:
        view = GAME.observe(state, None)
        context = Context(view, None, ("Ana", "Bea", "Leo"), texts)
        told.add(status(context))
        lines = "; ".join(line for group in describe(context) for line in group.lines)
        assert lines.count(texts("plays")) == sum(one["plays"] for one in view["players"])
        if state.to_act() < 0:
            state.apply(state.chance_outcomes()[0][0])
        else:
            legal = state.legal_actions()
            state.apply(legal[rand.below(len(legal))])
print("\\n".join(sorted(told)))
"""


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Does anybody doubt that Bea is a pilot?", "Ana loses a paper")),
        ("es", ("¿Alguien duda de que Bea sea práctico?", "Ana pierde un papel")),
    ],
)
def test_phases_name_who_is_meant(
    lowtide: Outside, language: str, sentences: tuple[str, ...]
) -> None:
    done = lowtide.python("-c", PHASES, language)
    assert done.returncode == 0, done.stderr
    told = "".join(each for each in done.stdout if each not in "\u2068\u2069").splitlines()
    assert {*sentences} <= {*told}
    assert [each for each in told if "{" in each or "None" in each or "null" in each] == []


@pytest.fixture
def server(lowtide: Outside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("PYTHONPATH", lowtide.path)
    table = Table(tmp_path / "farol.db", command=("farol", "serve"))
    yield table
    table.stop()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("table", "Not this turn: let everything pass", "Ana fishes.", "The game is over.")),
        (
            "es",
            ("mesa", "Este turno no: deja pasar todo", "Ana pesca.", "La partida ha terminado."),
        ),
    ],
)
def test_a_person_plays_in_the_terminal(
    server: Table, lowtide: Outside, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    menu, offer, line, end = words
    members = {"seats": "3", "level": "random", "name": "Ana", "language": language}
    flags = [part for name, value in members.items() for part in (f"--{name}", value)]
    told = subprocess.run(
        [sys.executable, "-m", "farol", "play", "lowtide", "--plain", "--at", server.url, *flags],
        input="\n".join([menu, f"{menu} 1", menu, *["1"] * 200]),
        cwd=tmp_path,
        env=lowtide.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert told.stderr == ""
    assert f"1. {offer}" in told.stdout.splitlines()
    assert line in told.stdout
    assert end in told.stdout
    assert [each for each in told.stdout.splitlines() if "event-" in each or "{" in each] == []


class Guest:
    """A person with a cookie, on one seat of a table."""

    def __init__(self, server: Table, name: str, seat: int) -> None:
        self.http = httpx.Client(base_url=server.url, headers={"Origin": server.url})
        self.http.put("/api/me", json={"name": name}).raise_for_status()
        self.address = server.url.replace("http", "ws") + "/api/socket"
        self.name, self.seat, self.view = name, seat, Seen()
        self.wire: ClientConnection | None = None
        self._open = ExitStack()

    def sit(self, code: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie}
        self.wire = self._open.enter_context(connect(self.address, additional_headers=headers))
        self.send("hello", code=code, look=None)
        if self.seat:
            self.send("sit", id="sit", seat=self.seat, name=self.name)
        self.send("look", id="look", look=self.seat)

    def send(self, kind: str, **members: Any) -> None:
        assert self.wire is not None
        self.wire.send(json.dumps({"type": kind, **members}))

    def next(self, seconds: float = PATIENCE) -> Seen | None:
        """The next message; None if none comes in time."""
        assert self.wire is not None
        try:
            message: Seen = json.loads(self.wire.recv(seconds))
        except TimeoutError:
            return None
        seen = message.get("view") or message
        if seen.get("observation"):
            self.view = seen
        return message

    def until(self, **wanted: Any) -> Seen:
        """The first state whose observation has these members, or the end."""
        while True:
            observation = self.view.get("observation") or {}
            if "result" in observation or wanted.items() <= observation.items():
                return self.view
            assert self.next() is not None, f"{self.name} hears nothing more"

    def until_together(self, **wanted: Any) -> None:
        """Until what is told of the open window has these members."""
        while not wanted.items() <= (self.view.get("together") or {}).items():
            assert self.next() is not None, f"{self.name} hears nothing more"

    def act(self, **action: Any) -> None:
        version = self.view["version"]
        self.send("act", id=f"m{version}", seat=self.seat, version=version, action=action)

    def close(self) -> None:
        self._open.close()
        self.http.close()


@contextmanager
def people(
    server: Table, *names: str, bots: Sequence[Seen] = (), **more: Any
) -> Iterator[tuple[str, list[Guest]]]:
    """People at a table that has begun; it is the first one's turn."""
    guests = [Guest(server, name, seat) for seat, name in enumerate(names)]
    first = guests[0]
    try:
        seats = [{"kind": "me", "name": names[0]}, *[OPEN] * (len(names) - 1), *bots]
        opened = first.http.post("/api/tables", json={"game": "lowtide", "seats": seats, **more})
        code = opened.raise_for_status().json()["code"]
        for one in guests:
            one.sit(code)
        while not {*names} <= {one["name"] for one in _seats(first) if one["kind"] == "person"}:
            pass
        first.send("start", id="start")
        for one in guests:
            one.until(phase="turn")
        yield code, guests
    finally:
        for one in guests:
            one.close()


def test_two_people_and_bots_play_through_windows_over_the_wire(
    server: Table, lowtide: Outside, tmp_path: Path
) -> None:
    with people(server, "Ana", "Bea", bots=[BOT]) as (code, (ana, bea)):
        assert ana.until(phase="turn", to_act=0)["passing"] is False
        ana.act(type="trade")
        bea.until(phase="doubt")
        assert [choice["type"] for choice in bea.view["choices"]] == ["decline", "doubt"]
        assert bea.view["together"]["waiting_for"] == [1, 2]
        ana.until(phase="doubt")
        assert ana.view["together"]["waiting_for"] == [1, 2], "the bot may have answered already"
        bea.act(type="decline")
        _play(ana, bea)
        record = ana.http.get(f"/api/tables/{code}/record", params={"as": "complete"})
        (tmp_path / "game.json").write_bytes(record.content)
        done = lowtide.farol("verify", str(tmp_path / "game.json"))
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("lowtide, 3 seats:")


def test_an_answer_survives_a_restart_and_can_be_taken_back(server: Table) -> None:
    with people(server, "Ana", "Bea", "Leo") as (code, (ana, bea, leo)):
        ana.act(type="trade")
        bea.until(phase="doubt")
        bea.act(type="decline")
        bea.until_together(chosen=[1], mine={"type": "decline"})
        server.stop()
        server.start()
        for one in (ana, bea, leo):
            one.view = Seen()
            one.sit(code)
            one.until(phase="doubt")
        bea.until_together(chosen=[1], mine={"type": "decline"})
        for one in (ana, leo):
            assert one.view["together"]["waiting_for"] == [1, 2]
            assert one.view["together"]["chosen"] == []
        bea.send("undo", id="back", seat=1, version=bea.view["version"])
        bea.until_together(chosen=[])
        assert [choice["type"] for choice in bea.view["choices"]] == ["decline", "doubt"]
        bea.act(type="doubt")
        while leo.view["version"] == bea.view["version"]:
            assert leo.next() is not None
        assert "doubt" not in leo.view["observation"]["phase"], "the quickest closes the window"


def test_silence_declines_when_the_time_is_up(server: Table) -> None:
    clock = {"kind": "move", "amount": 3}
    with people(server, "Ana", "Bea", clock=clock) as (_, (ana, bea)):
        ana.act(type="trade")
        ana.until(phase="doubt")
        assert ana.view["clocks"][1] > 0
        ana.until(phase="turn")
        assert ana.view["observation"]["players"][0]["coins"] == 5, "nobody doubted"
        assert bea.until(phase="turn", to_act=1)["observation"]["players"][0]["coins"] == 5


def _seats(guest: Guest) -> list[Seen]:
    message = guest.next()
    assert message is not None, "nobody sits down"
    table = message.get("table") or {}
    seats: list[Seen] = table.get("seats", [])
    return seats


def _play(*guests: Guest) -> None:
    """Both answer at random what they are asked, until the end."""
    rand, answered = Rand(7), set[tuple[int, int]]()
    while not all("result" in guest.view["observation"] for guest in guests):
        for guest in guests:
            while guest.next(0.02) is not None:
                pass
            choices, key = guest.view["choices"], (guest.seat, guest.view["version"])
            if choices and key not in answered:
                answered.add(key)
                guest.act(**choices[rand.below(len(choices))])
