"""Ratings: opt-in, by sides and places, derived from records, rebuilt on request."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openskill.models import PlackettLuce

from farol.commands.arguments import BadRequest
from farol.commands.ratings import ratings
from farol.community.features import SCHEMAS
from farol.community.history.figures import FinishedGame
from farol.community.identity.store import IdentityStore
from farol.community.ratings.contests import match_of
from farol.community.ratings.ratings import FEW, steps_after, told
from farol.community.ratings.rows import EVERYBODY, Moment, PlayedRow, Pool, RatingStep, RatingWork
from farol.community.ratings.store import RatingStore
from farol.contracts.contests import Contest
from farol.core.rand import Rand
from farol.core.record import entry_of
from farol.games import ALL
from farol.protocol.bodies import NewTable
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.model.game import LiveGame
from farol.server.play.model.strength import ANCHORS, Facts, read_facts
from farol.server.store.sqlite import SqliteDatabase
from farol.server.store.store import Person, SeatRow, TableRow
from farol.server.store.stores import Store
from farol.server.workers.documents import Played
from tests.community.finished_games import add_game, bot_of, finished_game, seat_of
from tests.community.test_records import _go_back_past_a_card
from tests.server.harness import MINE, OPEN, Client, Harness, game_of

ANA, BEA, CARLOS = Person(1, "Ana"), Person(2, "Bea"), Person(3, "Carlos")


# --- which games count -----------------------------------------------------------------------


def judged(game: str, *seats: SeatRow, by_bots: tuple[int, ...] = (), **more: Any) -> str | None:
    """Why a game does not count; None if it was not rated."""
    row, played = finished_game(game, *seats, **{"rated": True, **more})
    found = match_of(FinishedGame(row, taken(row, played), frozenset(by_bots)))
    return None if found is None else found.why


def taken(row: TableRow, game: LiveGame) -> Played:
    entries = [entry_of(entry.action, entry.undo_to) for entry in game.entries]
    undone_by = [entry.seat for entry in game.entries]
    return Played(row.game, len(row.seats), row.options, entries, undone_by, ())


@pytest.mark.parametrize("game", ALL)
def test_a_game_of_people_counts(game: str) -> None:
    assert judged(game, *map(seat_of, (ANA, BEA, CARLOS)[: max(2, ALL[game].seats[0])])) == ""


def test_bots_of_a_known_strength_may_sit_there_too() -> None:
    assert judged("loknroll", seat_of(ANA), seat_of(BEA), bot_of("expert")) == ""
    assert judged("loknroll", seat_of(ANA), seat_of(BEA), bot_of("mine.py")) == "bots"


def test_a_table_that_was_not_opened_for_it_says_nothing() -> None:
    assert judged("loknroll", seat_of(ANA), seat_of(BEA), rated=False) is None


def test_two_people_at_least_and_each_on_one_seat() -> None:
    assert judged("loknroll", seat_of(ANA), bot_of()) == "people"
    assert judged("loknroll", seat_of(ANA), seat_of(ANA), seat_of(BEA)) == "people"


def test_practice_hints_and_stand_ins_make_a_game_unrated() -> None:
    two = (seat_of(ANA), seat_of(BEA))
    assert judged("loknroll", *two, practice=True) == "practice"
    assert judged("loknroll", *two, advised=[1]) == "hints"
    assert judged("loknroll", *two, advised=None) == "hints"
    for left in ({"former": [7]}, {"since": 3}):
        gone = SeatRow("person", BEA.id, BEA.name, level="novice", **left)
        assert judged("loknroll", seat_of(ANA), gone) == "stand-in", left


@pytest.mark.parametrize("left", [{"resigned": True}, {"standing_in": True}])
def test_who_abandons_a_game_can_lose_it_and_nobody_else_gets_anything(left: Any) -> None:
    gone = SeatRow("person", BEA.id, BEA.name, level="novice", **left)
    seats = (seat_of(ANA), gone, bot_of())
    assert judged("loknroll", *seats) == "left"
    _, _, read = facts("loknroll", *seats)
    assert read.left == [1]
    assert read.contests == [Contest([[0], [1], [2]], [1, 2, 1])]
    assert judged("loknroll", *seats, rated=False, league=7) == "stand-in"


def test_a_move_that_a_bot_made_for_a_person_makes_a_game_unrated() -> None:
    two = (seat_of(ANA), seat_of(BEA))
    _, played = finished_game("loknroll", *two)
    moved = next(entry.version for entry in played.entries if entry.seat == 1)
    assert judged("loknroll", *two, by_bots=(moved,)) == "left"


def test_of_who_is_gone_nobody_can_say_any_more_whether_they_played_alone() -> None:
    assert judged("loknroll", seat_of(ANA), SeatRow("person", None, "")) == "gone"


def test_what_was_taken_back_past_a_reveal_makes_a_game_unrated() -> None:
    three = (seat_of(ANA), seat_of(BEA), seat_of(CARLOS))
    assert judged("saboteur", *three, midway=_go_back_past_a_card) == "undo"
    assert judged("saboteur", *three) == ""


def test_dice_that_cannot_be_checked_make_a_game_unrated() -> None:
    row, played = finished_game("loknroll", seat_of(ANA), seat_of(BEA), rated=True)
    row.secret = "0" * 64
    found = match_of(FinishedGame(row, taken(row, played), frozenset()))
    assert found is not None
    assert found.why == "dice"


# --- sides -----------------------------------------------------------------------------------


def facts(game: str, *seats: SeatRow, **more: Any) -> tuple[TableRow, LiveGame, Facts]:
    row, played = finished_game(game, *seats, rated=True, **more)
    found = match_of(FinishedGame(row, taken(row, played), frozenset()))
    assert found is not None
    read = read_facts(found.data, len(seats))
    assert read is not None
    return row, played, read


def test_everybody_plays_for_themselves_as_the_result_says() -> None:
    row, _, read = facts("loknroll", seat_of(ANA), seat_of(BEA), bot_of("regular"))
    assert row.result is not None
    assert read.contests == [Contest([[0], [1], [2]], row.result.places)]
    assert read.levels == [None, None, "regular"]


def test_in_saboteur_each_round_is_a_contest_of_its_two_sides() -> None:
    people = [seat_of(Person(n, f"P{n}")) for n in range(1, 7)]
    _, played, read = facts("saboteur", *people, seed=4)
    ends = [
        view
        for step in range(1, played.version + 1)
        for view in played_events(played, step)
        if view["kind"] == "round-over"
    ]
    assert len(ends) == 3
    told_sides = [(sorted(end["saboteurs"]), end["winners"]) for end in ends if end["saboteurs"]]
    assert [
        (one.sides[1], "diggers" if one.places == [1, 2] else "saboteurs") for one in read.contests
    ] == told_sides
    for one in read.contests:
        assert sorted(one.sides[0] + one.sides[1]) == list(range(6))


def played_events(game: LiveGame, version: int) -> list[dict[str, Any]]:
    (step,) = [step for step in game.steps(None, 0) if step.version == version]
    found: list[dict[str, Any]] = msgspec.json.decode(step.events)
    return found


@pytest.mark.parametrize(
    "data",
    [
        "",
        "[]",
        '{"levels":[null],"contests":[]}',
        '{"levels":[null,null],"contests":[[[[0],[2]],[1,2]]]}',
        '{"levels":[null,null],"contests":[[[[0],[0]],[1,2]]]}',
        '{"levels":[null,null],"contests":[[[[0],[]],[1,2]]]}',
        '{"levels":[null,null],"contests":[[[[0],[1]],[1]]]}',
        '{"levels":[null,null],"contests":[[[[0,1]],[1]]]}',
    ],
)
def test_what_was_kept_and_cannot_be_read_says_nothing(data: str) -> None:
    assert read_facts(data, 2) is None
    assert rated(PlayedRow(1, 1.0, data, [1, 2], [1, 2])) == []


# --- the method ------------------------------------------------------------------------------


def match(
    table: int, people: list[int | None], *contests: Contest, levels: list[str | None] | None = None
) -> PlayedRow:
    data = msgspec.json.encode(Facts(levels or [None] * len(people), list(contests))).decode()
    places = contests[0].places if len(contests[0].places) == len(people) else [1] * len(people)
    return PlayedRow(table, float(table), data, people, places)


def rated(*games: PlayedRow, known: tuple[RatingStep, ...] = ()) -> list[RatingStep]:
    work = RatingWork(0, list(games), list(known))
    return msgspec.json.decode(steps_after(work), type=list[RatingStep])


def duel(table: int, winner: int, loser: int) -> PlayedRow:
    return match(table, [winner, loser], Contest([[0], [1]], [1, 2]))


def test_the_model_is_the_published_one() -> None:
    model = PlackettLuce(mu=0.0)
    ((one,), (two,), (three,)) = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 2])
    found = rated(match(1, [1, 2, 3], Contest([[0], [1], [2]], [2, 1, 2])))
    assert [(step.mu, step.sigma) for step in found] == [
        (one.mu, one.sigma),
        (two.mu, two.sigma),
        (three.mu, three.sigma),
    ]
    assert found[0].mu == pytest.approx(found[2].mu)
    assert found[0].mu < 0 < found[1].mu
    assert [(step.games, step.won) for step in found] == [(1, 0), (1, 1), (1, 0)]


def test_a_draw_of_equals_changes_nobody_and_makes_both_surer() -> None:
    found = rated(match(1, [1, 2], Contest([[0], [1]], [1, 1])))
    assert [round(step.mu, 9) for step in found] == [0.0, 0.0]
    assert all(told(step).give < 16.7 for step in found)


def test_winning_raises_and_games_make_surer() -> None:
    steps = rated(*(duel(n, 1, 2) for n in range(1, FEW + 1)))
    own = [told(step) for step in steps if step.person == 1]
    assert [one.value for one in own] == sorted(one.value for one in own)
    assert [one.give for one in own] == sorted((one.give for one in own), reverse=True)
    assert [one.guessing for one in own] == [True] * (FEW - 1) + [False]
    assert (own[-1].games, own[-1].won) == (FEW, FEW)


def test_to_beat_the_strong_counts_for_more_than_to_beat_the_weak() -> None:
    strong, weak = RatingStep(2, 0, 0.0, 8.0, 2.0, 9, 9), RatingStep(3, 0, 0.0, -8.0, 2.0, 9, 0)
    over_strong = rated(duel(1, 1, 2), known=(strong, weak))[0]
    over_weak = rated(duel(1, 1, 3), known=(strong, weak))[0]
    assert over_strong.mu > over_weak.mu > 0


def test_a_side_of_many_is_not_taken_to_be_the_stronger_one() -> None:
    """Among equals, four against two win as much as two against four lose."""
    few = rated(match(1, [1, 2, 3, 4, 5, 6], Contest([[0, 1, 2, 3], [4, 5]], [2, 1])))
    many = rated(match(1, [1, 2, 3, 4, 5, 6], Contest([[0, 1, 2, 3], [4, 5]], [1, 2])))
    assert few[4].mu == pytest.approx(-many[4].mu)
    assert few[4].mu == few[5].mu > 0 > few[0].mu == few[3].mu


def test_bots_are_taken_to_be_what_they_are_and_never_change() -> None:
    levels = list(ANCHORS)
    assert list(ANCHORS.values()) == sorted(ANCHORS.values())
    gains = []
    for level in levels:
        contest = Contest([[0], [1], [2]], [1, 2, 3])
        found = rated(match(1, [1, 2, None], contest, levels=[None, None, level]))
        assert [step.person for step in found] == [1, 2]
        gains.append(found[0].mu)
    assert gains == sorted(gains)
    games = [
        match(n, [1, 2, None], Contest([[0], [1], [2]], [1, 2, 3]), levels=[None, None, "expert"])
        for n in range(1, 40)
    ]
    assert told(rated(*games)[-2]).value > ANCHORS["expert"]  # who always beats experts


def test_somebody_who_is_gone_is_a_newcomer_each_time() -> None:
    won = [match(n, [1, None], Contest([[0], [1]], [1, 2])) for n in (1, 2)]
    once, twice = rated(*won)
    assert twice.mu == rated(duel(2, 1, 9), known=(once,))[0].mu


def test_rounds_of_one_game_follow_each_other() -> None:
    rounds = [Contest([[0, 1], [2]], [1, 2]), Contest([[1, 2], [0]], [2, 1])]
    together = rated(match(1, [1, 2, 3], *rounds))
    first = rated(match(1, [1, 2, 3], rounds[0]))
    second = rated(match(2, [1, 2, 3], rounds[1]), known=tuple(first))
    assert [step.mu for step in together] == [step.mu for step in second]
    assert [step.games for step in together] == [1, 1, 1]


# --- rebuilt and as it went along --------------------------------------------------------------


async def crowd(harness: Harness, count: int) -> list[tuple[Person, str]]:
    return [await harness.people.add(f"P{n}") for n in range(count)]


async def everything(store: Store) -> dict[str, Any]:
    """All ratings of every game."""
    return {game: await RatingStore(store.database).ratings(Pool(EVERYBODY, game)) for game in ALL}


async def play(harness: Harness, people: list[Person], seed: int, **more: Any) -> TableRow:
    rand = Rand(seed)
    order = sorted(people, key=lambda _: rand.below(1000))
    game = "loknroll" if seed % 4 else "saboteur"
    seats = [seat_of(one) for one in order[: 3 + seed % 2]]
    return await add_game(harness.store, game, *seats, seed=seed, **{"rated": True, **more})


async def test_ratings_that_went_along_are_those_that_are_rebuilt(harness: Harness) -> None:
    people = [person for person, _ in await crowd(harness, 5)]
    ratings = harness.ratings
    for seed in range(1, 9):
        row = await play(harness, people, seed)
        await ratings.table_rating(people[0], row)
    along = await everything(harness.store)
    assert sum(map(len, along.values())) > 5
    assert await ratings.rebuild() == 8
    assert await everything(harness.store) == along


async def test_games_count_in_order_of_their_ends_whenever_they_are_read(harness: Harness) -> None:
    people = [person for person, _ in await crowd(harness, 5)]
    ratings = harness.ratings
    for seed in (4, 1, 8, 2, 6, 3, 7, 5):  # the seed is the time of the end
        row = await play(harness, people, seed)
        await ratings.table_rating(people[0], row)
    along = await everything(harness.store)
    await ratings.rebuild()
    assert await everything(harness.store) == along


async def test_a_game_that_comes_in_between_is_not_forgotten(harness: Harness) -> None:
    """If an earlier game is read while a pool is being rated, rating starts again."""
    people = [person for person, _ in await crowd(harness, 3)]
    store, ratings = harness.store, harness.ratings
    pool = Pool(EVERYBODY, "loknroll")
    seats = [seat_of(one) for one in people]
    late = await add_game(store, "loknroll", *seats, seed=20, rated=True)
    await harness.history.read_over(late, people[0])
    work = await RatingStore(store.database).unrated(pool, 10)
    early = await add_game(store, "loknroll", *seats, seed=10, rated=True)
    await harness.history.read_over(early, people[0])
    steps = msgspec.json.decode(steps_after(work), type=list[RatingStep])
    assert not await RatingStore(store.database).keep_ratings(
        pool, work.revision, moment(work), steps
    )
    await ratings.rater.rate(pool)
    assert {one.games for one in await RatingStore(store.database).ratings(pool)} == {2}


def moment(work: RatingWork) -> Moment:
    return Moment(work.games[-1].ended, work.games[-1].table)


async def test_deleted_people_leave_no_name_and_others_rate_without_them(harness: Harness) -> None:
    crowded = await crowd(harness, 4)
    people = [person for person, _ in crowded]
    ratings = harness.ratings
    for seed in range(1, 7):
        await ratings.table_rating(people[0], await play(harness, people, seed))
    async with harness.http(crowded[3][1]) as http:
        gone = await http.request("DELETE", "/api/me")
        assert gone.status_code in {200, 204}, gone.text
    await ratings.rater.catch_up()
    along = await everything(harness.store)
    assert "P3" not in str(along)
    await ratings.rebuild()
    assert await everything(harness.store) == along


async def test_a_bad_row_says_nothing_and_keeps_nobody_from_the_others(harness: Harness) -> None:
    people = [person for person, _ in await crowd(harness, 3)]
    ratings, store = harness.ratings, harness.store
    seats = [seat_of(one) for one in people]
    rows = [await add_game(store, "loknroll", *seats, seed=n, rated=True) for n in range(1, 4)]
    for row in rows:
        await harness.history.read_over(row, people[0])

    def damage(connection: Any) -> None:
        connection.execute(
            "UPDATE matches SET data = '{\"levels\": 7}' WHERE table_id = ?", (rows[1].id,)
        )

    await store.database.run(damage)
    await ratings.rater.catch_up()
    found = await RatingStore(store.database).ratings(Pool(EVERYBODY, "loknroll"))
    assert {one.games for one in found} == {2}


# --- over HTTP -------------------------------------------------------------------------------


async def page(harness: Harness, token: str, query: str = "") -> dict[str, Any]:
    harness.time.pass_by(60)
    async with harness.http(token) as http:
        await http.get(f"/api/ratings{query}")
        await harness.history.settled()
        answer = await http.get(f"/api/ratings{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def of_table(harness: Harness, token: str, code: str) -> Any:
    async with harness.http(token) as http:
        answer = await http.get(f"/api/tables/{code}/rating")
    return answer.json() if answer.status_code == 200 else answer.status_code


async def test_the_page_tells_ratings_with_their_uncertainty(harness: Harness) -> None:
    (ana, mine), (bea, _), (carlos, _) = await crowd(harness, 3)
    for seed in range(1, FEW + 1):
        await add_game(
            *(harness.store, "loknroll", seat_of(ana), seat_of(bea)), seed=seed, rated=True
        )
    await add_game(harness.store, "loknroll", seat_of(carlos), seat_of(bea), seed=99, rated=True)
    found = await page(harness, mine)
    assert found["anchors"][0] == {"level": "random", "value": 10.0}
    assert not found["reading"]
    (only,) = found["lists"]
    assert only["game"] == "loknroll"
    assert [line["name"] for line in only["people"]][-1] == carlos.name  # one game tells little
    assert only["people"][-1]["rating"]["guessing"]
    own = next(line["rating"] for line in only["people"] if line["yours"])
    assert own == only["yours"]
    assert own["games"] == FEW
    assert not own["guessing"]
    assert 0 < own["give"] < 16.7
    assert await page(harness, mine, "?game=saboteur") == {**found, "lists": []}


async def test_who_does_not_want_to_be_seen_is_not(harness: Harness) -> None:
    (ana, mine), (bea, hers) = await crowd(harness, 2)
    await add_game(harness.store, "loknroll", seat_of(ana), seat_of(bea), rated=True)
    async with harness.http(hers) as http:
        await http.put("/api/me/listing", json={"listed": False})
    found = await page(harness, mine)
    assert bea.name not in str(found)
    assert [line["name"] for line in found["lists"][0]["people"]] == [ana.name]
    assert (await page(harness, hers))["lists"][0]["yours"]["games"] == 1


async def test_the_end_sheet_tells_what_a_game_did_or_why_nothing(harness: Harness) -> None:
    (ana, mine), (bea, hers), (_, others) = await crowd(harness, 3)
    seats = (seat_of(ana), seat_of(bea), bot_of("regular"))
    counted = await add_game(harness.store, "loknroll", *seats, seed=3, rated=True)
    found = await of_table(harness, mine, counted.code)
    assert found["rated"] is True
    assert found["why"] is None
    assert found["seats"][0]["before"]["value"] == 25.0
    assert found["seats"][0]["after"]["games"] == 1
    assert found["seats"][2] == {"before": None, "after": None, "anchor": 25.0}
    assert found == await of_table(harness, hers, counted.code)
    advised = await add_game(*(harness.store, "loknroll", *seats), seed=4, rated=True, advised=[1])
    found = await of_table(harness, mine, advised.code)
    assert found["why"] == "hints"
    assert all(seat["after"] is None for seat in found["seats"])
    assert found["seats"][0]["before"]["games"] == 1
    assert await of_table(harness, others, counted.code) == 404
    usual = await add_game(harness.store, "loknroll", *seats, seed=5)
    assert await of_table(harness, mine, usual.code) == {"rated": False, "why": None, "seats": []}


async def test_an_unreadable_record_counts_for_nothing_and_says_so(harness: Harness) -> None:
    (ana, mine), (bea, _) = await crowd(harness, 2)
    row = await add_game(*(harness.store, "loknroll", seat_of(ana), seat_of(bea)), rated=True)

    def damage(connection: Any) -> None:
        connection.execute(
            "UPDATE steps SET action = 999999 WHERE table_id = ? AND version = 9", (row.id,)
        )

    await harness.store.database.run(damage)
    assert (await harness.ratings.table_rating(ana, row)).why == "record"
    assert (await page(harness, mine))["lists"] == []


# --- tables ----------------------------------------------------------------------------------


async def test_a_rated_table_says_so_to_whoever_comes(harness: Harness) -> None:
    ana, _ = await harness.people.add("Ana")
    wanted = NewTable("loknroll", [MINE, OPEN], rated=True, visibility="public")
    table = await harness.lobby.open(wanted, ana)
    assert [one.rated for one in (await harness.lobby.mine(None)).open] == [True]
    assert table.row.rated
    assert not table.row.counting


@pytest.mark.parametrize(
    ("asked", "rated_", "counts"),
    [(None, False, True), (None, True, False), (True, True, True), (False, False, False)],
)
async def test_cards_that_are_out_are_not_counted_at_rated_tables_unless_the_host_wants_it(
    harness: Harness, asked: bool | None, rated_: bool, counts: bool
) -> None:
    ana, _ = await harness.people.add("Ana")
    wanted = NewTable("loknroll", [MINE, OPEN], rated=rated_, counting=asked)
    assert (await harness.lobby.open(wanted, ana)).row.counting is counts


@pytest.mark.parametrize(
    "seats", [[MINE], [MINE, SeatPlan("bot", level="novice")], [MINE, MINE, OPEN]]
)
async def test_a_rated_table_needs_two_people(harness: Harness, seats: list[SeatPlan]) -> None:
    ana, _ = await harness.people.add("Ana")
    with pytest.raises(Refusal, match="two people"):
        await harness.lobby.open(NewTable("loknroll", seats, rated=True), ana)


# --- the command -----------------------------------------------------------------------------


@pytest.mark.of_a_file
async def test_one_command_rebuilds_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en")
    file = tmp_path / "x.db"
    store = Store(SqliteDatabase(file, SCHEMAS))
    await store.open()
    people = [
        await IdentityStore(store.database).add_person(name, f"token {name}", 1.0)
        for name in ("Ana", "Bea")
    ]
    for seed in range(1, 3):
        await add_game(store, "loknroll", *map(seat_of, people), seed=seed, rated=True)
    await store.close()
    await asyncio.to_thread(ratings, str(file), rebuild=True)
    told_ = capsys.readouterr().out
    assert "2 games were read anew" in told_
    assert "Ana" in told_
    assert "still guessing" in told_
    await asyncio.to_thread(ratings, str(file))
    assert capsys.readouterr().out == told_.partition("\n")[2]


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(BadRequest):
        ratings(str(tmp_path / "none.db"), rebuild=True)
    assert not (tmp_path / "none.db").exists()


async def test_a_table_in_play_tells_nothing_by_its_ratings(harness: Harness) -> None:
    """Ratings depend on finished games only: the same bytes, whatever happens at the table."""
    ana, mine = await harness.people.add("Ana")
    bea, _ = await harness.people.add("Bea")
    wanted = NewTable("saboteur", [MINE, OPEN, SeatPlan("bot", level="random")], rated=True)
    table = await harness.lobby.open(wanted, ana, [bea])
    before = await of_table(harness, mine, table.row.code)
    assert [seat["before"] and seat["before"]["value"] for seat in before["seats"]] == [
        25,
        25,
        None,
    ]
    for seed in (1, 2):
        row, _ = finished_game("saboteur", *table.row.seats, seed=seed, rated=True)
        row.id, row.status = table.row.id, "playing"
        told_ = await harness.ratings.table_rating(ana, row)
        assert msgspec.to_builtins(told_) == before


@pytest.mark.parametrize("rated_", [True, False])
async def test_there_are_no_hints_at_a_rated_table(harness: Harness, rated_: bool) -> None:
    ana, _ = await harness.people.add("Ana")
    bea, _ = await harness.people.add("Bea")
    wanted = NewTable("loknroll", [MINE, OPEN], rated=rated_, start=True)
    table = await harness.lobby.open(wanted, ana, [bea])
    (seat, *_) = game_of(table).choosing
    client = Client(ana if table.row.seats[seat].person == ana.id else bea, table)
    await client.hello(look=seat)
    hint = await client.ask("ask-hint", seat=seat, level="random")
    assert (hint.get("sentence") == "At a rated table there are no hints.") is rated_
    assert (table.row.advised == []) is rated_
