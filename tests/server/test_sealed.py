"""Simultaneous choices: sealed choices, from the first one to the last."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from farol.core.rand import Rand
from farol.games import ALL
from farol.protocol.types import ClockPlan
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import Thought
from farol.server.play.model.resume import resumed
from farol.server.play.model.state import (
    BotChose,
    Change,
    ClientMessage,
    Loaded,
    TableState,
    TimerFired,
)
from farol.server.play.model.step import step
from farol.server.play.model.telling import told as told_steps
from farol.server.play.table import Table
from farol.server.store.store import Rows, SavedTable, SeatRow, StoreError, TableRow
from tests.server.harness import BOT, MINE, OPEN, Client, Harness, opened
from tests.server.test_step import EARS, PEOPLE, Repeated, ask, stepped, told

GAME = ALL["ghosts_galore"]
PLACES = ((1, 0), (5, 1), (9, 3))  # field and rotation, for seats 0, 1 and 2


def new_table(seats: list[SeatRow] | None = None, **more: Any) -> TableState:
    """Three people and a spectator at a table of a game in which all place simultaneously."""
    row = TableRow(
        id=1,
        code="AAAAAA",
        game=GAME.name,
        rules_version=GAME.version,
        options=more.pop("options", {"expert": False}),
        seats=seats or [SeatRow("person", person=n + 1, name=PEOPLE[n]) for n in range(3)],
        host=1,
        status="lobby",
        created=0.0,
        secret="00" * 32,
        **more,
    )
    state = resumed(SavedTable(row, [], [], {}), GAME, Repeated(), 0.0)
    state.viewpoints = {
        EARS[name]: number if number < len(row.seats) and row.seats[number].person else None
        for number, name in enumerate(PEOPLE)
    }
    return state


def begun(state: TableState) -> TableState:
    state = step(state, ask("ana", "start"), 0.0).state
    if state.row.status == "lobby":  # no salts
        state = step(state, TimerFired("seals", 0), 0.0).state
    return state


def until(state: TableState, phase: str, now: float = 0.0) -> TableState:
    """Make the first choice of each seat, until a phase of the game."""
    while view(state, None)["phase"] != phase:
        game = state.playing()
        seat = game.choosing[0]
        action = game.turn_of(seat).legal_actions()[0]
        change = step(state, played(state, seat, action), now)
        assert change.refused is None
        state = change.state
    return state


def played(state: TableState, seat: int, action: int) -> Any:
    """A choice of the acting person or bot."""
    game = state.playing()
    if state.row.seats[seat].kind == "bot":
        return BotChose(seat, game.version, Thought(action))
    shown = game.rules.action_json(game.turn_of(seat), action)
    event = ask(PEOPLE[seat], "act", seat=seat, version=game.version, action=shown)
    event.message.id = f"move-{game.version}"
    return event


def placing(**more: Any) -> TableState:
    return until(begun(new_table(**more)), "place")


def place(state: TableState, seat: int, field: int, rotation: int, move: str = "placed") -> Any:
    """A person's message to place a tile."""
    action = {"type": "place", "field": field, "rotation": rotation}
    event = ask(PEOPLE[seat], "act", seat=seat, version=state.version, action=action)
    event.message.id = move
    return event


def sealed_by(state: TableState, *seats: int, now: float = 0.0) -> TableState:
    for seat in seats:
        change = stepped(state, place(state, seat, *PLACES[seat]), now)
        assert change.refused is None
        state = change.state
    return state


def view(state: TableState, look: int | None) -> Any:
    return json.loads(bytes(state.playing().observation(look)))


def heard(change: Change, who: str, kind: str = "steps") -> Any:
    """The last message of a kind that somebody gets."""
    found = [json.loads(frame) for ear, frame in change.sends if ear.person.name == who]
    return [message for message in found if message["type"] == kind][-1]


def last_in_order(game: LiveGame) -> int:
    return game.together[-1]


# --- everybody may choose now ----------------------------------------------------------------


