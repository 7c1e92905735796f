"""Histories: computed from records, private, robust against damaged data."""

import csv
import io
import sqlite3
import threading
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from farol.community.history.figures import UNREADABLE, edition_of, figures_of, statistics_of
from farol.community.history.service import Job, work
from farol.community.history.store import HistoryStore
from farol.core.rand import Rand
from farol.core.record import undo_to
from farol.core.state import CHANCE, OVER
from farol.games import ALL
from farol.protocol.types import Result
from farol.server.store.store import Person, Progress, Rows, SeatRow, StepRow, TableRow
from farol.server.workers.documents import Played
from tests.server.harness import Harness, opened

ROLES = ALL["saboteur"]
SEATS = 3
CODES = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def random_game(game: str, seats: int, seed: int = 1) -> tuple[list[int], Result]:
    """A whole random game with its result."""
    rand, state = Rand(seed), ALL[game].new(seats, dict(ALL[game].unattended))
    entries: list[int] = []
    while (turn := state.to_act()) != OVER:
        entries.append(state.sample_chance(rand) if turn == CHANCE else state.sample_action(rand))
        state.apply(entries[-1])
    return entries, Result(state.scores(), state.ranking())


ENTRIES, RESULT = random_game("saboteur", SEATS)


class Album:
    """Finished games in a store, in order."""

    def __init__(self, harness: Harness) -> None:
        self._harness = harness
        self._count = 0

    async def add(self, *seats: SeatRow, **more: Any) -> TableRow:
        """A finished game of Saboteur, at noon of some day."""
        self._count += 1
        entries = more.pop("entries", ENTRIES)
        at = more.pop("at", 1_000_000.0 + self._count)
        row = TableRow(
            **{
                "id": 0,
                "code": "AAAAA" + CODES[self._count],
                "game": "saboteur",
                "rules_version": ROLES.version,
                "options": dict(ROLES.unattended),
                "seats": list(seats),
                "host": 1,
                "status": "over",
                "created": at,
                "secret": "",
                "result": RESULT,
                **more,
            }
        )
        row.id = await self._harness.store.tables.add_table(row)
        steps = [StepRow(n, entry, None, None, None, at) for n, entry in enumerate(entries, 1)]
        await self._harness.store.tables.save(row.id, Rows(row=row, steps=steps))
        return row


def person_seat(person: Person) -> SeatRow:
    return SeatRow("person", person.id, person.name)


BOT_SEAT = SeatRow("bot", name="Candil", level="novice")


