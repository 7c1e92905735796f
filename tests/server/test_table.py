"""A table from the lobby to the rematch, as its clients see it."""

import pytest

from farol.core.rand import Rand
from farol.games import ALL
from farol.server.play.model.state import Loaded
from farol.server.store.store import NO_HOST
from tests.server.forced import forced
from tests.server.harness import (
    BOT,
    MINE,
    OPEN,
    Client,
    Harness,
    SeatPlan,
    all_resign,
    game_of,
    mover,
    play_choice,
    seated,
    view_of,
)


async def test_the_first_to_sit_hosts_a_table_that_nobody_opened(harness: Harness) -> None:
    people = [await harness.person(name) for name in ("Farol", "Ana", "Bea")]
    table = await harness.open(people[0], OPEN, OPEN, BOT)
    table.row.host = NO_HOST
    ana, bea = Client(people[1], table), Client(people[2], table)
    for seat, client in enumerate((ana, bea)):
        await client.hello()
        assert (await client.ask("sit", seat=seat, name="Somebody"))["type"] == "done"
    assert (await bea.ask("start"))["type"] == "refused"
    assert (await ana.ask("start"))["type"] == "done"


# --- the lobby -----------------------------------------------------------------------------------


async def test_the_host_opens_a_table_and_is_welcomed(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, OPEN, BOT))
    welcome = await client.hello()
    table = welcome["table"]
    assert table["status"] == "lobby"
    assert table["you_host"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert [seat["yours"] for seat in table["seats"]] == [True, False, False]
    assert len(table["trust"]["commitment"]) == 64
    assert table["trust"]["secret"] is None
    assert welcome["view"] is None


async def test_somebody_sits_down_and_everybody_sees_it(harness: Harness) -> None:
    ana, luis = await harness.person("Ana"), await harness.person("Luis")
    table = await harness.open(ana, MINE, OPEN, OPEN)
    host, guest = Client(ana, table), Client(luis, table)
    await host.hello()
    await guest.hello()
    assert (await guest.ask("sit", seat=1, name="Luis"))["type"] == "done"
    seen = await host.next("table")
    assert seen["table"]["seats"][1]["name"] == "Luis"
    assert not seen["table"]["seats"][1]["yours"]


async def test_a_taken_seat_is_not_given_away(harness: Harness) -> None:
    ana, luis = await harness.person("Ana"), await harness.person("Luis")
    guest = Client(luis, await harness.open(ana, MINE, OPEN, OPEN))
    await guest.hello()
    refused = await guest.ask("sit", seat=0, name="Luis")
    assert (refused["code"], refused["sentence"]) == ("seat", "Seat 1 is taken.")
    assert (await guest.ask("sit", seat=9, name="Luis"))["code"] == "seat"


async def test_only_the_host_arranges_and_starts(harness: Harness) -> None:
    ana, luis = await harness.person("Ana"), await harness.person("Luis")
    guest = Client(luis, await harness.open(ana, MINE, BOT, BOT))
    await guest.hello()
    for message in (
        {"kind": "start"},
        {"kind": "set-seats", "count": 4},
        {"kind": "set-seat", "seat": 1, "plan": {"kind": "open"}},
        {"kind": "set-options", "options": {}},
        {"kind": "kick", "seat": 0},
    ):
        assert (await guest.ask(**message))["code"] == "host"


async def test_the_host_arranges_seats_and_options(harness: Harness) -> None:
    ana = await harness.person("Ana")
    host = Client(ana, await harness.open(ana, MINE))
    await host.hello()
    await host.ask("set-seats", count=4)
    await host.ask("set-seat", seat=1, plan={"kind": "bot", "level": "random"})
    await host.ask("set-seat", seat=2, plan={"kind": "me", "name": "Luis"})
    await host.ask("set-seats", count=3)
    await host.ask("set-options", options={"first_seat": 2})
    row = host.table.row
    assert [seat.name for seat in row.seats] == ["Ana", "Brasa", "Luis"]
    assert row.options["first_seat"] == 2
    assert (await host.ask("set-seats", count=62))["code"] == "seat"
    assert (await host.ask("set-options", options={"nonsense": 1}))["code"] == "bad"
    assert (await host.ask("set-seat", seat=1, plan={"kind": "bot", "level": "x"}))["code"] == "bad"


async def test_a_game_does_not_start_with_open_seats_or_too_few(harness: Harness) -> None:
    ana = await harness.person("Ana")
    host = Client(ana, await harness.open(ana, MINE, OPEN, BOT))
    await host.hello()
    assert "open" in (await host.ask("start"))["sentence"]
    await host.ask("set-seats", count=2)
    assert (await host.ask("start"))["sentence"] == "saboteur is for 3 to 10 seats, not 2."
    assert host.table.row.status == "lobby"


async def test_who_leaves_the_lobby_frees_the_seat_and_a_host_hands_over(harness: Harness) -> None:
    ana, luis = await harness.person("Ana"), await harness.person("Luis")
    table = await harness.open(ana, MINE, OPEN, BOT)
    host, guest = Client(ana, table), Client(luis, table)
    await host.hello()
    await guest.hello()
    await guest.ask("sit", seat=1, name="Luis")
    await host.ask("stand", seat=0)
    assert table.row.seats[0].kind == "open"
    assert table.row.host == luis.id


async def test_who_was_kicked_from_the_lobby_stays_out(harness: Harness) -> None:
    ana, luis = await harness.person("Ana"), await harness.person("Luis")
    table = await harness.open(ana, MINE, OPEN, BOT)
    host, guest = Client(ana, table), Client(luis, table)
    await host.hello()
    await guest.hello()
    await guest.ask("sit", seat=1, name="Luis")
    await host.ask("kick", seat=1)
    assert table.row.seats[1].kind == "open"
    assert "asked you to leave" in (await guest.ask("sit", seat=1, name="Luis"))["sentence"]


# --- playing -------------------------------------------------------------------------------------


async def test_everybody_gets_the_first_view_through_their_own_seat(clients: list[Client]) -> None:
    for seat, client in enumerate(clients):
        view = next(message for message in client.heard if message["type"] == "view")
        assert view["look"] == seat
        assert view["observation"]["me"]["seat"] == seat
        assert view["version"] == clients[0].table.state.version
        assert bool(view["choices"]) == (seat == mover(clients))


async def test_a_move_is_told_to_all_and_answered_to_the_mover(clients: list[Client]) -> None:
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    before = view["version"]
    steps = await play_choice(clients[seat], view, Rand(1))
    assert steps["type"] == "steps"
    assert steps["steps"][0]["version"] == before + 1
    other = clients[(seat + 1) % 3]
    heard = await other.next("steps")
    assert heard["answer"] is None
    assert [step["version"] for step in heard["steps"]] == [
        step["version"] for step in steps["steps"]
    ]


async def test_versions_have_no_gaps_for_anybody(harness: Harness, clients: list[Client]) -> None:
    watcher = Client(await harness.person("Eva"), clients[0].table)
    first = (await watcher.hello())["view"]["version"]
    rand = Rand(5)
    for _ in range(12):
        seat = mover(clients)
        await play_choice(clients[seat], await view_of(clients[seat], seat), rand)
    for client in [*clients, watcher]:
        await client.settled()
        told = [s["version"] for m in client.heard if m["type"] == "steps" for s in m["steps"]]
        start = first if client is watcher else told[0] - 1
        assert told == list(range(start + 1, clients[0].table.state.version + 1))


async def test_a_move_sent_again_happens_once(clients: list[Client]) -> None:
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    move = {"seat": seat, "version": view["version"], "action": view["choices"][0]}
    clients[seat].say("act", id="same", **move)
    clients[seat].say("act", id="same", **move)
    steps = await clients[seat].next("steps")
    assert steps["answer"] == "same"
    done = await clients[seat].next("done")
    assert done == {"type": "done", "id": "same", "version": view["version"] + 1}
    assert clients[0].table.state.version == steps["version"]


async def test_an_error_of_ours_in_a_move_is_admitted_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, clients: list[Client]
) -> None:
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    with monkeypatch.context() as broken:
        broken.setattr(type(ALL["saboteur"]), "legal", lambda *_: 1 // 0)
        refused = await play_choice(clients[seat], view, Rand(1))
    assert (refused["code"], refused["version"]) == ("server", view["version"])
    assert "division" not in refused["sentence"]
    assert (await play_choice(clients[seat], view, Rand(1)))["type"] == "steps"


async def test_what_comes_during_a_save_is_answered_later_in_order(clients: list[Client]) -> None:
    seat = mover(clients)
    client, view = clients[seat], await view_of(clients[seat], seat)
    client.frames.clear()
    client._read = 0
    client.say("ping", id="before")
    client.say("act", id="m", seat=seat, version=view["version"], action=view["choices"][0])
    client.say("act", id="again", seat=seat, version=view["version"], action=view["choices"][0])
    client.say("ping", id="after")
    while "after" not in [message.get("id") for message in client.heard]:
        await client.next()
    said = [message.get("answer") or message.get("id") for message in client.heard]
    assert said == ["before", "m", "again", "after"]
    assert [message.get("code") for message in client.heard] == [None, None, "stale", None]


async def test_two_seats_may_use_the_same_id(clients: list[Client]) -> None:
    for _ in range(2):
        seat = mover(clients)
        view = await view_of(clients[seat], seat)
        move = {"seat": seat, "version": view["version"], "action": view["choices"][0]}
        clients[seat].say("act", id="1", **move)
        assert (await clients[seat].next("steps", "done"))["type"] == "steps"


async def test_a_stale_move_is_refused_with_what_was_missed(clients: list[Client]) -> None:
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    await play_choice(clients[seat], view, Rand(1))
    refused = await clients[seat].ask(
        "act", seat=seat, version=view["version"], action=view["choices"][0]
    )
    assert refused["code"] == "stale"
    assert refused["missed"]["steps"][0]["version"] == view["version"] + 1
    assert refused["version"] == clients[0].table.state.version


async def test_a_forbidden_move_names_the_rule(clients: list[Client]) -> None:
    seat = mover(clients)
    version = clients[0].table.state.version
    card = (await view_of(clients[seat], seat))["observation"]["me"]["hand"]
    illegal = {"type": "discard", "card": "map" if "map" not in card else "rockfall"}
    if illegal["card"] in card:
        illegal = {"type": "repair", "card": card[0], "tool": "lamp", "target": seat}
    refused = await clients[seat].ask("act", seat=seat, version=version, action=illegal)
    assert refused["type"] == "refused"
    assert refused["code"] in {"illegal", "bad"}
    assert (refused["rule"] is not None) == (refused["code"] == "illegal")
    assert clients[0].table.state.version == version


async def test_nobody_moves_for_another_seat_or_out_of_turn(clients: list[Client]) -> None:
    seat = mover(clients)
    other = (seat + 1) % 3
    view = await view_of(clients[seat], seat)
    move = {"version": view["version"], "action": view["choices"][0]}
    assert (await clients[other].ask("act", seat=seat, **move))["code"] == "seat"
    assert (await clients[other].ask("act", seat=other, **move))["code"] == "turn"


async def test_nobody_looks_through_the_seat_of_another(harness: Harness) -> None:
    clients = await seated(harness)
    assert (await clients[0].ask("look", look=1))["code"] == "seat"
    stranger = Client(await harness.person("Eva"), clients[0].table)
    assert (await stranger.hello(look=1))["code"] == "seat"
    assert (await stranger.ask("look", look=1))["code"] == "bad"


async def test_a_spectator_sees_public_things_only(harness: Harness, clients: list[Client]) -> None:
    watcher = Client(await harness.person("Eva"), clients[0].table)
    view = (await watcher.hello())["view"]
    assert "me" not in view["observation"]
    assert view["choices"] == []
    assert not any("role" in event for step in view["history"] for event in step["events"])


async def test_bots_play_on_until_a_person_is_to_act_and_to_the_end(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    view = (await client.hello(look=0))["view"]
    rand = Rand(9)
    while client.table.row.status != "over":
        if view["choices"]:
            view = await play_choice(client, view, rand)
        else:
            view = await client.next("steps", "table")
            view = view if view["type"] == "steps" else {"choices": []}
    await client.settled()
    over = [m for m in client.heard if m["type"] == "table"][-1]["table"]
    assert over["status"] == "over"
    assert len(over["result"]["scores"]) == 3
    assert over["trust"]["secret"] == client.table.row.secret


async def test_a_forced_move_is_played_alone_but_awaited_in_company(harness: Harness) -> None:
    ana = await harness.person("Ana")
    options = {"first_seat": 1}
    alone = await harness.open(ana, MINE, BOT, BOT, start=True, options=options)
    company = await harness.open(ana, MINE, MINE, BOT, start=True, options=options)
    for table, plays in ((alone, True), (company, False)):
        play = game_of(table)
        client = Client(ana, table)
        await client.hello(look=0)
        play.state = forced(play.state)
        before = play.version
        table.post(Loaded())
        await client.settled()
        await client.settled()
        assert (table.state.version > before) == plays


# --- pass and play -------------------------------------------------------------------------------


async def test_one_person_plays_several_seats_and_sees_one_at_a_time(harness: Harness) -> None:
    ana = await harness.person("Ana")
    plans = [SeatPlan("me", name=name) for name in ("Ana", "Luis", "Eva")]
    client = Client(ana, await harness.open(ana, *plans, start=True))
    await client.hello()
    assert [seat.name for seat in client.table.row.seats] == ["Ana", "Luis", "Eva"]
    for _ in range(4):
        seat = mover([client])
        view = await view_of(client, seat)
        assert view["observation"]["me"]["seat"] == seat
        await play_choice(client, view, Rand(3))


async def test_another_device_of_the_same_person_sees_the_same(clients: list[Client]) -> None:
    phone = Client(clients[0].person, clients[0].table)
    view = (await phone.hello(look=0))["view"]
    assert view["observation"] == (await view_of(clients[0], 0))["observation"]


# --- coming back -----------------------------------------------------------------------------------


async def test_who_comes_back_gets_exactly_the_gap(clients: list[Client]) -> None:
    clients[0].leave()
    last = clients[0].table.state.version
    rand = Rand(2)
    while mover(clients) != 0:
        seat = mover(clients)
        await play_choice(clients[seat], await view_of(clients[seat], seat), rand)
    back = Client(clients[0].person, clients[0].table)
    welcome = await back.hello(look=0, version=last)
    assert welcome["view"] is None
    told = [step["version"] for step in welcome["missed"]["steps"]]
    assert told == list(range(last + 1, clients[0].table.state.version + 1))
    assert welcome["missed"]["choices"] != []


async def test_a_gap_too_old_or_impossible_gets_the_full_view(clients: list[Client]) -> None:
    back = Client(clients[0].person, clients[0].table)
    impossible = await back.hello(look=0, version=clients[0].table.state.version + 1)
    assert impossible["missed"] is None
    assert impossible["view"]["version"] == clients[0].table.state.version
    nothing = await back.hello(look=0, version=clients[0].table.state.version)
    assert nothing["missed"]["steps"] == []


async def test_presence_is_told(clients: list[Client]) -> None:
    clients[1].leave()
    seen = await clients[0].next("table")
    while seen["table"]["seats"][1]["online"]:
        seen = await clients[0].next("table")
    again = Client(clients[1].person, clients[1].table)
    await again.hello(look=1)
    seen = await clients[0].next("table")
    assert seen["table"]["seats"][1]["online"]


# --- leaving in the middle -------------------------------------------------------------------------


async def test_a_bot_stands_in_for_a_leaver_and_gives_the_seat_back(clients: list[Client]) -> None:
    seat = mover(clients)
    version = clients[0].table.state.version
    assert (await clients[seat].ask("stand", seat=seat, level="random"))["type"] == "done"
    steps = await clients[(seat + 1) % 3].next("steps")
    assert steps["steps"][0] | {"events": [], "changes": None} == {
        "version": version + 1,
        "seat": seat,
        "events": [],
        "undo_to": None,
        "changes": None,
    }
    assert clients[0].table.row.seats[seat].standing_in
    refused = await clients[seat].ask(
        "act", seat=seat, version=clients[0].table.state.version, action={}
    )
    assert refused["code"] == "seat"
    assert (await clients[seat].ask("return", seat=seat))["type"] == "done"
    assert not clients[0].table.row.seats[seat].standing_in


async def test_a_bot_that_still_thinks_when_the_person_is_back_does_not_move(
    harness: Harness, clients: list[Client]
) -> None:
    seat, version = mover(clients), clients[0].table.state.version
    harness.bots.gate.clear()
    await clients[seat].ask("stand", seat=seat)
    await clients[seat].ask("return", seat=seat)
    harness.bots.gate.set()
    for client in clients:
        await client.settled()
    assert clients[0].table.state.version == version
    view = await view_of(clients[seat], seat)
    assert (await play_choice(clients[seat], view, Rand(1)))["type"] == "steps"


async def test_who_resigns_does_not_come_back(clients: list[Client]) -> None:
    await clients[1].ask("resign", seat=1)
    assert clients[0].table.row.seats[1].resigned
    assert (await clients[1].ask("return", seat=1))["code"] == "seat"


async def test_the_host_lets_a_bot_stand_in_for_somebody_who_is_away(clients: list[Client]) -> None:
    assert (await clients[0].ask("stand", seat=1))["sentence"] == "P1 is here and can decide alone."
    clients[1].leave()
    assert (await clients[0].ask("stand", seat=1))["type"] == "done"
    back = Client(clients[1].person, clients[1].table)
    assert not (await back.hello(look=1))["table"]["seats"][1]["standing_in"]
    assert (await back.ask("return", seat=1))["code"] == "seat"


async def test_who_is_kicked_loses_the_seat_and_its_view_at_once(clients: list[Client]) -> None:
    await clients[0].ask("kick", seat=1)
    await clients[2].ask("vote", seat=2, yes=True)
    view = await clients[1].next("view")
    assert view["look"] is None
    assert "me" not in view["observation"]
    assert (await clients[1].ask("look", look=1))["code"] == "seat"
    assert clients[0].table.row.seats[1].kind == "bot"


# --- pause, chat, notes, rematch -------------------------------------------------------------------


async def test_alone_a_pause_comes_at_once_and_nobody_moves_in_it(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, MINE, BOT, start=True))
    await client.hello(look=0)
    await client.ask("pause", seat=0)
    assert client.table.row.status == "paused"
    refused = await client.ask("act", seat=0, version=client.table.state.version, action={})
    assert refused["code"] == "status"
    await client.ask("resume", seat=0)
    assert client.table.row.status == "playing"


async def test_a_pause_needs_the_others(clients: list[Client]) -> None:
    await clients[0].ask("pause", seat=0)
    asked = await clients[1].next("table")
    while asked["table"]["proposal"] is None:
        asked = await clients[1].next("table")
    assert asked["table"]["proposal"]["waiting_for"] == [1, 2]
    await clients[1].ask("vote", seat=1, yes=True)
    assert clients[0].table.row.status == "playing"
    await clients[2].ask("vote", seat=2, yes=True)
    assert clients[0].table.row.status == "paused"


async def test_one_no_ends_a_proposal(clients: list[Client]) -> None:
    await clients[0].ask("pause", seat=0)
    await clients[1].ask("vote", seat=1, yes=False)
    assert clients[0].table.state.proposal is None
    assert (await clients[2].ask("vote", seat=2, yes=True))["code"] == "status"


async def test_chat_is_told_cleaned_and_limited(harness: Harness, clients: list[Client]) -> None:
    await clients[0].ask("say", seat=0, text="gold\u202e on\nthe left")
    line = (await clients[1].next("chat"))["line"]
    assert (line["seat"], line["name"], line["text"]) == (0, "P0", "gold on the left")
    answers = [await clients[0].ask("say", seat=0, text="more") for _ in range(10)]
    assert [answer["type"] for answer in answers].count("refused") >= 4
    harness.time.pass_by(60)
    assert (await clients[0].ask("say", seat=0, text="again"))["type"] == "done"
    assert (await clients[1].ask("say", seat=0, text="as another"))["code"] == "seat"
    assert (await clients[1].ask("say", seat=1, text="\u200b"))["code"] == "bad"


async def test_notes_are_for_the_own_seat_only(clients: list[Client]) -> None:
    await clients[1].ask("set-note", seat=1, text="P0 lies")
    again = Client(clients[1].person, clients[1].table)
    assert (await again.hello(look=1))["notes"] == {"1": "P0 lies"}
    assert (await clients[0].ask("set-note", seat=1, text="spy"))["code"] == "seat"
    await clients[0].settled()
    assert not any(b"P0 lies" in frame for frame in clients[0].frames)


async def test_a_rematch_seats_the_same_people_once(harness: Harness) -> None:
    clients = await seated(harness)
    assert (await clients[0].ask("rematch"))["code"] == "status"
    await all_resign(clients)
    await clients[1].ask("rematch")
    await clients[2].ask("rematch")
    code = clients[0].table.row.rematch
    assert code is not None
    new = await harness.table(code)
    assert [seat.person for seat in new.row.seats] == [client.person.id for client in clients]
    assert new.row.status == "lobby"
    assert new.row.secret != clients[0].table.row.secret
    stranger = Client(await harness.person("Eva"), clients[0].table)
    await stranger.hello()
    assert (await stranger.ask("rematch"))["code"] == "seat"


async def test_a_hint_is_for_the_one_who_asked(clients: list[Client]) -> None:
    seat = mover(clients)
    view = await view_of(clients[seat], seat)
    hint = await clients[seat].ask("ask-hint", seat=seat)
    assert hint["action"] in view["choices"]
    assert hint["why"]["considered"][0]["action"] == hint["action"]
    other = (seat + 1) % 3
    assert (await clients[other].ask("ask-hint", seat=seat))["code"] == "seat"
    assert (await clients[other].ask("ask-hint", seat=other))["code"] == "turn"
    assert not any(message["type"] == "hint" for message in clients[other].heard)


async def test_moves_are_explained_after_the_end(harness: Harness) -> None:
    clients = await seated(harness)
    assert (await clients[0].ask("ask-explanation", version=1))["code"] == "bot"
    await all_resign(clients)
    play = game_of(clients[0].table)
    version = next(entry.version for entry in play.entries if entry.seat is not None)
    harness.time.pass_by(60)
    assert (await clients[0].ask("ask-explanation", version=version))["type"] == "explanation"
    assert (await clients[0].ask("ask-explanation", version=1))["code"] == "bot"
    assert (await clients[0].ask("ask-explanation", version=99999))["code"] == "bad"


async def test_before_hello_nothing_is_answered(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT, start=True))
    assert (await client.ask("look", look=0))["sentence"] == "Say hello first."
