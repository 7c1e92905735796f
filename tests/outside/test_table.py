"""A game of another package on a real server: HTTP, a socket, a reload, a restart, a record."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from farol.core.rand import Rand
from tests.browser.people import PATIENCE, Table
from tests.outside.packages import Outside

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "regular"}]
Seen = dict[str, Any]


@pytest.fixture
def server(embers: Outside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setenv("PYTHONPATH", embers.path)
    table = Table(tmp_path / "farol.db", command=("farol", "serve"))
    yield table
    table.stop()


@pytest.fixture
def http(server: Table) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as client:
        yield client


class Player:
    """A person with a cookie who sits in the first seat and plays at random."""

    def __init__(self, url: str, http: httpx.Client) -> None:
        self.http = http
        self.http.put("/api/me", json={"name": "Ana"}).raise_for_status()
        opened = self.http.post(
            "/api/tables", json={"game": "embers", "seats": SEATS, "start": True}
        )
        self.code: str = opened.raise_for_status().json()["code"]
        self._socket = url.replace("http", "ws") + "/api/socket"
        self._rand = Rand(4)

    @contextmanager
    def seated(self) -> Iterator[ClientConnection]:
        """A new connection to the table, as after a reload."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        with connect(self._socket, additional_headers={"cookie": cookie}) as wire:
            wire.send(json.dumps({"type": "hello", "code": self.code, "look": 0}))
            yield wire

    def heard(self, wire: ClientConnection, version: int = -1) -> Seen:
        """The next state with choices, or the end."""
        while True:
            message: Seen = json.loads(wire.recv(PATIENCE))
            message = message.get("view") or message
            seen = message.get("observation")
            if seen and message["version"] > version and (message["choices"] or "result" in seen):
                return message

    def act(self, wire: ClientConnection, view: Seen) -> Seen:
        """Make one of the choices; the next state."""
        choices = view["choices"]
        choice = choices[self._rand.below(len(choices))]
        version = view["version"]
        move = {"id": f"m{version}", "seat": 0, "version": version, "action": choice}
        wire.send(json.dumps({"type": "act", **move}))
        return self.heard(wire, version)


def test_it_is_announced_with_its_names(http: httpx.Client) -> None:
    games = {game["name"]: game for game in http.get("/api/server").json()["games"]}
    assert (games["embers"]["least_seats"], games["embers"]["most_seats"]) == (2, 3)
    assert "Enterrar" in http.get("/api/games/embers/names/es").text


def test_its_drawing_is_given_away_file_by_file(http: httpx.Client) -> None:
    games = {game["name"]: game for game in http.get("/api/server").json()["games"]}
    assert [name for name, game in games.items() if game["browser"]] == ["embers"]
    browser = games["embers"]["browser"]
    assert (browser["accent"], browser["minutes"], browser["company"]) == ("#d8702a", 5, 3)
    script = http.get(browser["script"])
    assert "export function mount" in script.text
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert "script-src 'self'" in script.headers["content-security-policy"]
    assert http.get(browser["picture"]).headers["content-type"] == "image/svg+xml"
    tag = browser["script"].split("/")[-2]
    for path in (
        f"embers/browser/{tag}/rules.py",
        f"embers/browser/{tag}/..%2Frules.py",
        f"embers/browser/{'0' * 16}/drawing.js",
        f"saboteur/browser/{tag}/drawing.js",
        f"nothing/browser/{tag}/drawing.js",
    ):
        assert http.get(f"/api/games/{path}").status_code == 404, path


def test_a_game_survives_a_reload_and_a_restart_and_can_be_verified(
    server: Table, http: httpx.Client, embers: Outside, tmp_path: Path
) -> None:
    ana = Player(server.url, http)
    with ana.seated() as wire:
        before = ana.heard(wire)
    with ana.seated() as wire:
        after = ana.heard(wire)
        assert after["observation"] == before["observation"]
        assert after["choices"] == before["choices"]
        after = ana.act(wire, after)
    server.stop()
    server.start()
    with ana.seated() as wire:
        view = ana.heard(wire)
        assert view["observation"] == after["observation"]
        while "result" not in view["observation"]:
            view = ana.act(wire, view)
    assert view["observation"]["phase"] == "over"
    record = ana.http.get(f"/api/tables/{ana.code}/record", params={"as": "complete"})
    (tmp_path / "game.json").write_bytes(record.content)
    done = embers.farol("verify", str(tmp_path / "game.json"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("embers, 2 seats:")
