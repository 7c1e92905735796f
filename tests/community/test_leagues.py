"""Leagues: name, code, members, tables, standings; and the podium of an evening."""

from typing import Any

import pytest

from farol.community.leagues.rows import ResultRow
from farol.community.leagues.service import MOST_LEAGUES, podium_of
from farol.community.leagues.store import LeagueStore
from farol.community.ratings.rows import EVERYBODY, Pool
from farol.community.ratings.store import RatingStore
from farol.protocol.bodies import NewTable
from farol.protocol.errors import Refusal
from farol.server.play.table import TRY_AGAIN_SECONDS
from farol.server.store.store import PendingWrite, Person, Rows, StoreError
from tests.community.finished_games import add_game, bot_of, seat_of
from tests.server.harness import MINE, OPEN, Client, Harness


async def asked(harness: Harness, token: str, method: str, path: str, **body: Any) -> Any:
    """The server's answer; for a refusal its status."""
    async with harness.http(token) as http:
        answer = await http.request(method, f"/api/leagues{path}", json=body or None)
    return answer.json() if answer.status_code in {200, 201} else answer.status_code


async def founded(harness: Harness, token: str, name: str = "Los jueves") -> str:
    found = await asked(harness, token, "POST", "", name=name)
    code: str = found["code"]
    return code


async def three(harness: Harness) -> list[tuple[Person, str]]:
    return [await harness.people.add(name) for name in ("Ana", "Bea", "Carlos")]


async def number_of(harness: Harness, code: str) -> int:
    league = await LeagueStore(harness.store.database).league(code)
    assert league is not None
    return league.id


# --- members ---------------------------------------------------------------------------------


async def test_whoever_has_the_code_can_join_and_leave(harness: Harness) -> None:
    (_, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, mine)
    joined = await asked(harness, hers, "POST", f"/{code.lower()}/members")
    assert joined["members"] == ["Ana", "Bea"]
    assert joined == await asked(harness, hers, "POST", f"/{code}/members")  # idempotent
    line = {"code": code, "name": "Los jueves", "members": 2}
    assert await asked(harness, mine, "GET", "") == {"leagues": [line]}
    assert await asked(harness, hers, "DELETE", f"/{code}/members") == {"leagues": []}
    assert (await asked(harness, mine, "GET", f"/{code}"))["members"] == ["Ana"]


async def test_to_others_a_league_is_not_there(harness: Harness) -> None:
    (_, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, mine)
    refused = await asked(harness, hers, "GET", f"/{code}")
    assert refused == await asked(harness, hers, "GET", "/ABCDEF")
    assert refused in {403, 404, 409}
    assert await asked(harness, hers, "POST", "/ABCDEF/members") == 404
    assert refused == await asked(harness, hers, "DELETE", f"/{code}/members")


async def test_wrong_codes_count_as_wrong_codes(harness: Harness) -> None:
    (_, mine), *_ = await three(harness)
    answers = [await asked(harness, mine, "POST", "/ABCDEF/members") for _ in range(40)]
    assert answers[0] == 404
    assert answers[-1] == 429


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
async def test_a_league_has_a_name_that_can_be_read(harness: Harness, name: str) -> None:
    (_, mine), *_ = await three(harness)
    assert await asked(harness, mine, "POST", "", name=name) in {400, 409}
    assert await asked(harness, mine, "GET", "") == {"leagues": []}


async def test_nobody_belongs_to_leagues_without_end(harness: Harness) -> None:
    (ana, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, hers)
    for number in range(MOST_LEAGUES):
        assert await LeagueStore(harness.store.database).add_league(
            number + 1, f"AAAA{number:02}", "x", ana.id, 1.0
        )
    assert await asked(harness, mine, "POST", "", name="more") in {409, 429}
    assert await asked(harness, mine, "POST", f"/{code}/members") in {409, 429}


async def test_the_number_of_a_league_that_is_gone_is_not_used_again(harness: Harness) -> None:
    (_, mine), *_ = await three(harness)
    code = await founded(harness, mine)
    first = await number_of(harness, code)
    await asked(harness, mine, "DELETE", f"/{code}/members")
    assert await LeagueStore(harness.store.database).league(code) is None
    assert await number_of(harness, await founded(harness, mine)) != first


