"""Windows of reaction: several seats are asked at once, and nobody learns who hesitated."""

import json
from typing import Any, ClassVar

import pytest
from lowtide.game import GAME, LowTideGame
from lowtide.rules import ASKED, BROKERAGE, DECLINE, DOUBT, FISH, RAID

from farol.core.reactions import Window
from farol.protocol.types import ClockPlan
from farol.server.play.model.payloads import Thought
from farol.server.play.model.resume import resumed
from farol.server.play.model.state import BotChose, Change, TableState, TimerFired
from farol.server.play.model.step import step
from farol.server.store.store import ChoiceRow, SavedTable, SeatRow, StepRow, TableRow
from tests.server.test_step import EARS, PEOPLE, Repeated, ask, told

SEATS = [SeatRow("person", person=n + 1, name=PEOPLE[n]) for n in range(4)]
BOT = SeatRow("bot", name="Candil", level="regular")


class InOrder(LowTideGame):
    """Low Tide in which the order of the table counts, not the quickest."""

    name: ClassVar[str] = "lowtide"

    def window(self, state: Any) -> Window | None:
        window = super().window(state)
        return None if window is None else window._replace(quickest=False)


IN_ORDER = InOrder()


def new_table(game: LowTideGame = GAME, seats: list[SeatRow] | None = None, **more: Any) -> Any:
    """A game of four people; Ana, in the first seat, is to act."""
    row = TableRow(
        id=1,
        code="AAAAAA",
        game=game.name,
        rules_version=game.version,
        options={},
        seats=seats or SEATS,
        host=1,
        status="lobby",
        created=0.0,
        secret="00" * 32,
        **more,
    )
    state = resumed(SavedTable(row, [], [], {}), game, Repeated(), 0.0)
    state.viewpoints = {
        EARS[name]: n if n < len(row.seats) and row.seats[n].person else None
        for n, name in enumerate(PEOPLE)
    }
    state = step(state, ask("ana", "start"), 0.0).state
    if state.row.status == "lobby":
        state = step(state, TimerFired("seals", 0), 0.0).state
    return state


def act(state: TableState, seat: int, action: int, now: float = 0.0) -> Change:
    game = state.playing()
    shown = game.rules.action_json(game.turn_of(seat), action)
    event = ask(PEOPLE[seat], "act", seat=seat, version=game.version, action=shown)
    event.message.id = f"{seat}-{game.version}"
    return step(state, event, now)


def after(state: TableState, *moves: tuple[int, int], now: float = 0.0) -> TableState:
    for seat, action in moves:
        change = act(state, seat, action, now)
        assert change.refused is None, change.sends
        state = change.state
    return state


def asked(**more: Any) -> TableState:
    """Ana has claimed to be a broker; Bea, Leo and Eva are asked."""
    return after(new_table(**more), (0, BROKERAGE))


def heard(change: Change, who: str, kind: str = "steps") -> Any:
    found = [json.loads(frame) for ear, frame in change.sends if ear.person.name == who]
    return [message for message in found if message["type"] == kind][-1]


def frames(change: Change, who: str) -> list[bytes]:
    return [frame for ear, frame in change.sends if ear.person.name == who]


def entries(state: TableState, since: int) -> list[tuple[int | None, int | None]]:
    return [(entry.seat, entry.action) for entry in state.playing().entries[since:]]


# --- who is asked, and what is told ----------------------------------------------------------


def test_all_are_asked_at_once() -> None:
    game = asked().playing()
    assert game.choosing == [1, 2, 3]
    for seat in (1, 2, 3):
        assert [choice["type"] for choice in json.loads(bytes(game.choices(seat)))] == [
            "decline",
            "doubt",
        ]
    assert json.loads(bytes(game.choices(0))) == []


def test_an_answer_is_told_to_nobody_else() -> None:
    state = asked()
    change = act(state, 2, DECLINE)
    assert set(told(change)) == {"leo"}
    mine = heard(change, "leo")
    assert mine["together"] == {
        "waiting_for": [1, 3],
        "chosen": [2],
        "mine": {"type": "decline"},
        "window": "quickest",
    }
    assert (mine["choices"], mine["answer"]) == ([], f"2-{state.version}")
    assert change.rows is not None
    assert (change.rows.row, change.rows.steps) == (None, [])