async def history(harness: Harness, token: str, query: str = "") -> dict[str, Any]:
    async with harness.http(token) as http:
        answer = await http.get(f"/api/me/history{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def sit(harness: Harness, name: str = "Ana") -> tuple[Person, str]:
    return await harness.people.add(name)


@pytest.mark.parametrize("name", ALL)
def test_every_game_tells_its_figures_from_a_record(name: str) -> None:
    game = ALL[name]
    entries, _ = random_game(name, game.seats[-1])
    told = figures_of(Played(name, game.seats[-1], dict(game.unattended), entries, [], ()))
    assert told != UNREADABLE
    declared = {figure.name for figure in statistics_of(game).figures}
    seats = msgspec.json.decode(told, type=list[dict[str, int]])
    assert len(seats) == game.seats[-1]
    assert any(seats) or not declared
    assert {key.partition("/")[0] for seat in seats for key in seat} <= declared


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_figure_and_every_favourite_has_a_name(name: str, language: str) -> None:
    game = ALL[name]
    names = {line.partition(" =")[0] for line in game.names(language).splitlines()}
    for figure in statistics_of(game).figures:
        assert f"figure-{figure.name}" in names
        assert not figure.of or figure.of in {other.name for other in statistics_of(game).figures}
    entries, _ = random_game(name, game.seats[-1])
    told = figures_of(Played(name, game.seats[-1], dict(game.unattended), entries, [], ()))
    things = {figure.name: figure.things for figure in statistics_of(game).figures}
    for seat in msgspec.json.decode(told, type=list[dict[str, int]]):
        for key in seat:
            figure, slash, thing = key.partition("/")
            assert not slash or f"{things[figure]}-{thing}" in names


def test_saboteur_counts_the_rounds_of_each_role_once() -> None:
    told = figures_of(Played("saboteur", SEATS, dict(ROLES.unattended), ENTRIES, [], ()))
    for seat in msgspec.json.decode(told, type=list[dict[str, int]]):
        assert seat.get("digger", 0) + seat.get("saboteur", 0) == 3
        assert seat.get("digger_won", 0) <= seat.get("digger", 0)


def test_what_was_taken_back_is_not_counted() -> None:
    half = len(ENTRIES) // 2
    plain = Played("saboteur", SEATS, dict(ROLES.unattended), ENTRIES, [], ())
    back = [*ENTRIES[:half], ENTRIES[half], undo_to(half)]
    shifted = [*back, *ENTRIES[half:]]
    undone = Played("saboteur", SEATS, dict(ROLES.unattended), shifted, [], ())
    assert figures_of(undone) == figures_of(plain)


@pytest.mark.parametrize("entries", [[], ENTRIES[:-1], [*ENTRIES, 0], [10**12], [-(10**9)]])
def test_a_record_that_is_no_whole_game_tells_nothing(entries: list[int]) -> None:
    wanted = Played("saboteur", SEATS, dict(ROLES.unattended), entries, [], ())
    assert figures_of(wanted) == UNREADABLE


async def test_games_are_summed_up(harness: Harness) -> None:
    (ana, token), (bea, _) = await sit(harness), await sit(harness, "Bea")
    album = Album(harness)
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    last = await album.add(BOT_SEAT, person_seat(ana), person_seat(bea))
    found = await history(harness, token)
    assert (found["played"], found["contested"], found["waiting"]) == (2, 2, 0)
    places = RESULT.places
    assert found["won"] == (places[0] == 1) + (places[1] == 1)
    (totals,) = found["games"]
    assert totals["best"] == max(RESULT.scores[0], RESULT.scores[1])
    figures = {one["name"]: one for one in totals["figures"]}
    assert sum([figures[role]["value"] for role in ("digger", "saboteur") if role in figures]) == 6
    assert figures["digger_won"]["of"] == figures["digger"]["value"]
    assert figures["card"]["thing"].startswith("card-")
    met = {(one["kind"], one["name"], one["level"]): one["played"] for one in found["opponents"]}
    assert met == {("bot", "", "novice"): 3, ("person", "Bea", None): 1}
    assert found["latest"][0]["code"] == last.code
    assert found["latest"][0]["figures"]["dug"] > 0
    assert [month["played"] for month in found["months"]] == [2]


async def test_filters_choose_games(harness: Harness) -> None:
    (ana, token), (bea, _) = await sit(harness), await sit(harness, "Bea")
    album = Album(harness)
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    await album.add(person_seat(ana), person_seat(bea), BOT_SEAT, at=1_000_000.0 - 31 * 86_400)
    for query, played in (
        ("?company=bots", 1),
        ("?company=people", 1),
        ("?company=alone", 0),
        ("?game=saboteur", 2),
        ("?game=loknroll", 0),
        ("?days=30", 1),
        ("?days=30&company=people", 0),
    ):
        assert (await history(harness, token, query))["played"] == played, query
    async with harness.http(token) as http:
        for query in ("?game=chess", "?company=x", "?days=7", "?days="):
            answer = await http.get(f"/api/me/history{query}")
            assert answer.status_code == 400
            assert answer.json()["sentence"].startswith("There is no such")


async def test_practice_and_lessons_do_not_count(harness: Harness) -> None:
    ana, token = await sit(harness)
    album = Album(harness)
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT, practice=True)
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT, lesson=Progress("1"))
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT, status="playing")
    found = await history(harness, token)
    assert (found["played"], found["practice"], len(found["latest"])) == (0, 1, 1)
    assert found["latest"][0]["practice"]


async def test_a_history_is_for_its_owner_alone(harness: Harness) -> None:
    """Others' games without her do not change a byte of her history."""
    (ana, token), (bea, _) = await sit(harness), await sit(harness, "Bea")
    album = Album(harness)
    await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    paths = ("/api/me/history", "/api/me/games.json", "/api/me/games.csv")
    async with harness.http(token) as http:
        before = [(await http.get(path)).content for path in paths]
        await album.add(person_seat(bea), BOT_SEAT, BOT_SEAT)
        await album.add(person_seat(bea), BOT_SEAT, BOT_SEAT, status="playing")
        assert [(await http.get(path)).content for path in paths] == before
    async with harness.http() as http:
        assert [(await http.get(path)).status_code for path in paths] == [401] * 3


async def test_an_unfinished_game_is_no_part_of_it(harness: Harness) -> None:
    """Its figures would reveal roles before the end."""
    ana, token = await sit(harness)
    await Album(harness).add(person_seat(ana), BOT_SEAT, BOT_SEAT, status="paused")
    found = await history(harness, token)
    assert (found["latest"], found["practice"], found["waiting"]) == ([], 0, 0)


