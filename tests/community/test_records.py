"""Best scores of each kind, of a person and of this server."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from farol.community.history.figures import edition_of
from farol.community.history.store import HistoryStore
from farol.community.identity.store import IdentityStore
from farol.community.records.best import read_kind, standing_of
from farol.community.records.rows import StandingRow
from farol.community.records.scores import kind_of, written
from farol.games import ALL
from farol.server.play.model.game import LiveGame
from farol.server.store.store import Person, Rows, SeatRow, TableRow
from tests.community.finished_games import add_game, bot_of, finished_game, seat_of
from tests.server.harness import BOT, MINE, Client, Harness, opened, view_of


async def records(harness: Harness, token: str, query: str = "") -> dict[str, Any]:
    """The page, after everything was read."""
    harness.time.pass_by(60)
    async with harness.http(token) as http:
        await http.get(f"/api/records{query}")
        await harness.history.settled()
        answer = await http.get(f"/api/records{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def standing(harness: Harness, token: str, code: str) -> dict[str, Any]:
    async with harness.http(token) as http:
        answer = await http.get(f"/api/tables/{code}/standing")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def score(row: TableRow, seat: int = 0) -> int:
    assert row.result is not None
    return row.result.scores[seat]


async def two(harness: Harness) -> tuple[Person, str, Person, str]:
    (ana, mine), (bea, hers) = await harness.people.add("Ana"), await harness.people.add("Bea")
    return ana, mine, bea, hers


# --- lists -----------------------------------------------------------------------------------


async def test_the_ways_to_play_alone_have_a_list_each(harness: Harness) -> None:
    ana, token, bea, _ = await two(harness)
    modes = {"record": "standard", "three_derailments": "three_derailments", "laura": "laura"}
    for mode in modes.values():
        await add_game(harness.store, "loknroll", seat_of(ana), options={"mode": mode})
    found = await records(harness, token)
    assert [one["kind"]["alone"] for one in found["lists"]] == sorted(modes)
    assert all(one["kind"]["options"] == {} for one in found["lists"])
    assert not found["reading"]
    assert bea.name not in str(found)


async def test_the_lowest_score_is_the_best_where_it_wins(harness: Harness) -> None:
    ana, token, bea, _ = await two(harness)
    games = [await add_game(harness.store, "loknroll", seat_of(ana), seed=n) for n in range(1, 6)]
    hers = await add_game(harness.store, "loknroll", seat_of(bea), seed=9)
    (found,) = (await records(harness, token, "?game=loknroll"))["lists"]
    best = min(games, key=lambda row: (score(row), row.id))
    assert found["yours"]["score"] == score(best)
    assert found["yours"]["code"] == best.code
    lines = sorted([(score(best), "Ana"), (score(hers), "Bea")])
    assert [(line["score"], line["name"]) for line in found["best"]] == lines
    assert sum(line["yours"] for line in found["best"]) == 1


async def test_the_highest_score_is_the_best_elsewhere(harness: Harness) -> None:
    ana, token, *_ = await two(harness)
    seats = (seat_of(ana), bot_of(), bot_of())
    games = [await add_game(harness.store, "saboteur", *seats, seed=n) for n in range(1, 5)]
    (found,) = (await records(harness, token))["lists"]
    assert found["yours"]["score"] == max(map(score, games))
    assert (found["kind"]["seats"], found["kind"]["company"]) == (3, "novice")


def test_kinds_go_by_seats_company_options_and_hints() -> None:
    ana, bea = Person(1, "Ana"), Person(2, "Bea")
    kinds = [
        kind_of(finished_game("saboteur", seat_of(ana), *others, **more)[0], 0)
        for others, more in (
            ([bot_of(), bot_of()], {}),
            ([bot_of("regular"), bot_of("regular")], {}),
            ([bot_of("regular"), bot_of("novice")], {}),  # the weakest counts
            ([bot_of("expert"), seat_of(bea)], {}),
            ([bot_of(), bot_of(), bot_of()], {}),
            ([bot_of(), bot_of()], {"options": {"first_seat": 2}}),  # only selects who begins
            ([bot_of(), bot_of()], {"options": {"allow_self_sabotage": False}}),
            ([bot_of(), bot_of()], {"advised": [0]}),
            ([bot_of(), bot_of()], {"advised": [1]}),
            ([bot_of(), bot_of()], {"advised": None}),
        )
    ]
    assert [kind.company for kind in kinds[:5]] == [
        *("novice", "regular", "novice", "people", "novice")
    ]
    assert kinds[0] == kinds[2] == kinds[5] == kinds[8]
    assert kinds[7] == kinds[9]  # unknown for old games
    assert len({written(kind) for kind in kinds}) == 6
    assert all(read_kind(written(kind)) == kind for kind in kinds)
    assert read_kind("{") is None


@pytest.mark.parametrize("row", [None, StandingRow("{", 3, None, None)])
def test_a_game_of_no_known_kind_is_nobodys_best(row: StandingRow | None) -> None:
    standing = standing_of("saboteur", row)
    assert (standing.kind, standing.is_best, standing.is_record) == (None, False, False)


# --- what counts -------------------------------------------------------------------------------


def _go_back_past_a_card(game: LiveGame) -> None:
    """Once: undo a decision that was followed by chance."""
    line = game.mainline
    if len(game.entries) < 30 and not any(entry.undo_to is not None for entry in game.entries):
        decided = [v for v in line if game.entry(v).seat is not None]
        last = game.entry(decided[-1])
        if decided[-1] < line[-1] and last.seat is not None:
            game.adopt(game.undo(last.seat, last.parent))


def _with_other_luck(row: TableRow) -> None:
    row.secret = f"{1:064x}"


def _rehearsed(row: TableRow) -> None:
    row.salt = "rehearsal-1"


def _from_an_older_farol(row: TableRow) -> None:
    row.sealed, row.seal, row.history = [], "", ""


def _better_on_paper(row: TableRow) -> None:
    assert row.result is not None
    row.result.scores[0] += 5


async def _counted(harness: Harness, token: str) -> int:
    return len((await records(harness, token))["lists"])


@pytest.mark.parametrize(
    "seat", [{"since": 12}, {"former": [7]}, {"resigned": True}, {"standing_in": True}]
)
async def test_a_seat_that_changed_hands_does_not_count(
    harness: Harness, seat: dict[str, Any]
) -> None:
    ana, token, *_ = await two(harness)
    changed = SeatRow("person", ana.id, "Ana", **seat)
    await add_game(harness.store, "saboteur", changed, bot_of(), bot_of())
    assert await _counted(harness, token) == 0


@pytest.mark.parametrize(
    "change", [_with_other_luck, _rehearsed, _from_an_older_farol, _better_on_paper]
)
async def test_uncheckable_dice_and_results_do_not_count(harness: Harness, change: Any) -> None:
    ana, token, *_ = await two(harness)
    row = await add_game(harness.store, "saboteur", seat_of(ana), bot_of(), bot_of())
    change(row)
    await harness.store.tables.save(row.id, Rows(row=row))
    assert await _counted(harness, token) == 0


async def test_practice_does_not_count(harness: Harness) -> None:
    ana, token, *_ = await two(harness)
    await add_game(harness.store, "loknroll", seat_of(ana), practice=True)
    assert await _counted(harness, token) == 0


async def test_what_is_taken_back_past_a_card_never_counts_whoever_agreed(harness: Harness) -> None:
    ana, token, bea, _ = await two(harness)
    seats = (seat_of(ana), seat_of(bea), bot_of())
    row = await add_game(harness.store, "saboteur", *seats, midway=_go_back_past_a_card)
    assert not row.practice
    assert await _counted(harness, token) == 0
    await add_game(harness.store, "saboteur", *seats)
    assert await _counted(harness, token) == 1


async def test_whoever_plays_against_themselves_does_not_count(harness: Harness) -> None:
    ana, token, *_ = await two(harness)
    await add_game(harness.store, "saboteur", seat_of(ana), seat_of(ana), bot_of())
    assert await _counted(harness, token) == 0


async def test_a_move_that_a_bot_made_for_the_seat_spoils_it(harness: Harness) -> None:
    ana, token, *_ = await two(harness)
    row, game = finished_game("saboteur", seat_of(ana), bot_of(), bot_of())
    own = next(entry.version for entry in game.entries if entry.seat == 0)
    other = next(entry.version for entry in game.entries if entry.seat == 1)
    seats = (seat_of(ana), bot_of(), bot_of())
    await add_game(harness.store, "saboteur", *seats, by_bots=(own, other))
    assert await _counted(harness, token) == 0
    await add_game(harness.store, "saboteur", *seats, by_bots=(other,))
    assert await _counted(harness, token) == 1
    assert row.practice is False


async def test_a_hint_is_written_down_for_its_seat_once(harness: Harness) -> None:
    ana = await harness.person("Ana")
    options = {"first_seat": 1}
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True, options=options))
    await client.hello(look=0)
    assert client.table.row.advised == []
    view = await view_of(client, 0)
    for _ in range(2):
        assert (await client.ask("ask-hint", seat=0, level="random"))["type"] == "hint"
    assert client.table.row.advised == [0]
    saved = await harness.store.tables.table(client.table.row.code)
    assert saved is not None
    assert saved.row.advised == [0]
    assert view["version"] == client.table.state.version


# --- who sees what -----------------------------------------------------------------------------


async def test_whoever_does_not_want_to_be_seen_is_not(harness: Harness) -> None:
    ana, mine, bea, hers = await two(harness)
    await add_game(harness.store, "loknroll", seat_of(ana), seed=3)
    await add_game(harness.store, "loknroll", seat_of(bea), seed=4)
    without = await records(harness, mine)
    async with harness.http(hers) as http:
        answer = await http.put("/api/me/listing", json={"listed": False})
        assert answer.json() == {"listed": False}
    (found,) = (await records(harness, mine))["lists"]
    assert [line["name"] for line in found["best"]] == ["Ana"]
    own = await records(harness, hers)
    assert own["listed"] is False
    assert own["lists"][0]["yours"]["name"] == "Bea"
    assert [line["name"] for line in own["lists"][0]["best"]] == ["Ana"]
    async with harness.http(hers) as http:
        await http.put("/api/me/listing", json={"listed": True})
    assert await records(harness, mine) == without


async def test_a_game_with_others_is_no_ones_to_show(harness: Harness) -> None:
    """Its code would reveal the others' actions and chat."""
    ana, mine, bea, hers = await two(harness)
    cleo, token = await harness.people.add("Cleo")
    secret = await add_game(harness.store, "saboteur", seat_of(ana), seat_of(bea), bot_of())
    public = await add_game(
        harness.store, "saboteur", seat_of(bea), seat_of(cleo), bot_of(), visibility="public"
    )
    alone = await add_game(harness.store, "loknroll", seat_of(ana))
    async with harness.http(token) as http:
        await http.get("/api/records")
        await harness.history.settled()
        told = (await http.get("/api/records")).text
    assert secret.code not in told
    assert alone.code in told
    assert secret.code in str(await records(harness, mine))
    assert public.code in str(await records(harness, hers)) + told