def test_everybody_with_something_to_choose_may_choose_now() -> None:
    state = placing()
    game = state.playing()
    assert sorted(game.choosing) == [0, 1, 2]
    for seat in range(3):
        assert json.loads(bytes(game.choices(seat)))
        assert view(state, seat)["to_act"] == seat
    assert view(state, None)["to_act"] == game.to_act
    assert json.loads(bytes(game.choices(None))) == []


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_choices_are_applied_in_the_games_order_and_shown_together(order: Any) -> None:
    state = placing()
    before, together = state.version, list(state.playing().together)
    waiting = sealed_by(state, *order[:-1])
    assert waiting.version == before
    assert all(player["fields"] == [None] * 9 for player in view(waiting, None)["players"])
    change = stepped(waiting, place(waiting, order[-1], *PLACES[order[-1]]))
    game = change.state.playing()
    assert [game.entry(before + n + 1).seat for n in range(3)] == together
    assert [row.seat for row in change.rows.steps[:3]] == together  # type: ignore[union-attr]
    steps = heard(change, "eva")["steps"]
    assert [event["kind"] for step in steps[:2] for event in step["events"]] == ["place"] * 2
    shown = [event for event in steps[2]["events"] if event["kind"] == "placed"]
    assert [(event["field"], event["rotation"]) for event in shown] == list(PLACES)
    assert game.sealed == {}


def test_the_order_of_choosing_leaves_no_trace_in_the_record() -> None:
    state = placing()
    records = [sealed_by(state, *order).playing().record for order in [(0, 1, 2), (2, 0, 1)]]
    assert records[0] == records[1]


def test_the_expert_choice_of_a_hidden_tile_is_made_together_too() -> None:
    state = until(begun(new_table(options={"expert": True})), "choose-hidden")
    assert state.playing().choosing == [0, 1, 2]
    assert len(view(state, 2)["me"]["hidden_choices"]) == 2
    state = step(state, played(state, 2, state.playing().turn_of(2).legal_actions()[1]), 0.0).state
    assert (state.playing().choosing, view(state, None)["to_act"]) == ([0, 1], 0)


def test_a_lesson_goes_one_by_one() -> None:
    game = LiveGame(GAME, 3, {"expert": False}, Repeated().chance(new_table().row), one_by_one=True)
    game.adopt(game.begin())
    rand = Rand(1)
    while game.rules.observe(game.state, None)["phase"] != "place":
        game.adopt(game.act(game.state.sample_action(rand)))
    assert (list(game.together), game.choosing) == ([], [game.to_act])


# --- what is told ----------------------------------------------------------------------------


def test_a_seat_is_told_that_others_have_chosen_and_never_what() -> None:
    state = placing()
    change = stepped(state, place(state, 1, 5, 1))
    for who, look in (("ana", 0), ("leo", 2), ("eva", None)):
        message = heard(change, who)
        assert (message["steps"], message["version"]) == ([], state.version)
        assert message["together"]["chosen"] == [1]
        assert sorted(message["together"]["waiting_for"]) == [0, 2]
        assert message["together"]["mine"] is None
        assert message["observation"] == view(state, look) or look is None
    mine = heard(change, "bea")
    assert mine["together"]["mine"] == {"type": "place", "field": 5, "rotation": 1}
    assert (mine["choices"], mine["answer"]) == ([], "placed")
    assert mine["observation"]["to_act"] in {0, 2}


@pytest.mark.parametrize("delay", [0, 60])
def test_nothing_that_others_get_depends_on_what_was_chosen(delay: int) -> None:
    """In two worlds that differ in a sealed choice, not a byte for anybody else differs."""
    state = placing(delay=delay)

    def evening(field: int, rotation: int) -> dict[str, list[bytes]]:
        now, chosen = 1.0, state
        bytes_by: dict[str, list[bytes]] = {name: [] for name in PEOPLE}
        version = state.version
        for event in (
            place(chosen, 1, field, rotation),
            *(ask(name, "hello", code="AAAAAA", look=n) for n, name in ((0, "ana"), (2, "leo"))),
            *(ask(name, "look", look=None) for name in ("ana", "eva")),
            ask("ana", "look", look=0),
            ask("ana", "act", seat=0, version=version, action={"type": "place", "field": 5}),
            ask("ana", "ask-why", seat=0, action={"type": "draw"}),
            ask("ana", "undo", seat=0, version=version),
            ask("leo", "undo", seat=1, version=version),
            TimerFired("late", version),
            ask("bea", "undo", seat=1, version=version),
            place(chosen, 1, field, rotation),
            place(chosen, 2, 9, 3),
            ask("leo", "hello", code="AAAAAA", look=2, version=max(0, version - 3)),
        ):
            change = step(chosen, event, now)
            chosen, now = change.state, now + 70.0
            for ear, frame in change.sends:
                bytes_by[ear.person.name].append(frame)
        return bytes_by

    one, two = evening(5, 1), evening(2, 0)
    assert one["bea"] != two["bea"]
    for name in ("ana", "leo", "eva"):
        assert one[name] == two[name]
        assert one[name]


