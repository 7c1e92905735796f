"""Features can be left out: the server works without any of them."""

import ast
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import farol
from farol.community.erasure.feature import ErasureFeature
from farol.community.features import FEATURES
from farol.community.history.feature import HistoryFeature
from farol.community.identity.feature import IdentityFeature
from farol.community.ratings.feature import RatingsFeature
from farol.games import ALL
from farol.server.settings import Settings
from farol.server.settings.limits import Limits
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.stores import Store
from farol.server.web.feature import MissingFeature, schemas_of
from tests.server.harness import AsgiSocket, Harness

SOURCES = Path(farol.__file__).parent
NAMES = {feature.name: feature for feature in FEATURES}
MANY: dict[str, Any] = {"limits": Limits(messages_per_second=1e6, requests_per_second=1e6)}


@asynccontextmanager
async def served(folder: Path, left_out: Collection[str]) -> AsyncIterator[Harness]:
    """A server without these features, whose file lacks their tables."""
    features = [feature for feature in FEATURES if feature.name not in left_out]
    store = Store(SqliteDatabase(folder / "farol.db", schemas_of(features)))
    await store.open()
    harness = Harness(store, Settings(**MANY), ALL, features)
    try:
        yield harness
    finally:
        await harness.lobby.close()
        await store.close()


async def play(harness: Harness, token: str, code: str) -> None:
    """A whole game over the socket, by the first choices."""
    async with AsgiSocket(harness, token) as socket:
        socket.say("hello", code=code, look=0)
        await socket.next("welcome")
        while (state := harness.lobby.tables[code].state).row.status == "playing":
            assert state.game is not None
            socket.say("look", look=state.game.choosing[0])
            view = await socket.next("view")
            choice = view["choices"][state.version % len(view["choices"])]
            fields = {"seat": view["look"], "version": view["version"], "action": choice}
            number = f"move {state.version}"
            socket.say("act", id=number, **fields)
            while (answer := await socket.next("steps", "refused")).get("answer") != number:
                assert answer["type"] == "steps", answer
            harness.time.pass_by(60)


@pytest.mark.parametrize(
    "left_out",
    [
        ["leagues", "ratings"],
        ["daily", "notifications"],
        ["invitations", "party"],
        ["history", "handing-in", "records", "ratings"],
        [name for name in NAMES if name != "identity"],
    ],
    ids="-".join,
)
async def test_a_server_plays_on_without_some_slices(tmp_path: Path, left_out: list[str]) -> None:
    async with served(tmp_path, left_out) as harness, harness.http() as http:
        named = await http.put("/api/me", json={"name": "Ana"})
        token = named.cookies[harness.context.cookie]
        seats = [{"kind": "me"}, {"kind": "me"}]
        wanted = {"game": "loknroll", "seats": seats, "start": True}
        code = (await http.post("/api/tables", json=wanted)).json()["code"]
        await play(harness, token, code)
        await harness.tick()
        assert (await http.get(f"/api/tables/{code}")).json()["status"] == "over"
        assert (await http.get(f"/api/tables/{code}/replay")).status_code == 200
        described = (await http.get("/api/openapi.json")).json()["paths"]
        for path in described:
            if "get" in described[path]:
                answer = await http.get(path.replace("{code}", code).replace("{seat}", "0"))
                assert answer.status_code < 500, (path, answer.text)
        gone = [one for name in left_out for api in NAMES[name].apis for one in api.endpoints()]
        for one in gone:
            answer = await http.request(one.method, one.path.replace("{code}", code))
            assert answer.status_code in {404, 405}, (one, answer.text)
            assert one.method.lower() not in described.get(one.path, {})
        if "erasure" not in left_out:
            assert (await http.delete("/api/me")).json() == {"name": None}


async def test_a_league_is_refused_where_there_are_none(tmp_path: Path) -> None:
    async with served(tmp_path, ["leagues"]) as harness, harness.http() as http:
        await http.put("/api/me", json={"name": "Ana"})
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": "saboteur", "seats": seats, "league": "AAAAAA"}
        answer = await http.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()) == (
            404,
            {"sentence": "You belong to no such league."},
        )


async def test_a_slice_says_which_other_one_it_needs(tmp_path: Path) -> None:
    with pytest.raises(MissingFeature, match="history"):
        async with served(tmp_path, ["history"]):
            pytest.fail("records and ratings were registered")


async def test_a_game_that_is_over_is_read_when_somebody_looks(tmp_path: Path) -> None:
    async with served(tmp_path, []) as harness, harness.http() as http:
        named = await http.put("/api/me", json={"name": "Ana"})
        await http.get("/api/ratings")  # searches all games, and not again for a while
        await harness.history.settled()
        wanted = {"game": "loknroll", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await http.post("/api/tables", json=wanted)).json()["code"]
        await play(harness, named.cookies[harness.context.cookie], code)
        number = harness.lobby.tables[code].row.id
        harness.history._walked = harness.time.now()
        assert await harness.history.store.tallied(number) == ""
        await http.get("/api/ratings")
        await harness.history.settled()
        assert await harness.history.store.tallied(number) != ""


# --- who knows whom --------------------------------------------------------------------------


def imported(path: Path) -> set[str]:
    """Every module that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{one.name}" for one in node.names}
    return found


def slices_in(folder: Path) -> list[str]:
    return [
        f"{path.relative_to(folder)}: {name}"
        for path in sorted(folder.rglob("*.py"))
        for name in sorted(imported(path))
        if f"{name}.".startswith("farol.community.")
    ]


@pytest.mark.parametrize("room", ["server", "protocol"])
def test_the_server_imports_no_slice(room: str) -> None:
    assert slices_in(SOURCES / room) == []


def test_an_import_of_a_slice_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("def late():\n    from farol.community import leagues\n")
    (tmp_path / "b.py").write_text("import farol.community.ratings.api\n")
    assert slices_in(tmp_path) == [
        "a.py: farol.community.leagues",
        "b.py: farol.community.ratings.api",
    ]


def test_slices_are_registered_once_and_after_those_they_need() -> None:
    assert len(NAMES) == len(FEATURES)
    order = [FEATURES.index(one) for one in (IdentityFeature, ErasureFeature)]
    assert order == sorted(order)
    assert FEATURES.index(HistoryFeature) < FEATURES.index(RatingsFeature)