def test_not_a_byte_tells_who_has_answered() -> None:
    """Whoever answers first, in whichever order: the others get the same bytes."""
    state = asked(clock=ClockPlan("move", 100))
    worlds = []
    for first, second in ((2, 1), (1, 2)):
        now, chosen = 10.0, act(state, first, DECLINE, 5.0).state
        seen: dict[str, list[bytes]] = {name: [] for name in PEOPLE}
        for event in (
            ask("eva", "hello", code="AAAAAA", look=3),
            ask("ana", "hello", code="AAAAAA", look=0),
            ask("ana", "undo", seat=0, version=state.version),
            ask("eva", "ask-history", before=4),
            ask("ana", "set-talk", talk="off"),
        ):
            change = step(chosen, event, now)
            chosen, now = change.state, now + 5
            for name in PEOPLE:
                seen[name] += frames(change, name)
        chosen = act(chosen, second, DECLINE, now).state
        change = act(chosen, 3, DECLINE, now + 5)
        for name in PEOPLE:
            seen[name] += frames(change, name)
        worlds.append(seen)
    one, two = worlds
    assert one["ana"] == two["ana"]
    assert one["eva"] == two["eva"]
    assert one["ana"]


def test_lists_of_tables_wait_for_all_that_are_asked() -> None:
    state = act(asked(), 1, DECLINE).state
    assert list(state.playing().awaited) == [1, 2, 3]
    assert step(state, ask("ana", "set-talk", talk="off"), 0.0).state.row.waits == [1, 2, 3]


# --- which answer counts ---------------------------------------------------------------------


def test_when_all_decline_it_happens() -> None:
    state = asked()
    done = after(state, (3, DECLINE), (1, DECLINE), (2, DECLINE))
    assert entries(done, state.version) == [(1, DECLINE), (2, DECLINE), (3, DECLINE)]
    assert done.playing().state.coins[0] == 5  # type: ignore[attr-defined]


def test_the_quickest_reaction_counts_and_closes_the_window() -> None:
    state = asked()
    done = after(state, (1, DECLINE), (3, DOUBT))
    assert entries(done, state.version)[:3] == [(1, DECLINE), (2, DECLINE), (3, DOUBT)]
    assert act(done, 2, FISH).refused == "turn" or done.playing().choosing != [2]
    late = ask("leo", "act", seat=2, version=state.version, action={"type": "doubt"})
    assert step(done, late, 0.0).refused == "stale"


def test_in_the_order_of_the_table_an_earlier_seat_is_waited_for() -> None:
    state = asked(game=IN_ORDER)
    waiting = after(state, (3, DOUBT), (2, DOUBT))
    assert waiting.version == state.version
    assert waiting.playing().choosing == [1]
    done = after(waiting, (1, DECLINE))
    assert entries(done, state.version)[:2] == [(1, DECLINE), (2, DOUBT)]
    assert [entry for entry in entries(done, state.version) if entry[0] == 3] == []


def test_later_seats_are_not_waited_for_once_an_earlier_one_reacts() -> None:
    state = asked(game=IN_ORDER)
    done = after(state, (1, DOUBT))
    assert entries(done, state.version)[0] == (1, DOUBT)


def test_bots_come_after_all_people() -> None:
    state = asked(seats=[SEATS[0], BOT, SEATS[2], SEATS[3]])
    change = step(state, BotChose(1, state.version, Thought(DOUBT, b"why")), 0.0)
    assert (change.state.version, told(change)) == (state.version, {})
    quick = after(change.state, (3, DOUBT))
    assert entries(quick, state.version)[:3] == [(1, DECLINE), (2, DECLINE), (3, DOUBT)]
    slow = act(after(change.state, (3, DECLINE)), 2, DECLINE)
    assert entries(slow.state, state.version)[0] == (1, DOUBT)
    assert slow.rows is not None
    assert [kept.data for kept in slow.rows.decisions] == [b"why"]


def test_all_bots_are_asked_at_once() -> None:
    state = new_table(seats=[SEATS[0], BOT, BOT, BOT])
    change = act(state, 0, BROKERAGE)
    assert [turn.seat for turn in change.turns] == [1, 2, 3]


# --- taking back, passing in advance ---------------------------------------------------------


def test_an_answer_can_be_taken_back_while_the_window_is_open() -> None:
    state = after(asked(), (2, DECLINE))
    change = step(state, ask("leo", "undo", seat=2, version=state.version), 0.0)
    assert set(told(change)) == {"leo"}
    assert change.state.playing().choosing == [1, 2, 3]


def test_a_closed_window_is_opened_again_with_consent_only() -> None:
    done = after(asked(), (1, DECLINE), (2, DECLINE), (3, DECLINE))
    change = step(done, ask("eva", "undo", seat=3, version=done.version), 0.0)
    assert change.state.proposal is not None
    assert change.state.version == done.version


def pass_ahead(state: TableState, seat: int, passing: bool = True) -> Change:
    return step(state, ask(PEOPLE[seat], "pass-ahead", seat=seat, passing=passing), 0.0)