async def test_other_peoples_unlisted_games_make_no_difference_to_a_byte(harness: Harness) -> None:
    ana, mine, bea, hers = await two(harness)
    row = await add_game(harness.store, "loknroll", seat_of(ana), seed=2)
    async with harness.http(hers) as http:
        await http.put("/api/me/listing", json={"listed": False})
    before = await records(harness, mine), await standing(harness, mine, row.code)
    for seed in range(5, 9):
        await add_game(harness.store, "loknroll", seat_of(bea), seed=seed)
    await records(harness, hers)
    assert (await records(harness, mine), await standing(harness, mine, row.code)) == before


async def test_whoever_is_gone_is_gone_from_the_list(harness: Harness) -> None:
    ana, mine, bea, _ = await two(harness)
    await add_game(harness.store, "loknroll", seat_of(bea))
    await add_game(harness.store, "loknroll", seat_of(ana), seed=2)
    assert "Bea" in str(await records(harness, mine))
    await IdentityStore(harness.store.database).rename(bea.id, "")
    assert "Bea" not in str(await records(harness, mine))


async def test_nobody_without_a_name_is_told(harness: Harness) -> None:
    async with harness.http() as http:
        assert (await http.get("/api/records")).status_code == 401
        assert (await http.put("/api/me/listing", json={"listed": True})).status_code == 401
        assert (await http.get("/api/tables/AAAAAA/standing")).status_code == 401