def test_not_even_a_bots_worker_gets_what_others_chose() -> None:
    state = placing(
        seats=[
            *(SeatRow("person", person=n + 1, name=PEOPLE[n]) for n in range(2)),
            SeatRow("bot", name="Candil", level="regular"),
        ]
    )
    worlds = []
    for spot in ((1, 0), (7, 2)):
        game = step(state, place(state, 0, *spot), 0.0).state.playing()
        world = game.turn_of(2).sample_world(2, Rand(5))
        worlds.append(GAME.dump(world))
    assert worlds[0] == worlds[1]


# --- minds that change -----------------------------------------------------------------------


def test_a_sealed_choice_can_be_taken_back_until_all_are_in() -> None:
    state = sealed_by(placing(), 1, 2)
    offered = json.loads(step(state, ask("bea", "look", look=1), 0.0).sends[0][1])["undo"]
    assert (offered["to_version"], offered["why"]) == (state.version, None)
    change = stepped(state, ask("bea", "undo", seat=1, version=state.version))
    assert change.rows == Rows(withdrawn=1)
    assert (change.state.version, [*change.state.playing().sealed]) == (state.version, [2])
    again = heard(change, "bea")
    assert (again["choices"] != [], again["together"]["mine"]) == (True, None)
    assert heard(change, "leo")["together"]["chosen"] == [2]
    assert change.state.proposal is None


def test_who_has_chosen_chooses_no_second_time() -> None:
    state = sealed_by(placing(), 1)
    change = step(state, place(state, 1, 2, 0, "other"), 0.0)
    refused = heard(change, "bea", "refused")
    assert (refused["code"], change.state.playing().sealed) == ("turn", state.playing().sealed)
    why = step(state, ask("bea", "ask-why", seat=1, action={"type": "draw"}), 0.0)
    assert "take that back" in heard(why, "bea", "reason")["sentence"]


def test_a_choice_that_is_sent_again_is_confirmed_and_made_once() -> None:
    state = sealed_by(placing(), 1)
    change = step(state, place(state, 1, *PLACES[1]), 0.0)
    assert (told(change), change.rows) == ({"bea": ["done"]}, None)
    done = sealed_by(state, 0, 2)
    assert heard(step(done, place(state, 1, *PLACES[1]), 0.0), "bea", "done")["version"] is not None


def test_what_the_rules_forbid_is_not_sealed() -> None:
    state = placing()
    change = step(state, ask("bea", "act", seat=1, version=state.version, action={}), 0.0)
    assert (told(change), change.rows) == ({"bea": ["refused"]}, None)


def test_taking_back_an_earlier_move_costs_the_choice_of_others_and_asks_them() -> None:
    state = placing()
    claimer = state.playing().entry(state.version).seat
    assert claimer is not None
    free = step(state, ask(PEOPLE[claimer], "look", look=claimer), 0.0)
    assert json.loads(free.sends[0][1])["undo"]["why"] is None
    other = (claimer + 1) % 3
    state = sealed_by(state, other)
    asked = step(state, ask(PEOPLE[claimer], "undo", seat=claimer, version=state.version), 0.0)
    assert asked.state.proposal is not None
    assert [*asked.state.playing().sealed] == [other]
    agreed = asked.state
    for seat in asked.state.proposal.waiting_for:
        change = step(agreed, ask(PEOPLE[seat], "vote", seat=seat, yes=True), 0.0)
        agreed = change.state
    assert (agreed.playing().sealed, change.rows.opened) == ({}, True)  # type: ignore[union-attr]


# --- clocks, pauses, seats -------------------------------------------------------------------


def test_the_clocks_of_all_who_still_choose_run() -> None:
    state = placing(clock=ClockPlan("move", 100))
    assert sorted(state.clock.runs) == [0, 1, 2]
    state = sealed_by(state, 1, now=30.0)
    assert sorted(state.clock.runs) == [0, 2]
    assert [state.clock.left_of(seat, 60.0) for seat in range(3)] == [40, 70, 40]
    back = step(state, ask("bea", "undo", seat=1, version=state.version), 60.0).state
    assert [back.clock.left_of(seat, 80.0) for seat in range(3)] == [20, 50, 20]


