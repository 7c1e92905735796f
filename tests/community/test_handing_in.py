"""Games from a website without a server stand in the history, are marked, and count for nothing."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farol.community.handing_in.service import MOST
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from farol.protocol.bodies import CompleteRecord
from farol.server.play.verify import verify
from farol.server.settings.limits import Limits
from farol.site.finished import finished_games
from farol.site.tab import opened_tab
from tests.server.harness import Harness, opened
from tests.site.test_tab import evening, played_out

Played = dict[str, Any]
PERSON: Played = {"kind": "person"}
BOT: Played = {"kind": "bot", "level": "novice"}


def played(game: str = "loknroll", *seats: Played, seed: int = 1) -> Played:
    """A whole random game, as it is handed in."""
    seats = seats or (PERSON, BOT)
    rules, rand, entries = ALL[game], Rand(seed), list[int]()
    state = rules.new(len(seats), {})
    while state.to_act() != OVER:
        by_chance = state.to_act() == CHANCE
        entries.append(state.sample_chance(rand) if by_chance else state.sample_action(rand))
        state.apply(entries[-1])
    return {
        "game": game,
        "rules_version": rules.version,
        "options": {},
        "seats": list(seats),
        "entries": entries,
    }


async def hand_in(harness: Harness, token: str | None, body: object) -> tuple[int, Any]:
    async with harness.http(token) as http:
        answer = await http.post("/api/me/games", json=body)
    return answer.status_code, answer.json()


async def history(harness: Harness, token: str) -> Any:
    async with harness.http(token) as http:
        return (await http.get("/api/me/history")).json()


@pytest.mark.parametrize("game", ALL)
async def test_a_game_is_marked_in_the_history_and_can_be_watched(
    harness: Harness, game: str
) -> None:
    _, token = await harness.people.add("Ana")
    others = [BOT] * (ALL[game].seats[0] - 1)
    status, answer = await hand_in(harness, token, played(game, PERSON, *others))
    assert (status, answer["again"]) == (200, False)
    found = await history(harness, token)
    assert (found["played"], found["practice"]) == (0, 1)
    (past,) = found["latest"]
    assert (past["code"], past["handed_in"]) == (answer["code"], True)
    assert [seat["yours"] for seat in past["seats"]] == [True] + [False] * len(others)
    async with harness.http(token) as http:
        replay = await http.get(f"/api/tables/{answer['code']}/replay?seat=0")
    assert replay.status_code == 200
    assert replay.json()["practice"] is True


async def test_every_name_is_one_of_this_server(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    await hand_in(harness, token, played("loknroll", BOT, PERSON, PERSON))
    (past,) = (await history(harness, token))["latest"]
    assert [seat["name"] for seat in past["seats"]] == ["Ascua", "Ana", "Ana"]


async def test_the_same_game_is_taken_once(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    first = await hand_in(harness, token, played())
    again = await hand_in(harness, token, played())
    assert again == (200, {"code": first[1]["code"], "again": True})
    assert len((await history(harness, token))["latest"]) == 1


async def test_it_is_no_record_and_changes_no_rating(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    _, answer = await hand_in(harness, token, played())
    harness.time.pass_by(60)
    async with harness.http(token) as http:
        await http.get("/api/records")
        await harness.history.settled()
        records = (await http.get("/api/records")).json()
        standing = (await http.get(f"/api/tables/{answer['code']}/standing")).json()
        ratings = (await http.get("/api/ratings")).json()
    assert all(one["best"] == [] and one["yours"] is None for one in records["lists"])
    assert standing["kind"] is None
    assert "Ana" not in json.dumps(ratings)


async def test_its_record_does_not_pass_for_one_that_was_played_here(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    _, answer = await hand_in(harness, token, played())
    async with harness.http(token) as http:
        data = (await http.get(f"/api/tables/{answer['code']}/record?as=complete")).content
    with pytest.raises(Exception, match="played elsewhere and handed in"):
        verify(msgspec.json.decode(data, type=CompleteRecord))


GAME = played()
JUNK: dict[str, object] = {
    "nothing": {},
    "a list": [],
    "an unknown game": {**GAME, "game": "chess"},
    "other rules": {**GAME, "rules_version": 99},
    "an unknown option": {**GAME, "options": {"cheat": True}},
    "an option of a wrong kind": {**GAME, "options": {"mode": 7}},
    "one more field": {**GAME, "rated": True},
    "no seat": {**GAME, "seats": []},
    "too many seats": {**GAME, "seats": [PERSON] * 63},
    "a seat too many": {**GAME, "seats": [PERSON] * 9},
    "bots alone": {**GAME, "seats": [BOT, BOT]},
    "a bot without a level": {**GAME, "seats": [PERSON, {"kind": "bot"}]},
    "a bot of no known level": {**GAME, "seats": [PERSON, {"kind": "bot", "level": "<b>"}]},
    "a person of a level": {**GAME, "seats": [{"kind": "person", "level": "expert"}, BOT]},
    "an open seat": {**GAME, "seats": [PERSON, {"kind": "open"}]},
    "no entry": {**GAME, "entries": []},
    "an end too early": {**GAME, "entries": GAME["entries"][:-1]},
    "an entry too many": {**GAME, "entries": [*GAME["entries"], 0]},
    "an impossible entry": {**GAME, "entries": [10**6, *GAME["entries"][1:]]},
    "an undo": {**GAME, "entries": [-1, *GAME["entries"]]},
    "a huge number": {**GAME, "entries": [2**62, *GAME["entries"]]},
    "a fraction": {**GAME, "entries": [0.5, *GAME["entries"]]},
    "words": {**GAME, "entries": ["draw:turn-b-4"]},
    "more than is read": {**GAME, "entries": [0] * 10_000},
}


@pytest.mark.parametrize("name", JUNK)
async def test_junk_is_refused_and_changes_nothing(harness: Harness, name: str) -> None:
    _, token = await harness.people.add("Ana")
    status, answer = await hand_in(harness, token, JUNK[name])
    assert status in {400, 409, 413}, answer
    assert len(answer["sentence"]) > 10
    assert (await history(harness, token))["latest"] == []
    assert await harness.store.tables.latest(10) == []


async def test_somebody_unknown_hands_in_nothing(harness: Harness) -> None:
    assert (await hand_in(harness, None, played()))[0] == 401


async def test_who_hands_in_too_much_at_once_has_to_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=Limits(tables_per_minute=1.0)) as harness:
        _, token = await harness.people.add("Ana")
        found = [await hand_in(harness, token, played(seed=seed)) for seed in range(1, 30)]
    assert found[0][0] == 200
    assert found[-1][0] == 429


async def test_there_is_an_end_to_what_one_person_hands_in(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("farol.community.handing_in.service.MOST", 1)
    _, token = await harness.people.add("Ana")
    await hand_in(harness, token, played(seed=1))
    status, answer = await hand_in(harness, token, played(seed=2))
    assert (status, "no room" in answer["sentence"]) == (429, True)
    assert MOST > 1


async def test_export_names_it_and_erasure_takes_the_name(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    _, answer = await hand_in(harness, token, played())
    async with harness.http(token) as http:
        export = (await http.get("/api/me/export")).json()
        assert [one["table"] for one in export["handed-in"]] == [answer["code"]]
        assert (await http.delete("/api/me")).status_code == 200
    (row,) = await harness.store.tables.latest(10)
    assert "Ana" not in msgspec.json.encode(row).decode()
    left = await harness.store.database.run(
        lambda connection: connection.execute("SELECT count(*) FROM handed_in").fetchone()
    )
    assert left[0] == 0
    assert ana.id not in {seat.person for seat in row.seats}


async def test_games_of_a_tab_go_into_the_history_of_a_server(
    harness: Harness, tmp_path: Path
) -> None:
    folder = tmp_path / "tab"
    folder.mkdir()
    async with opened_tab(folder) as tab:
        await played_out(tab, await evening(tab))
        await evening(tab)  # goes on, and stays there
        lines = (await finished_games(tab.context.store)).decode().splitlines()
    assert len(lines) == 1
    _, token = await harness.people.add("Bea")
    async with harness.http(token) as http:
        kind = {"content-type": "application/json"}
        answer = await http.post("/api/me/games", content=lines[0], headers=kind)
    assert answer.status_code == 200
    (past,) = (await history(harness, token))["latest"]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in past["seats"]] == [
        ("person", "Bea", None),
        ("bot", "Brasa", "novice"),
    ]