async def test_deleted_people_leave_leagues_and_the_last_takes_it_along(harness: Harness) -> None:
    (_, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, mine)
    await asked(harness, hers, "POST", f"/{code}/members")
    for token, left in ((mine, ["Bea"]), (hers, None)):
        async with harness.http(token) as http:
            assert (await http.request("DELETE", "/api/me")).status_code in {200, 204}
        league = await LeagueStore(harness.store.database).league(code)
        if left is None:
            assert league is None
        else:
            assert league is not None
            assert [
                one.name for one in await LeagueStore(harness.store.database).members(league.id)
            ] == left


# --- looking after it ------------------------------------------------------------------------


async def test_who_has_belonged_to_it_longest_looks_after_it(harness: Harness) -> None:
    (_, mine), (_, hers), (_, his) = await three(harness)
    code = await founded(harness, mine)
    for token in (hers, his):
        await asked(harness, token, "POST", f"/{code}/members")
    assert await asked(harness, hers, "PATCH", f"/{code}", name="Ours") in {403, 409}
    assert not (await asked(harness, hers, "GET", f"/{code}"))["keeper"]
    found = await asked(harness, mine, "PATCH", f"/{code}", name=" Los  viernes ")
    assert (found["name"], found["code"], found["keeper"]) == ("Los viernes", code, True)
    await asked(harness, mine, "DELETE", f"/{code}/members")
    assert (await asked(harness, hers, "GET", f"/{code}"))["keeper"]
    assert (await asked(harness, hers, "PATCH", f"/{code}", name="Ours"))["name"] == "Ours"


async def test_another_code_ends_the_old_one_and_keeps_everything(harness: Harness) -> None:
    (ana, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, mine)
    table = await harness.lobby.open(NewTable("loknroll", [MINE, OPEN], league=code), ana)
    found = await asked(harness, mine, "PATCH", f"/{code}", new_code=True)
    assert found["code"] != code
    assert [one["code"] for one in found["tables"]] == [table.row.code]
    assert await asked(harness, hers, "POST", f"/{code}/members") == 404
    joined = await asked(harness, hers, "POST", f"/{found['code']}/members")
    assert joined["members"] == ["Ana", "Bea"]


async def test_another_name_is_that_of_its_old_tables_too(harness: Harness) -> None:
    (ana, mine), (bea, _), _ = await three(harness)
    code = await founded(harness, mine)
    wanted = NewTable("loknroll", [MINE, OPEN], league=code)
    table = await harness.lobby.open(wanted, ana)
    league, seats = await number_of(harness, code), [seat_of(ana), seat_of(bea)]
    named = {"league": league, "league_name": "Los jueves"}
    over = await add_game(harness.store, "loknroll", *seats, **named)
    lost = await add_game(harness.store, "loknroll", *seats, league=1, league_name="Gone by now")
    other = await harness.lobby.open(NewTable("loknroll", [MINE]), ana)
    found = await asked(harness, mine, "PATCH", f"/{code}", name="Los viernes")
    assert {one["league"] for one in found["tables"]} == {"Los viernes"}
    assert table.row.league_name == "Los viernes"
    for row, name in ((over, "Los viernes"), (lost, "Gone by now"), (other.row, "")):
        assert (await harness.table(row.code)).row.league_name == name
    (listed,) = [
        one for one in await harness.store.tables.tables_of(bea.id, 10) if one.code == over.code
    ]
    assert listed.league_name == "Los viernes"


async def test_a_rename_while_something_is_saved_is_not_lost(harness: Harness) -> None:
    (ana, mine), _, _ = await three(harness)
    code = await founded(harness, mine)
    table = await harness.lobby.open(NewTable("loknroll", [MINE, OPEN], league=code), ana)
    host = Client(ana, table)
    await host.hello(0)
    before = table.row
    host.say("set-talk", talk="off")  # is being saved, from a copy of the row
    harness.lobby.rename_league(table.row.league, "Los viernes")
    assert (table.row, before.league_name) == (before, "Los jueves")  # rows are immutable
    await host.settled()
    assert (table.row.talk, table.row.league_name) == ("off", "Los viernes")
    told = [one["table"]["league"] for one in host.heard if one["type"] == "table"]
    assert told[-1] == "Los viernes"
    ((data,),) = await harness.store.database.run(
        lambda connection: connection.execute("SELECT data FROM tables").fetchall()
    )
    assert "Los viernes" in data


async def test_a_rename_that_cannot_be_saved_is_tried_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ana, mine), _, _ = await three(harness)
    code = await founded(harness, mine)
    table = await harness.lobby.open(NewTable("loknroll", [MINE, OPEN], league=code), ana)
    host = Client(ana, table)
    await host.hello(0)

    def full(_table: int, _rows: Rows) -> PendingWrite:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(harness.store.tables, "save", full)
        harness.lobby.rename_league(table.row.league, "Los viernes")
        await host.settled()
    assert table.row.league_name == "Los jueves"
    harness.time.pass_by(TRY_AGAIN_SECONDS)
    await host.settled()
    assert table.row.league_name == "Los viernes"