def test_whoever_is_out_of_time_gets_a_bots_choice_and_the_others_think_on() -> None:
    state = sealed_by(placing(clock=ClockPlan("move", 100)), 1, now=30.0)
    back = step(state, ask("bea", "undo", seat=1, version=state.version), 60.0).state
    change = stepped(back, TimerFired("time", back.version), now=100.0)
    assert sorted(turn.seat for turn in change.turns) == [0, 2]
    assert [timer.seconds for timer in change.timers if timer.kind == "time"] == [30.0]
    late, version = change.state, change.state.version
    for seat in (0, 2):
        late = step(late, BotChose(seat, version, None), 101.0).state
    assert (late.version, late.playing().choosing) == (version, [1])


def test_with_a_clock_for_the_game_everybody_gets_the_increment() -> None:
    state = placing(clock=ClockPlan("game", 100, 7))
    left = list(state.clock.left)
    done = sealed_by(state, 2, 0, 1, now=10.0)
    assert [done.clock.left_of(seat, 10.0) for seat in range(3)] == [each - 3 for each in left]


def test_a_pause_keeps_what_was_chosen() -> None:
    state = sealed_by(placing(), 1)
    for who, seat in (("ana", 0), ("bea", 1), ("leo", 2)):
        kind = {"kind": "pause"} if seat == 0 else {"kind": "vote", "yes": True}
        state = step(state, ask(who, seat=seat, **kind), 0.0).state
    assert state.row.status == "paused"
    state = step(state, ask("leo", "resume", seat=2), 0.0).state
    assert [*state.playing().sealed] == [1]
    assert sealed_by(state, 0, 2).version > state.version


def test_a_bot_chooses_for_who_resigns_and_what_was_chosen_before_stays() -> None:
    state = sealed_by(placing(), 1)
    change = stepped(state, ask("bea", "resign", seat=1))
    assert [turn.seat for turn in change.turns] == []
    assert [*change.state.playing().sealed] == [1]
    change = stepped(change.state, ask("leo", "resign", seat=2))
    assert [turn.seat for turn in change.turns] == [2]


def test_all_bots_choose_at_the_same_time() -> None:
    bots = [SeatRow("bot", name=f"B{n}", level="random") for n in range(2)]
    state = placing(seats=[SeatRow("person", person=1, name="ana"), *bots])
    assert sorted(turn.seat for turn in stepped(state, Loaded()).turns) == [1, 2]
    change = stepped(state, BotChose(2, state.version, Thought(300, b"thought")))
    assert change.rows is not None
    assert change.rows.choice is not None
    assert change.rows.choice.decision == b"thought"
    assert [*change.state.playing().sealed] == [2]
    assert heard(change, "ana")["choices"]  # there is nobody to wait for


def test_what_bots_considered_is_kept_with_their_moves() -> None:
    bots = [SeatRow("bot", name=f"B{n}", level="random") for n in range(2)]
    state = placing(seats=[SeatRow("person", person=1, name="ana"), *bots])
    for seat in (2, 1):
        chosen = BotChose(seat, state.version, Thought(300, str(seat).encode()))
        state = step(state, chosen, 0.0).state
    change = stepped(state, place(state, 0, 1, 0))
    assert change.rows is not None
    entries = {row.version: row.seat for row in change.rows.steps}
    assert {entries[kept.version]: kept.data for kept in change.rows.decisions} == {
        1: b"1",
        2: b"2",
    }


def test_the_table_is_everybodys_turn_who_has_not_chosen() -> None:
    state = sealed_by(placing(), 1)
    assert 1 not in state.playing().choosing
    hint = step(state, ask("bea", "ask-hint", seat=1), 0.0)
    assert heard(hint, "bea", "refused")["code"] == "turn"
    assert step(state, ask("leo", "ask-hint", seat=2), 0.0).question is not None


def test_a_step_that_opens_all_choices_says_what_it_changed_for_each_look() -> None:
    state = sealed_by(placing(), 2, 1)
    looks: tuple[int | None, ...] = (None, 0, 1, 2)
    before = {look: view(state, look) for look in looks}
    after = sealed_by(state, 0).playing()
    for look in looks:
        shown = before[look]
        for each in told_steps(after, look, state.version)[:-1]:
            assert each.changes is not None
            shown = {**shown, **json.loads(bytes(each.changes))}
            assert shown == GAME.observe(after.state_after(after.mainline[: each.version]), look)


# --- kept on the disk ------------------------------------------------------------------------


async def at_the_table(harness: Harness, *plans: Any, **more: Any) -> list[Client]:
    people = [await harness.person(name) for name in PEOPLE[:3]]
    table = await harness.open(people[0], *plans, game=GAME.name, **more)
    clients = []
    for number, person in enumerate(people):
        client = Client(person, table)
        await client.hello()
        if number and plans[number] == OPEN:
            await client.ask("sit", seat=number, name=person.name)
        if plans[number] != BOT:
            await client.ask("look", look=number)
        clients.append(client)
    return clients