@pytest.mark.of_a_file
@pytest.mark.parametrize(
    ("statement", "played"),
    [
        ("UPDATE tables SET data = '{' WHERE id = 1", 1),
        ("UPDATE tables SET data = json_remove(data, '$.result') WHERE id = 1", 1),
        ("UPDATE tables SET data = json_set(data, '$.result.scores', json('[1]')) WHERE id = 1", 1),
        ("UPDATE tables SET data = json_set(data, '$.rules_version', 99) WHERE id = 1", 2),
        ("UPDATE tables SET game = 'chess' WHERE id = 1", 2),
        ("UPDATE steps SET action = 999999999 WHERE table_id = 1 AND version = 9", 2),
        ("UPDATE steps SET action = 'x' WHERE table_id = 1 AND version = 9", 2),
        ("UPDATE steps SET action = NULL WHERE table_id = 1 AND version = 9", 2),
        ("DELETE FROM steps WHERE table_id = 1", 2),
        ("INSERT INTO tallies VALUES (1, '{edition}', 'junk')", 2),
        ("INSERT INTO tallies VALUES (1, '{edition}', '[]')", 2),
    ],
)
async def test_one_bad_row_spoils_no_page(tmp_path: Path, statement: str, played: int) -> None:
    async with opened(tmp_path) as harness:
        ana, token = await sit(harness)
        album = Album(harness)
        await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
        await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    connection = sqlite3.connect(tmp_path / "farol.db")
    connection.execute(statement.replace("{edition}", edition_of(ROLES)))
    connection.commit()
    connection.close()
    async with opened(tmp_path) as harness:
        found = await history(harness, token)
        assert (found["played"], found["unreadable"]) == (played, 1)
        async with harness.http(token) as http:
            assert (await http.get("/api/me/games.csv")).status_code == 200


async def test_a_new_statistic_fills_in_for_old_games(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, token = await sit(harness)
    await Album(harness).add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    await history(harness, token)
    statistics = statistics_of(ROLES)
    fewer = statistics._replace(figures=statistics.figures[:1], edition=9)
    monkeypatch.setattr("farol.games.saboteur.statistics.STATISTICS", fewer)
    (totals,) = (await history(harness, token))["games"]
    assert [one["name"] for one in totals["figures"]] == ["digger"]
    (row,) = await HistoryStore(harness.store.database).past(ana.id, 9)
    assert row.edition == edition_of(ROLES)


async def test_many_unread_games_do_not_keep_a_page_waiting(harness: Harness) -> None:
    ana, token = await sit(harness)
    album = Album(harness)
    for _ in range(7):
        await album.add(person_seat(ana), BOT_SEAT, BOT_SEAT)
    first = await history(harness, token)
    assert (first["played"], first["waiting"]) == (7, 7)
    await harness.history.settled()
    assert (await history(harness, token))["waiting"] == 0


async def test_nothing_is_summed_up_on_the_event_loop(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, token = await sit(harness)
    await Album(harness).add(person_seat(ana), BOT_SEAT, BOT_SEAT, rated=True)
    where: dict[str, threading.Thread] = {}

    def noted(job: Job) -> bytes:
        assert isinstance(job, partial)
        where[job.func.__name__] = threading.current_thread()
        return work(job)

    monkeypatch.setattr("farol.community.history.service.work", noted)
    async with harness.http(token) as http:
        for page in ("/api/me/history", "/api/me/games.csv", "/api/records", "/api/ratings"):
            assert (await http.get(page)).status_code == 200
            await harness.history.settled()
    assert {"history_of", "sheet_of", "read_record", "records_of", "ratings_of"} <= set(where)
    assert threading.main_thread() not in where.values()


async def test_games_can_be_taken_home(harness: Harness) -> None:
    (ana, token), (eve, _) = await sit(harness), await sit(harness, "=cmd()")
    await Album(harness).add(person_seat(ana), person_seat(eve), BOT_SEAT)
    async with harness.http(token) as http:
        sheet = await http.get("/api/me/games.csv")
        taken = await http.get("/api/me/games.json")
    (line,) = csv.DictReader(io.StringIO(sheet.content.decode("utf-8-sig")))
    assert (line["game"], line["company"], line["seats"]) == ("saboteur", "people", "3")
    assert line["with"] == "'=cmd(), Candil"
    assert int(line["dug"]) > 0
    assert 'filename="farol.csv"' in sheet.headers["content-disposition"]
    assert sheet.headers["cache-control"] == "no-store"
    (game,) = taken.json()["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "=cmd()", "Candil"]