async def test_who_is_removed_cannot_come_back_by_the_old_code(harness: Harness) -> None:
    (_, mine), (_, hers), (_, his) = await three(harness)
    code = await founded(harness, mine)
    for token in (hers, his):
        await asked(harness, token, "POST", f"/{code}/members")
    bea = {"place": 1, "name": "Bea"}
    found = await asked(harness, mine, "PATCH", f"/{code}", remove=bea)
    assert found["members"] == ["Ana", "Carlos"]
    assert await asked(harness, hers, "GET", "") == {"leagues": []}
    assert await asked(harness, hers, "POST", f"/{code}/members") == 404
    assert (await asked(harness, his, "GET", f"/{found['code']}"))["name"] == "Los jueves"


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": "\u200b"},
        {"remove": {"place": 1, "name": "Carlos"}},  # the list has changed
        {"remove": {"place": 7, "name": "Bea"}},
        {"remove": {"place": 0, "name": "Ana"}},  # oneself
        {"remove": {"place": -1, "name": "Bea"}},
        {"code": "ABCDEF"},
    ],
)
async def test_a_bad_wish_changes_no_league(harness: Harness, wanted: dict[str, Any]) -> None:
    (_, mine), (_, hers), _ = await three(harness)
    code = await founded(harness, mine)
    await asked(harness, hers, "POST", f"/{code}/members")
    before = await asked(harness, mine, "GET", f"/{code}")
    assert await asked(harness, mine, "PATCH", f"/{code}", **wanted) in {400, 403, 404, 409}
    assert await asked(harness, mine, "GET", f"/{code}") == before


# --- tables and standings ------------------------------------------------------------------------


async def test_a_table_of_a_league_says_so_and_compares_its_people(harness: Harness) -> None:
    (ana, mine), (bea, _), _ = await three(harness)
    code = await founded(harness, mine)
    wanted = NewTable("loknroll", [MINE, OPEN], league=code)
    table = await harness.lobby.open(wanted, ana)
    assert (table.row.league, table.row.league_name) == (
        await number_of(harness, code),
        "Los jueves",
    )
    assert not table.row.rated
    assert not table.row.counting
    (listed,) = (await asked(harness, mine, "GET", f"/{code}"))["tables"]
    assert (listed["code"], listed["league"]) == (table.row.code, "Los jueves")
    with pytest.raises(Refusal, match="no such league"):
        await harness.lobby.open(wanted, bea)
    with pytest.raises(Refusal, match="two people"):
        await harness.lobby.open(NewTable("loknroll", [MINE], league=code), ana)


async def test_standings_are_of_members_and_of_games_in_the_league(harness: Harness) -> None:
    (ana, mine), (bea, hers), (carlos, _) = await three(harness)
    code = await founded(harness, mine)
    await asked(harness, hers, "POST", f"/{code}/members")
    league, store, seats = await number_of(harness, code), harness.store, map(seat_of, (ana, bea))
    both = list(seats)
    for seed in (1, 2):
        await add_game(store, "loknroll", *both, seat_of(carlos), seed=seed, league=league)
    await add_game(store, "loknroll", *both, seed=3, rated=True)  # elsewhere
    await add_game(store, "loknroll", *both, seed=4, rated=True, league=league)
    harness.time.pass_by(60)
    await asked(harness, mine, "GET", f"/{code}")
    await harness.history.settled()
    (found,) = (await asked(harness, mine, "GET", f"/{code}"))["standings"]
    assert found["game"] == "loknroll"
    assert sorted(line["name"] for line in found["people"]) == ["Ana", "Bea"]  # Carlos is a guest
    assert {line["rating"]["games"] for line in found["people"]} == {3}
    assert sum(line["yours"] for line in found["people"]) == 1
    everybody = await RatingStore(store.database).ratings(Pool(EVERYBODY, "loknroll"))
    assert {(one.name, one.games) for one in everybody} == {("Ana", 2), ("Bea", 2)}


# --- an evening ------------------------------------------------------------------------------


def rows(table: int, *places: tuple[int | None, int]) -> list[ResultRow]:
    names = {1: "Ana", 2: "Bea", 3: "Carlos"}
    return [ResultRow(table, who, names.get(who or 0, "Candil"), place) for who, place in places]