def test_who_passes_in_advance_is_not_waited_for_in_this_turn() -> None:
    change = pass_ahead(new_table(), 2)
    assert set(told(change)) == {"leo"}
    assert heard(change, "leo")["passing"] is True
    assert change.rows is not None
    assert change.rows.row is not None
    state = after(change.state, (0, RAID + 1))
    assert state.playing().choosing == [1, 3]
    done = after(state, (1, DECLINE), (3, DECLINE))
    assert entries(done, state.version) == [(1, DECLINE), (2, DECLINE), (3, DECLINE)]
    done = after(done, (1, DECLINE), (1, BROKERAGE))
    assert done.playing().choosing == [2, 3, 0], "the next turn asks again"


def test_passing_in_an_open_window_declines_there() -> None:
    state = asked()
    change = pass_ahead(state, 2)
    assert change.state.playing().choosing == [1, 3]
    assert heard(change, "leo")["passing"] is True
    assert change.rows is not None
    assert change.rows.choice is not None


def test_where_all_pass_in_advance_nobody_is_asked() -> None:
    state = new_table()
    for seat in (1, 2, 3):
        state = pass_ahead(state, seat).state
    done = after(state, (0, BROKERAGE))
    assert done.version == state.version + 4
    assert done.playing().state.turn == 1  # type: ignore[attr-defined]


def test_one_may_change_ones_mind_about_passing() -> None:
    state = pass_ahead(pass_ahead(new_table(), 2).state, 2, passing=False).state
    assert after(state, (0, BROKERAGE)).playing().choosing == [1, 2, 3]


def test_passing_in_advance_is_told_to_nobody() -> None:
    worlds = []
    for seat in (1, 2):
        state = after(pass_ahead(new_table(), seat).state, (0, BROKERAGE))
        change = step(state, ask("ana", "hello", code="AAAAAA", look=0), 1.0)
        worlds.append(frames(change, "ana"))
    assert worlds[0] == worlds[1]


def test_only_the_seats_person_says_so_and_only_where_somebody_is_asked() -> None:
    state = new_table()
    assert step(state, ask("ana", "pass-ahead", seat=2, passing=True), 0.0).refused == "seat"
    with_bot = new_table(seats=[SEATS[0], BOT, SEATS[2], SEATS[3]])
    stood = step(with_bot, ask("leo", "resign", seat=2), 0.0).state
    assert step(stood, ask("leo", "pass-ahead", seat=2, passing=True), 0.0).refused == "seat"


# --- clocks ----------------------------------------------------------------------------------


def test_a_clock_does_not_tell_who_has_answered() -> None:
    state = asked(clock=ClockPlan("move", 100))
    state = act(state, 2, DECLINE, 30.0).state
    assert list(state.clock.runs) == [1, 2, 3]
    assert state.clock.all_left(60.0) == [100, 40, 40, 40]


def test_silence_lets_it_pass() -> None:
    state = asked(clock=ClockPlan("move", 100))
    change = step(state, TimerFired("time", state.version), 100.0)
    assert entries(change.state, state.version) == [(1, DECLINE), (2, DECLINE), (3, DECLINE)]


def test_a_clock_for_the_game_is_not_charged_for_reactions() -> None:
    state = asked(clock=ClockPlan("game", 600, 5))
    left = state.clock.all_left(0.0)
    state = act(state, 2, DECLINE, 10.0).state
    assert state.clock.all_left(20.0) == left
    timer = act(asked(clock=ClockPlan("game", 600, 5)), 2, DECLINE, 1.0)
    assert timer.timers == []
    done = step(state, TimerFired("time", state.version), 30.0).state
    assert done.version > state.version
    assert done.clock.all_left(30.0) == left


@pytest.mark.parametrize("kind", ["hours", "reserve", "days"])
def test_slow_clocks_know_windows(kind: Any) -> None:
    state = asked(clock=ClockPlan(kind, 2))
    timers = act(new_table(clock=ClockPlan(kind, 2)), 0, BROKERAGE).timers
    wait = next(timer.seconds for timer in timers if timer.kind == "time")
    assert wait is not None
    assert wait > 60
    change = step(state, TimerFired("time", state.version), 10 * 86_400.0)
    assert change.state.version == state.version + 3


# --- kept --------------------------------------------------------------------------------------


def test_answers_and_passing_survive_a_restart() -> None:
    state = act(pass_ahead(asked(), 2).state, 3, DECLINE).state
    steps = [
        StepRow(entry.version, entry.action, None, entry.seat, entry.move, 0.0)
        for entry in state.playing().entries
    ]
    choices = [ChoiceRow(3, state.version, DECLINE, "move", b"", 0.0)]
    saved = SavedTable(state.row, steps, [], {}, choices=choices)
    again = resumed(saved, GAME, Repeated(), 0.0)
    assert again.playing().choosing == [1]
    assert again.playing().passes(2)
    assert again.playing().state.phase == ASKED  # type: ignore[attr-defined]
