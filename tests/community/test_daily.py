"""Daily deals: the same for everybody, one try, and no way to look ahead."""

from typing import Any

from farol.community.daily.store import DailyStore
from farol.core.fairness import commitment
from farol.core.rand import Rand
from farol.games import ALL
from farol.server.play.model.days import day_after, end_of
from farol.server.play.table import Table
from farol.server.play.verify import read_record, verify
from farol.server.store.store import Person
from tests.server.harness import AsgiSocket, Client, Harness, game_of, play_choice

DAY = 86_400.0


async def deals(harness: Harness, token: str | None, query: str = "") -> dict[str, Any]:
    async with harness.http(token) as http:
        answer = await http.get(f"/api/daily{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def deal_of(harness: Harness, token: str | None, game: str, query: str = "") -> Any:
    found = await deals(harness, token, query)
    return next(one for one in found["games"] if one["game"] == game)


async def begin(harness: Harness, person: Person, token: str, game: str = "loknroll") -> Client:
    async with harness.http(token) as http:
        answer = await http.post("/api/daily", json={"game": game})
    assert answer.status_code == 201, answer.text
    table = await harness.table(answer.json()["code"])
    client = Client(person, table)
    assert (await client.hello(look=0))["type"] == "welcome"
    return client


async def play_on(client: Client, moves: int, seed: int = 1) -> None:
    """So many decisions, or all; the same seed gives the same ones."""
    rand = Rand(seed)
    for _ in range(moves):
        while True:
            game = game_of(client.table)
            if client.table.row.status == "over":
                return
            if game.choosing == [0] and client.table.state.auto_move_version != game.version:
                break
            await client.next("steps", "view", "table")
        client.say("look", look=0)
        view = await client.next("view")
        if view["choices"] and view["version"] == client.table.state.version:
            await play_choice(client, view, rand)


async def play_out(client: Client, seed: int = 1) -> None:
    await play_on(client, 10_000, seed)
    assert client.table.row.status == "over"


def record_of(table: Table) -> list[int | None]:
    game = game_of(table)
    return [entry.action for entry in game.entries]


async def test_everybody_has_the_same_luck_and_the_same_bots(harness: Harness) -> None:
    for game in ("loknroll", "saboteur"):
        told = []
        for name in ("Ana", "Bea"):
            person, token = await harness.people.add(name)
            client = await begin(harness, person, token, game)
            await play_on(client, 6)
            told.append(record_of(client.table)[:20])
        assert told[0] == told[1]


async def test_each_day_has_other_luck_that_nobody_can_work_out(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    seen = set()
    for _ in range(4):
        client = await begin(harness, ana, token)
        seen |= {client.table.row.secret, client.table.row.bots_secret}
        harness.time.pass_by(DAY)
    assert len(seen) == 8


async def test_a_second_try_is_the_first_one(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    first = await begin(harness, ana, token)
    assert first.table.row.code == (await begin(harness, ana, token)).table.row.code
    harness.time.pass_by(DAY)
    assert (await begin(harness, ana, token)).table.row.code != first.table.row.code


async def test_deals_are_promised_the_day_before_and_opened_the_day_after(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    today = await deals(harness, token)
    promised = {one["game"]: one["next_commitments"] for one in today["games"]}
    assert all(one["secrets"] is None for one in today["games"])
    harness.time.pass_by(DAY)
    tomorrow = await deals(harness, token)
    assert tomorrow["day"] == day_after(today["day"])
    assert {one["game"]: one["commitments"] for one in tomorrow["games"]} == promised
    harness.time.pass_by(DAY)
    for one in (await deals(harness, token, f"?day={tomorrow['day']}"))["games"]:
        assert [commitment(bytes.fromhex(secret)) for secret in one["secrets"]] == promised[
            one["game"]
        ]
    async with harness.http(token) as http:
        for day in (day_after(day_after(tomorrow["day"])), "2026-02-30", "x"):
            assert (await http.get(f"/api/daily?day={day}")).status_code in {400, 409}


async def test_a_day_at_which_nobody_looks_is_committed_to_beforehand_too(harness: Harness) -> None:
    daily, store = harness.daily, harness.store
    tomorrow = day_after(daily.today)
    assert await daily.look_ahead() == 2 * len(ALL)
    promised = [await DailyStore(store.database).kept_deal(tomorrow, game) for game in ALL]
    assert None not in promised
    assert await daily.look_ahead() == 0
    harness.time.pass_by(86_400)
    assert await daily.look_ahead() == len(ALL)
    assert [
        await DailyStore(store.database).kept_deal(daily.today, game) for game in ALL
    ] == promised
    assert await DailyStore(store.database).kept_deal(day_after(tomorrow), "saboteur") is not None


async def test_no_secret_leaves_the_server_before_the_day_is_over(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    today = (await deals(harness, token))["day"]
    client = await begin(harness, ana, token)
    await play_out(client)
    row = client.table.row
    hidden = [row.secret, row.bots_secret]
    for day in (today, day_after(today)):
        for game in ALL:
            kept = await DailyStore(harness.store.database).kept_deal(day, game)
            assert kept is not None
            hidden += kept
    async with harness.http(token) as http:
        told = [
            (await http.get(path)).text
            for path in (
                "/api/daily",
                "/api/tables",
                "/api/records",
                "/api/me/history",
                *(
                    f"/api/tables/{row.code}{rest}"
                    for rest in ("", "/record", "/record?as=seat&seat=0", "/replay", "/standing")
                ),
            )
        ]
        complete = await http.get(f"/api/tables/{row.code}/record?as=complete")
    assert complete.status_code == 409
    told += [complete.text, *(frame.decode() for frame in client.frames)]
    assert not [secret for secret in hidden for text in told if secret in text]
    harness.time.pass_by(DAY)
    async with harness.http(token) as http:
        record = await http.get(f"/api/tables/{row.code}/record?as=complete")
    assert verify(read_record(record.content)).seats == 1


async def test_a_table_of_today_is_there_for_nobody_who_could_still_play(harness: Harness) -> None:
    (ana, mine), (bea, hers) = await harness.people.add("Ana"), await harness.people.add("Bea")
    client = await begin(harness, ana, mine)
    code, paths = client.table.row.code, ("", "/record", "/replay", "/qr", "/record?as=complete")

    async def seen(token: str | None) -> list[int]:
        harness.time.pass_by(300)  # wrong codes are limited per minute
        async with harness.http(token) as http:
            return [(await http.get(f"/api/tables/{code}{path}")).status_code for path in paths]

    async def heard(token: str) -> str:
        async with AsgiSocket(harness, token) as socket:
            socket.say("hello", code=code, id="h")
            answer = await socket.next("welcome", "refused")
        return str(answer.get("code") if answer["type"] == "refused" else "welcome")

    assert await seen(hers) == await seen(None) == [404] * 5
    assert await heard(hers) == "code"
    await play_out(client)
    assert await seen(hers) == await seen(None) == [404] * 5
    assert await heard(hers) == "code"
    own = await begin(harness, bea, hers)
    assert await seen(hers) == [404] * 5
    await play_out(own, seed=2)
    assert await seen(hers) == [200, 200, 200, 200, 409]
    assert await heard(hers) == "code"
    assert await seen(None) == [404] * 5
    harness.time.pass_by(DAY)
    assert await seen(hers) == await seen(None) == [200] * 5
    assert await heard(hers) == "welcome"


async def test_what_others_do_changes_no_byte_before_ones_own_try(harness: Harness) -> None:
    (ana, mine), (bea, hers) = await harness.people.add("Ana"), await harness.people.add("Bea")
    before = await deals(harness, hers)
    other = await begin(harness, ana, mine)
    await play_out(other)
    assert await deals(harness, hers) == before
    assert (await deal_of(harness, hers, "loknroll"))["curve"] is None
    await play_out(await begin(harness, bea, hers), seed=5)
    found = await deal_of(harness, hers, "loknroll")
    assert sum(one["people"] for one in found["curve"]) == 2
    assert found["yours"]["place"] in {1, 2}
    assert "Ana" not in str(found)


async def test_there_is_no_undo_and_no_hint(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    client = await begin(harness, ana, token)
    await play_on(client, 1)
    client.say("look", look=0)
    view = await client.next("view")
    assert view["undo"] is None
    undo = await client.ask("undo", seat=0, version=view["version"])
    assert (undo["type"], undo["sentence"]) == (
        "refused",
        "In the deal of the day nothing is taken back.",
    )
    hint = await client.ask("ask-hint", seat=0, level="novice")
    assert hint["sentence"] == "In the deal of the day there are no hints."
    assert client.table.row.advised == []


async def test_a_game_that_a_bot_finished_does_not_count(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    client = await begin(harness, ana, token)
    await client.ask("resign", seat=0)
    await client.over()
    found = await deal_of(harness, token, "loknroll")
    assert (found["yours"]["over"], found["yours"]["score"], found["curve"]) == (True, None, [])


async def test_another_game_of_the_same_people_is_no_deal_of_the_day(harness: Harness) -> None:
    ana, token = await harness.people.add("Ana")
    client = await begin(harness, ana, token)
    await play_out(client)
    client.say("rematch", id="r")
    while client.table.row.rematch is None:
        await client.next("table")
    saved = await harness.store.tables.table(client.table.row.rematch)
    assert saved is not None
    assert saved.row.daily == ""
    assert saved.row.secret != client.table.row.secret


async def test_a_bad_wish_changes_nothing(harness: Harness) -> None:
    _, token = await harness.people.add("Ana")
    async with harness.http(token) as http:
        for body in ({"game": "chess"}, {}, {"game": "loknroll", "x": 1}):
            assert (await http.post("/api/daily", json=body)).status_code >= 400
    async with harness.http() as http:
        assert (await http.post("/api/daily", json={"game": "loknroll"})).status_code == 401
        assert (await http.get("/api/tables")).json()["mine"] == []


def test_days_end_at_midnight_by_utc() -> None:
    assert end_of("1970-01-01") == DAY
    assert day_after("2028-02-28") == "2028-02-29"


async def test_a_try_that_ends_after_its_day_does_not_count(harness: Harness) -> None:
    """From midnight on its secrets are public."""
    (ana, mine), (bea, hers) = [await harness.people.add(name) for name in ("Ana", "Bea")]
    day = harness.daily.today
    late = await begin(harness, ana, mine)
    await play_on(late, 3)
    await play_out(await begin(harness, bea, hers))
    harness.time.pass_by(end_of(day) - harness.time.now() + 1)
    await play_out(late)
    async with harness.http(mine) as http:
        told = (await http.get("/api/daily", params={"day": day})).json()
    (game,) = [one for one in told["games"] if one["game"] == "loknroll"]
    assert sum(one["people"] for one in game["curve"]) == 1
    assert game["yours"]["over"]
    assert (game["yours"]["score"], game["yours"]["place"]) == (None, None)