def test_a_game_is_worth_the_share_of_those_one_came_out_ahead_of() -> None:
    found = podium_of([*rows(1, (1, 1), (2, 2), (None, 3)), *rows(2, (2, 1), (1, 2))], person=2)
    assert found.games == 2
    assert [(line.place, line.name, line.points, line.won) for line in found.lines] == [
        (1, "Bea", 1.5, 1),
        (2, "Ana", 1.0, 1),
    ]
    assert [line.yours for line in found.lines] == [True, False]


def test_equal_places_are_shared() -> None:
    found = podium_of(rows(1, (1, 1), (2, 1), (3, 3)), person=None)
    assert [(line.place, line.name, line.points) for line in found.lines] == [
        (1, "Ana", 0.75),
        (1, "Bea", 0.75),
        (3, "Carlos", 0.0),
    ]


def test_who_is_gone_and_who_plays_alone_stand_on_no_podium() -> None:
    assert podium_of([ResultRow(1, None, "", 1), *rows(1, (1, 2))], None).lines[0].name == "Ana"
    assert podium_of(rows(1, (1, 1)), None).lines == []
    assert podium_of([], None).games == 0
    assert [one.name for one in podium_of(rows(1, (1, 1), (2, 2)), None, {2}).lines] == ["Bea"]


async def test_the_evening_of_a_league_is_that_of_its_members_tonight(harness: Harness) -> None:
    (ana, mine), (bea, hers), _ = await three(harness)
    code = await founded(harness, mine)
    await asked(harness, hers, "POST", f"/{code}/members")
    league, both = await number_of(harness, code), [seat_of(ana), seat_of(bea)]
    now = harness.time.now()
    for seed, at in ((1, now - 100_000), (2, now - 60), (3, now - 30)):
        await add_game(harness.store, "loknroll", *both, seed=seed, at=at, league=league)
    evening = (await asked(harness, mine, "GET", f"/{code}"))["evening"]
    assert evening["games"] == 2
    assert sum(line["points"] for line in evening["lines"]) == 2


async def test_the_podium_of_a_party_is_from_its_own_games(harness: Harness) -> None:
    (ana, mine), (bea, _), _ = await three(harness)
    party = harness.party()
    await party.begin()
    played = await add_game(harness.store, "loknroll", seat_of(ana), seat_of(bea), bot_of())
    await add_game(harness.store, "loknroll", seat_of(ana), seat_of(bea), seed=2)  # another table
    await party._save(type(party._evening)(party.code, earlier=(played.code, "GONE22")))
    async with harness.http(mine) as http:
        found = (await http.get("/api/party/podium")).json()
    assert found["games"] == 1
    assert {line["name"] for line in found["lines"]} == {"Ana", "Bea"}
    assert {line["played"] for line in found["lines"]} == {1}


async def test_games_of_a_party_count_for_a_league_of_somebody_who_plays(harness: Harness) -> None:
    (ana, mine), (bea, hers), _ = await three(harness)
    code = await founded(harness, hers)
    party = harness.party()
    await party.begin()
    await party.come(ana)
    async with harness.http(hers) as http:
        early = await http.put("/api/party/league", json={"league": code})
    assert early.status_code in {403, 409}  # only guests may
    await party.come(bea)
    async with harness.http(mine) as http:
        assert (await http.put("/api/party/league", json={"league": code})).status_code != 200
        assert (await http.get("/api/party")).json()["league"] is None
    async with harness.http(hers) as http:
        told = await http.put("/api/party/league", json={"league": code})
    assert told.json()["league"] == "Los jueves"
    renamed = (await asked(harness, hers, "PATCH", f"/{code}", new_code=True))["code"]
    await party.deal("loknroll")
    table = harness.lobby.tables[party._evening.table or ""]
    assert (table.row.league, table.row.host) == (await number_of(harness, renamed), bea.id)
    assert [seat.name for seat in table.row.seats] == ["Ana", "Bea"]
    await party.go_on(table.row.code)
    await asked(harness, hers, "DELETE", f"/{renamed}/members")
    await party.deal("loknroll")
    assert harness.lobby.tables[party._evening.table or ""].row.league == 0  # no member plays


async def test_a_party_of_one_counts_for_no_league(harness: Harness) -> None:
    (ana, mine), *_ = await three(harness)
    code = await founded(harness, mine)
    party = harness.party()
    await party.begin()
    await party.come(ana)
    await party.count_for(code, ana)
    await party.deal("loknroll")
    assert harness.lobby.tables[party._evening.table or ""].row.league == 0