async def play_until(clients: list[Client], done: Callable[[LiveGame], object]) -> None:
    table = clients[0].table
    while not done(game := table.state.playing()):
        seat = game.choosing[0]
        action = game.rules.action_json(game.turn_of(seat), game.turn_of(seat).legal_actions()[0])
        answer = await clients[seat].ask("act", seat=seat, version=game.version, action=action)
        assert answer["type"] == "steps", answer


def waiting(table: Table) -> dict[int, tuple[int, str | None, bytes]]:
    """The sealed choices by seat."""
    sealed = table.state.playing().sealed
    return {seat: (one.action, one.move, one.decision) for seat, one in sealed.items()}


async def test_sealed_choices_survive_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as harness:
        clients = await at_the_table(harness, MINE, OPEN, OPEN)
        await clients[0].ask("start")
        harness.time.pass_by(30)
        await play_until(clients, lambda game: game.together)
        game = clients[0].table.state.playing()
        action = {"type": "place", "field": 5, "rotation": 1}
        asked = {"seat": 1, "version": game.version, "action": action}
        assert (await clients[1].ask("act", **asked))["together"]["chosen"] == [1]
        code, kept = clients[0].table.row.code, waiting(clients[0].table)
    async with opened(tmp_path) as harness:
        table = await harness.table(code)
        assert waiting(table) == kept
        again = [Client(client.person, table) for client in clients]
        for number, client in enumerate(again):
            welcome = await client.hello(look=number)
            assert welcome["view"]["together"]["mine"] == (action if number == 1 else None)
        await play_until(again, lambda game: not game.sealed)
        saved = await harness.store.tables.table(code)
        assert saved is not None
        assert saved.choices == []
        assert view(table.state, None)["players"][1]["fields"][4]["rotation"] == 1


async def test_a_choice_that_was_not_saved_was_not_made(harness: Harness) -> None:
    clients = await at_the_table(harness, MINE, OPEN, OPEN)
    await clients[0].ask("start")
    harness.time.pass_by(30)
    await play_until(clients, lambda game: game.together)
    game = clients[0].table.state.playing()
    save = harness.store.tables.save
    harness.store.tables.save = _refusing  # type: ignore[assignment,method-assign]
    action = {"type": "place", "field": 5, "rotation": 1}
    answer = await clients[1].ask("act", seat=1, version=game.version, action=action)
    harness.store.tables.save = save  # type: ignore[method-assign]
    assert (answer["type"], answer["code"]) == ("refused", "server")
    assert clients[0].table.state.playing().sealed == {}


def _refusing(_table: int, _rows: Rows) -> Any:
    raise StoreError("The disk is full.")


async def test_a_person_and_bots_choose_together_to_the_end(harness: Harness) -> None:
    clients = await at_the_table(harness, MINE, BOT, BOT)
    client = clients[0]
    await client.ask("start")
    harness.time.pass_by(30)
    rand = Rand(4)
    while client.table.row.status == "playing":
        game = client.table.state.playing()
        if 0 in game.choosing:
            turn = game.turn_of(0)
            action = game.rules.action_json(turn, turn.sample_action(rand))
            answer = await client.ask("act", seat=0, version=game.version, action=action)
            assert answer["type"] in {"steps", "refused"}
        else:
            harness.time.pass_by(1)  # bots are delayed, also for forced moves
            await asyncio.sleep(0)
    assert client.table.row.result is not None
    record = client.table.state.game.record  # type: ignore[union-attr]
    again = LiveGame(GAME, 3, record.options, Repeated().chance(client.table.row))
    again.replay(record.actions, [None] * len(record.actions))
    assert again.over


def test_states_share_nothing_that_a_choice_changes() -> None:
    state = placing()
    before = state.shallow_copy()
    step(state, place(state, 1, 5, 1), 0.0)
    assert (state.playing().sealed, before.game) == ({}, state.game)


def test_a_message_of_a_spectator_chooses_nothing() -> None:
    state = placing()
    action = {"type": "place", "field": 5, "rotation": 1}
    event = ClientMessage(
        EARS["eva"], ask("bea", "act", seat=1, version=state.version, action=action).message, 0.0
    )
    assert told(step(state, event, 0.0)) == {"eva": ["refused"]}