# --- one game ----------------------------------------------------------------------------------


async def test_a_game_is_told_what_it_counts_for(harness: Harness) -> None:
    ana, mine, bea, _ = await two(harness)
    rows = [
        await add_game(harness.store, "loknroll", seat_of(ana), seed=seed) for seed in range(1, 5)
    ]
    rows.sort(key=score)
    assert score(rows[0]) < score(rows[-1])
    first = await standing(harness, mine, rows[-1].code)
    assert (first["own"], first["is_best"], first["is_record"]) == (None, True, True)
    better = await standing(harness, mine, rows[0].code)
    assert (better["score"], better["own"]) == (score(rows[0]), score(rows[-1]))
    assert better["is_best"]
    worse = await standing(harness, mine, rows[-1].code)
    assert (worse["own"], worse["is_best"]) == (score(rows[0]), False)
    practice = await add_game(harness.store, "loknroll", seat_of(ana), practice=True)
    assert (await standing(harness, mine, practice.code))["kind"] is None
    hers = await add_game(harness.store, "loknroll", seat_of(bea), seed=2)
    async with harness.http(mine) as http:
        assert (await http.get(f"/api/tables/{hers.code}/standing")).status_code == 404


async def test_an_unfinished_game_counts_for_nothing_yet(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    table = await harness.open(ana, MINE, game="loknroll", start=True)
    async with harness.http(token) as http:
        answer = await http.get(f"/api/tables/{table.row.code}/standing")
    assert answer.status_code == 409


# --- old games, bad rows -----------------------------------------------------------------------


async def test_old_games_fill_in(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, mine, *_ = await two(harness)
    for seed in range(1, 4):
        await add_game(harness.store, "loknroll", seat_of(ana), seed=seed)
    assert await _counted(harness, mine) == 1
    monkeypatch.setattr("farol.community.history.figures.EDITION", 99)
    harness.time.pass_by(60)
    assert await _counted(harness, mine) == 1
    rows, more = await HistoryStore(harness.store.database).finished(0, 100)
    assert [row.edition for row in rows] == [edition_of(ALL["loknroll"])] * 3
    assert not more


@pytest.mark.of_a_file
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET data = '{' WHERE id = 1",
        "UPDATE tables SET data = json_set(data, '$.secret', 'x') WHERE id = 1",
        "UPDATE tables SET data = json_remove(data, '$.result') WHERE id = 1",
        "UPDATE steps SET action = 'x' WHERE table_id = 1 AND version = 9",
        "DELETE FROM steps WHERE table_id = 1",
        "UPDATE tables SET game = 'chess' WHERE id = 1",
        "INSERT INTO claims VALUES (1, 1, 1, 0, 'nonsense', 1.0)",
        "INSERT INTO scores VALUES (1, 0, 1, 'loknroll', '{', -100, 1, 1.0)",
        "INSERT INTO scores VALUES (1, 0, 1, 'chess', '{}', -100, 1, 1.0)",
    ],
)
async def test_one_bad_row_spoils_no_page(tmp_path: Path, statement: str) -> None:
    async with opened(tmp_path) as harness:
        ana, token = await harness.people.add("Ana")
        await add_game(harness.store, "loknroll", seat_of(ana))
        good = await add_game(harness.store, "loknroll", seat_of(ana), seed=2)
    connection = sqlite3.connect(tmp_path / "farol.db")
    connection.execute(statement)
    connection.commit()
    connection.close()
    async with opened(tmp_path) as harness:
        found = await records(harness, token)
        assert len([one["yours"]["code"] for one in found["lists"] if one["yours"]]) == 1
        assert (await standing(harness, token, good.code))["kind"] is not None
