"""Transitions of a table by every kind of event, as one plain function: no loop, no disk, no
socket.
"""

import json
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any

import msgspec
import pytest

from farol.bots.decision import bare
from farol.games import ALL
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.protocol.types import ClockPlan
from farol.server.play.dealer import Dealer
from farol.server.play.model.bucket import Bucket
from farol.server.play.model.clock import little_of
from farol.server.play.model.deliberation import in_words, packed
from farol.server.play.model.payloads import Thought
from farol.server.play.model.resume import resumed
from farol.server.play.model.seats import SeatSummary, leave_lobby
from farol.server.play.model.state import (
    Advised,
    BotChose,
    Change,
    ClientMessage,
    Dealt,
    Delayed,
    Event,
    Loaded,
    Reopened,
    SocketClosed,
    TableState,
    TimerFired,
)
from farol.server.play.model.step import step
from farol.server.store.store import Person, SavedTable, SeatRow, TableRow
from tests.server.forced import forced
from tests.server.test_undo import Sampled

DELAY = 60
PEOPLE = ("ana", "bea", "leo", "eva")  # the first three have seats 0, 1 and 2; Ana hosts


class Repeated(Dealer):
    """A dealer with a constant deal."""

    def chance(self, _row: TableRow) -> Sampled:
        return Sampled()


@dataclass(eq=False)
class Ear:
    """A dummy listener."""

    person: Person

    def send(self, _frame: bytes) -> None:
        raise AssertionError("step tells nobody anything itself")


EARS = {name: Ear(Person(number + 1, name)) for number, name in enumerate(PEOPLE)}


def new_state(**more: Any) -> TableState:
    """Three people in the lobby and a spectator; all have said hello."""
    seats = more.pop("seats", None) or [
        SeatRow("person", person=number + 1, name=PEOPLE[number]) for number in range(3)
    ]
    row = TableRow(
        id=1,
        code="AAAAAA",
        game="saboteur",
        rules_version=ALL["saboteur"].version,
        options={"first_seat": 1},
        seats=seats,
        host=1,
        status="lobby",
        created=0.0,
        secret="00" * 32,
        **more,
    )
    state = resumed(SavedTable(row, [], [], {}), ALL["saboteur"], Repeated(), 0.0)
    looks: dict[Any, int | None] = {
        EARS[PEOPLE[number]]: number for number, seat in enumerate(seats) if seat.person
    }
    state.viewpoints = looks
    return state


def ask(who: str, kind: str, **fields: Any) -> ClientMessage:
    message = messages.decode(json.dumps({"type": kind, "id": "q", **fields}))
    return ClientMessage(EARS[who], message, 0.0)


FIELDS_OF_AN_ENTRY = attrgetter(
    *("version", "seat", "action", "undo_to", "events", "parent", "forced", "move")
)


FIELDS_OF_STANDING = getattr(SeatSummary, "__mypyc_attrs__", ()) or SeatSummary.__slots__
FACTS = attrgetter(*(name for name in FIELDS_OF_STANDING if name != "row"))


def snapshot(state: TableState) -> tuple[Any, ...]:
    """All visible parts of a state."""
    game = state.game
    looks = (None, 0, 1, 2)
    played = () if game is None else tuple(bytes(game.observation(look)) for look in looks)
    entries = () if game is None else tuple(map(FIELDS_OF_AN_ENTRY, game.entries))
    rest = (
        *(state.clock, state.open_proposal, state.rejected_people, state.auto_move_version),
        *(state.timed_out, state.shown),
    )
    return (
        *(msgspec.json.encode(state.row), state.version, entries, played, rest, state.delayed),
        *(dict(state.notes), list(state.chat), dict(state.viewpoints), dict(state.buckets)),
    )


def stepped(state: TableState, event: Event, now: float = 0.0) -> Change:
    """A step that does not modify the state, and is deterministic."""
    before = snapshot(state)
    change = step(state, event, now)
    again = step(state, event, now)
    assert snapshot(state) == before
    assert FACTS(change.state.standing) == FACTS(SeatSummary(change.state.row))  # as saved
    assert again.sends == change.sends
    assert msgspec.json.encode(again.rows) == msgspec.json.encode(change.rows)
    return change


def after(state: TableState, *events: Event, now: float = 0.0) -> TableState:
    for event in events:
        change = stepped(state, event, now)
        assert change.refused is None
        state = change.state
    return state


def told(change: Change) -> dict[str, list[str]]:
    """Types of messages by recipient."""
    found: dict[str, list[str]] = {}
    for listener, frame in change.sends:
        found.setdefault(listener.person.name, []).append(json.loads(frame)["type"])
    return found


def saved(change: Change) -> set[str]:
    """The kinds of rows to be saved."""
    if change.rows is None:
        return set()
    return {name for name in ("row", "steps", "chat", "note") if getattr(change.rows, name)}


LOBBY = new_state()
OPEN = new_state(seats=[*LOBBY.row.seats[:2], SeatRow()])
PLAYING = after(LOBBY, Dealt())
PAUSED = after(PLAYING, *(ask("ana", "pause", seat=0), ask("bea", "vote", seat=1, yes=True)))
PAUSED = after(PAUSED, ask("leo", "vote", seat=2, yes=True))


def choice(state: TableState, kind: str = "") -> dict[str, Any]:
    """A choice of the seat to act, of this type."""
    game = state.playing()
    shown = [game.rules.action_json(game.state, each) for each in game.state.legal_actions()]
    fitting: list[dict[str, Any]] = [each for each in shown if each["type"].startswith(kind)]
    return fitting[0]


def act(state: TableState, who: str = "ana", **more: Any) -> ClientMessage:
    """Ana is the first to act."""
    fields = {"seat": 0, "version": state.version, "action": choice(state, "discard"), **more}
    return ask(who, "act", **fields)


MOVED = after(PLAYING, act(PLAYING))
UNDO = ask("ana", "undo", seat=0, version=MOVED.version)
ASKED = after(MOVED, UNDO)
YES = {who: ask(who, "vote", seat=seat, yes=True) for seat, who in enumerate(PEOPLE[:3])}
NO = {who: ask(who, "vote", seat=seat, yes=False) for seat, who in enumerate(PEOPLE[:3])}


def finished(state: TableState) -> TableState:
    done = state.shallow_copy()
    done.row = msgspec.structs.replace(state.row, status="over")
    return done


OVER = finished(MOVED)
AWAY = after(PLAYING, ask("bea", "stand", seat=1))
ALL_HEAR = {who: ["table"] for who in PEOPLE[:3]}


def all_but(who: str, *own: str) -> dict[str, list[str]]:
    return ALL_HEAR | {who: ["table", *own]}


@dataclass
class Case:
    name: str
    state: TableState
    event: Event
    saves: set[str] = field(default_factory=set)
    tells: dict[str, list[str]] = field(default_factory=dict)


DONE = {"ana": ["done"]}

CASES = [
    # presence
    Case("hello", PLAYING, ask("eva", "hello", code="AAAAAA"), set(), {"eva": ["welcome"]}),
    Case("look", PLAYING, ask("ana", "look", look=None), set(), {"ana": ["view", "done"]}),
    Case("ping", PLAYING, ask("ana", "ping"), set(), {"ana": ["pong"]}),
    Case(
        *("leave", PLAYING, SocketClosed(EARS["leo"]), set()),
        {"ana": ["table"], "bea": ["table"]},
    ),
    Case("a stranger leaves", PLAYING, SocketClosed(EARS["eva"])),
    # the lobby
    Case("stand up", LOBBY, ask("leo", "stand", seat=2), {"row"}, all_but("leo", "done")),
    Case("send away", LOBBY, ask("ana", "kick", seat=2), {"row"}, all_but("ana", "done")),
    Case("more seats", LOBBY, ask("ana", "set-seats", count=5), {"row"}, all_but("ana", "done")),
    Case(
        *("a bot", OPEN, ask("ana", "set-seat", seat=2, plan={"kind": "bot", "level": "random"})),
        {"row"},
        {"ana": ["table", "done"], "bea": ["table"]},
    ),
    Case(
        *("options", LOBBY, ask("ana", "set-options", options={}), {"row"}),
        all_but("ana", "done"),
    ),
    Case(
        *("start", LOBBY, ask("ana", "start"), {"row", "steps"}),
        {"ana": ["table", "view", "done"], "bea": ["table", "view"], "leo": ["table", "view"]},
    ),
    # play
    Case(
        *("a move", PLAYING, act(PLAYING), {"steps"}),
        {"ana": ["steps"], "bea": ["steps"], "leo": ["steps"]},
    ),
    Case("a move sent again", MOVED, act(PLAYING), set(), DONE),
    Case("an undo of more than oneself", MOVED, UNDO, {"row"}, all_but("ana", "done")),
    Case("a first yes", ASKED, YES["bea"], {"row"}, all_but("bea", "done")),
    Case(
        *("the last yes", after(ASKED, YES["bea"]), YES["leo"], {"row", "steps"}),
        {"ana": ["steps", "table"], "bea": ["steps", "table"], "leo": ["steps", "table", "done"]},
    ),
    Case("a no", ASKED, NO["leo"], {"row"}, all_but("leo", "done")),
    Case("a pause is asked for", PLAYING, ask("ana", "pause", seat=0), {"row"}, all_but("ana", "done")),
    Case(
        *("the pause ends", PAUSED, ask("bea", "resume", seat=1), {"row"}),
        {
            "ana": ["table", "view"],
            "bea": ["table", "view", "done"],
            "leo": ["table", "view"],
        },
    ),
    # seats in a game
    Case("stand in", PLAYING, ask("bea", "stand", seat=1), {"row"}, all_but("bea", "done")),
    Case("come back", AWAY, ask("bea", "return", seat=1), {"row"}, all_but("bea", "done")),
    Case("resign", PLAYING, ask("bea", "resign", seat=1), {"row"}, all_but("bea", "done")),
    Case("a kick is put to the vote", PLAYING, ask("ana", "kick", seat=1), {"row"}, all_but("ana", "done")),
    # words
    Case("chat", PLAYING, ask("ana", "say", seat=0, text="hi"), {"chat"}, {
        "ana": ["chat", "done"], "bea": ["chat"], "leo": ["chat"],
    }),
    Case("a note", PLAYING, ask("ana", "set-note", seat=0, text="x"), {"note"}, {"ana": ["note", "done"]}),
    Case("why not", PLAYING, ask("ana", "ask-why", seat=0, action={}), set(), {"ana": ["reason"]}),
    # after the end
    Case("a rematch", OVER, ask("ana", "rematch")),
    Case(
        *("the new table", OVER, Reopened(ask("ana", "rematch"), "BBBBBB"), {"row"}),
        all_but("ana", "done"),
    ),
    # timers and bots without effect
    Case("a timer of long ago", MOVED, TimerFired("time", PLAYING.version)),
    Case("a timer without a clock", MOVED, TimerFired("time", MOVED.version)),
    Case("a forced move that is none", MOVED, TimerFired("forced", MOVED.version)),
    Case("nothing is late", MOVED, TimerFired("late", MOVED.version)),
    Case("a bot at a person's turn", MOVED, BotChose(1, MOVED.version, None)),
    Case("a bot that is too late", MOVED, BotChose(0, PLAYING.version, None)),
    Case("woken before the game", LOBBY, Loaded()),
    Case("woken in the game", MOVED, Loaded()),
]  # fmt: skip


VIEW = messages.View(None, 3, msgspec.Raw(b"{}"), msgspec.Raw(b"[]"), None, None, [])


def test_a_state_once_more_has_every_part_of_it() -> None:
    """Also where a part differs from its initial value."""
    state = after(PLAYING, ask("ana", "pause", seat=0)).shallow_copy()
    state.auto_move_version, state.due, state.ahead = 7, 1.5, 2.5
    state.rejected_people = state.speaking = state.learned = frozenset({2})
    state.timed_out = frozenset({(1, 2)})
    state.shown = VIEW
    state.viewpoints = dict(list(state.viewpoints.items())[:1])
    state.delayed = (Delayed(3.5, VIEW, None),)
    state.buckets = {("chat", 1): Bucket(1.0, 1.0, 0.0)}
    twin, new = state.shallow_copy(), new_state()
    parts = getattr(TableState, "__mypyc_attrs__", ()) or TableState.__slots__  # compiled, or plain
    assert len(parts) >= 20
    for name in parts:
        assert getattr(twin, name) == getattr(state, name), name
    same = {name for name in parts if getattr(new, name) == getattr(state, name)}
    made_with = {"row", "rules", "dealer", "clock", "chat", "notes", "tags"}
    assert same <= made_with, "the copy of these parts would not be noticed"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_saved_and_told(case: Case) -> None:
    change = stepped(case.state, case.event)
    assert change.refused is None
    assert saved(change) == case.saves
    assert told(change) == case.tells


REFUSED = [
    ("before hello", LOBBY, ask("eva", "ping"), "bad"),
    ("another's seat", PLAYING, ask("eva", "hello", code="AAAAAA", look=1), "seat"),
    ("looking through another's seat", PLAYING, ask("ana", "look", look=1), "seat"),
    ("a taken seat", LOBBY, ask("leo", "sit", seat=0, name="Leo"), "seat"),
    ("a seat that is not there", LOBBY, ask("leo", "stand", seat=7), "seat"),
    ("coming back before the game", LOBBY, ask("leo", "return", seat=2), "status"),
    ("a guest who arranges", LOBBY, ask("bea", "set-seats", count=4), "host"),
    ("too many seats", LOBBY, ask("ana", "set-seats", count=60), "seat"),
    ("a plan for a taken seat", LOBBY, ask("ana", "set-seat", seat=1, plan={"kind": "open"}), "seat"),
    ("options that do not exist", LOBBY, ask("ana", "set-options", options={"x": 1}), "bad"),
    ("a guest who starts", LOBBY, ask("bea", "start"), "host"),
    ("a start with an open seat", OPEN, ask("ana", "start"), "seat"),
    ("a second start", PLAYING, ask("ana", "start"), "status"),
    ("arranging in the game", PLAYING, ask("ana", "set-seats", count=4), "status"),
    ("a move before the game", LOBBY, ask("ana", "act", seat=0, version=0, action={}), "status"),
    ("a move in the pause", PAUSED, act(PLAYING, version=PAUSED.version), "status"),
    ("a stale move", MOVED, act(PLAYING, id="new"), "stale"),
    ("a move of another's seat", PLAYING, act(PLAYING, "bea"), "seat"),
    ("a move out of turn", PLAYING, act(PLAYING, "bea", seat=1), "turn"),
    ("no action", PLAYING, act(PLAYING, action={"type": "fly"}), "bad"),
    ("a move for a bot", AWAY, act(PLAYING, "bea", seat=1, version=AWAY.version), "seat"),
    ("nothing to take back", PLAYING, ask("bea", "undo", seat=1, version=PLAYING.version), "status"),
    ("a stale undo", MOVED, ask("ana", "undo", seat=0, version=0), "stale"),
    ("nothing to vote on", PLAYING, YES["ana"], "status"),
    ("a vote nobody waits for", ASKED, YES["ana"], "seat"),
    ("a second question", ASKED, ask("bea", "pause", seat=1), "status"),
    ("going on without a pause", PLAYING, ask("ana", "resume", seat=0), "status"),
    ("ending a pause from another's seat", PAUSED, ask("bea", "resume", seat=0), "seat"),
    ("kicking oneself", PLAYING, ask("ana", "kick", seat=0), "seat"),
    ("coming back to one's own seat", PLAYING, ask("ana", "return", seat=0), "seat"),
    ("resigning after the end", OVER, ask("ana", "resign", seat=0), "status"),
    ("speaking as another", PLAYING, ask("ana", "say", seat=1, text="hi"), "seat"),
    ("a line of nothing", PLAYING, ask("ana", "say", seat=0, text="\u200b"), "bad"),
    ("a note at another's seat", PLAYING, ask("ana", "set-note", seat=1, text="x"), "seat"),
    ("a rematch too early", PLAYING, ask("ana", "rematch"), "status"),
    ("a hint out of turn", PLAYING, ask("bea", "ask-hint", seat=1), "turn"),
    ("a hint before the game", LOBBY, ask("ana", "ask-hint", seat=0), "status"),
    ("a hint of no bot", PLAYING, ask("ana", "ask-hint", seat=0, level="x"), "bot"),
    ("an explanation of chance before the end", PLAYING, ask("ana", "ask-explanation", version=1), "bot"),
    ("an explanation of nothing", OVER, ask("ana", "ask-explanation", version=9999), "bad"),
    ("an explanation of chance", OVER, ask("ana", "ask-explanation", version=1), "bot"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "event", "code"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_what_is_refused_changes_nothing_and_tells_nobody_else(
    state: TableState, event: ClientMessage, code: str
) -> None:
    change = stepped(state, event)
    assert (change.refused, saved(change)) == (code, set())
    assert told(change) == {event.listener.person.name: ["refused"]}
    assert snapshot(change.state) == snapshot(state)


def test_a_stale_move_comes_with_what_was_missed() -> None:
    change = stepped(MOVED, act(PLAYING, id="new"))
    refused = json.loads(change.sends[0][1])
    assert refused["missed"]["steps"][0]["version"] == PLAYING.version + 1
    assert refused["version"] == MOVED.version


def test_a_stale_move_tells_nothing_to_eyes_that_have_to_wait() -> None:
    state = MOVED.shallow_copy()
    state.row = msgspec.structs.replace(MOVED.row, delay=DELAY)
    assert json.loads(stepped(state, act(PLAYING, id="new")).sends[0][1])["missed"] is not None
    state.viewpoints = {**MOVED.viewpoints, EARS["ana"]: None}
    refused = json.loads(stepped(state, act(PLAYING, id="new")).sends[0][1])
    assert refused["code"] == "stale"
    assert refused["missed"] is None


def test_a_move_for_a_version_that_never_was_comes_without_steps() -> None:
    refused = json.loads(stepped(MOVED, act(PLAYING, id="new", version=999)).sends[0][1])
    assert (refused["code"], refused["missed"]) == ("stale", None)


def test_only_a_host_who_leaves_hands_the_table_on() -> None:
    row = new_state().row
    row.host = 3
    leave_lobby(row, 1)
    assert row.host == 3, "a guest who leaves takes nothing with them"
    leave_lobby(row, 2)
    assert row.host == 1
    leave_lobby(row, 0)
    assert row.host == 1, "there is nobody to take it"


# --- clocks ----------------------------------------------------------------------------------


def timed(plan: ClockPlan) -> TableState:
    return after(new_state(clock=plan), Dealt())


def test_a_move_pays_the_increment_once_and_only_in_the_change() -> None:
    state = timed(ClockPlan("game", 100, 5))
    change = stepped(state, act(state), now=10.0)
    assert change.state.clock.left[0] == 95
    assert change.rows is not None
    assert change.rows.row is not None
    assert change.rows.row.clock_left == [95, 100, 100]
    assert (state.clock.running, state.clock.left_of(0, 15.0)) == (0, 85)


@pytest.mark.parametrize("kind", ["move", "game", "hours", "days", "reserve"])
def test_the_time_of_the_seat_to_act_is_a_timer(kind: Any) -> None:
    state = timed(ClockPlan(kind, 96))
    change = stepped(state, act(state), now=10.0)
    assert [timer.kind for timer in change.timers] == ["time"]
    left = change.state.clock.left_of(1, 10.0)
    assert change.timers[0].seconds == left - little_of(change.state.clock.plan)


def test_when_time_is_up_a_bot_has_the_turn() -> None:
    state = timed(ClockPlan("move", 30))
    early = stepped(state, TimerFired("time", state.version), now=29.0)
    assert (early.turns, saved(early)) == ([], set())
    change = stepped(state, TimerFired("time", state.version), now=30.0)
    assert len(change.turns) == 1
    assert (change.turns[0].seat, saved(change)) == (0, set())
    assert change.timers[-1].seconds is None
    chosen = BotChose(0, state.version, Thought(-1))  # an invalid action: any will do
    moved = stepped(change.state, chosen, now=31.0)
    assert (moved.moved, saved(moved)) == ("bot", {"row", "steps"})


def test_with_a_clock_for_the_game_a_bot_stands_in_from_then_on() -> None:
    state = timed(ClockPlan("game", 30))
    change = stepped(state, TimerFired("time", state.version), now=30.0)
    assert change.state.row.seats[0].standing_in
    assert saved(change) == {"row"}
    assert len(change.turns) == 1


def test_a_pause_stops_the_clock_and_its_timer() -> None:
    state = after(timed(ClockPlan("game", 100)), ask("ana", "pause", seat=0), YES["bea"])
    change = stepped(state, YES["leo"], now=10.0)
    assert change.state.row.status == "paused"
    assert change.state.clock.running is None
    assert change.state.row.clock_left == [90, 100, 100]
    assert change.timers[-1].seconds is None


# --- bots ------------------------------------------------------------------------------------


def with_bots() -> TableState:
    seats = [SeatRow("person", person=1, name="ana")]
    seats += [SeatRow("bot", name=f"Bot {n}", level="random") for n in (1, 2)]
    return after(new_state(seats=seats), Dealt())


def test_after_a_move_the_bot_that_is_next_gets_the_turn() -> None:
    state = with_bots()
    change = stepped(state, act(state))
    assert len(change.turns) == 1
    assert (change.turns[0].seat, change.turns[0].level) == (1, "random")
    assert change.turns[0].game is change.state.game
    assert stepped(change.state, Loaded()).turns


def test_a_hint_goes_out_as_a_question_and_its_answer_comes_in_as_an_event() -> None:
    change = stepped(PLAYING, ask("ana", "ask-hint", seat=0))
    question = change.question
    assert question is not None
    assert (question.seat, question.level, told(change)) == (0, "regular", {})
    action = question.game.state.legal_actions()[0]
    hint = in_words(question, packed(bare(action, "only-move"), "novice"), ["ana", "bea", "leo"])
    assert told(stepped(change.state, Advised(question, hint))) == {"ana": ["hint"]}
    failed = stepped(change.state, Advised(question, None, "No idea."))
    assert json.loads(failed.sends[0][1])["sentence"] == "No idea."


def test_a_forced_move_is_made_for_whoever_is_alone() -> None:
    state = with_bots()
    game = state.playing()
    state.game = alone = game.forgetting_moves(99)  # the same game once more
    alone.state = forced(game.state)
    change = stepped(state, Loaded())
    assert (change.forced, change.state.auto_move_version) == (True, state.version)
    assert change.state.game is alone
    assert saved(stepped(change.state, TimerFired("forced", state.version))) == {"steps"}


# --- proposals -------------------------------------------------------------------------------


def test_what_all_agreed_to_too_late_ends_and_is_refused() -> None:
    # At the last vote a bot sits in Bea's seat already.
    state = after(PLAYING, ask("ana", "kick", seat=1))
    gone = state.shallow_copy()
    gone.row = msgspec.structs.replace(state.row, seats=[*state.row.seats])
    gone.row.seats[1] = SeatRow("bot", name="bea", level="random")
    change = stepped(gone, YES["leo"])
    assert change.refused == "seat"
    assert change.state.open_proposal is None
    assert told(change) == all_but("leo", "refused")


def test_a_guest_who_asked_for_a_seat_and_leaves_does_not_get_it() -> None:
    state = after(new_state(handover="vote"), Dealt(), ask("bea", "resign", seat=1))
    state = after(state, ask("eva", "hello", code="AAAAAA"), ask("eva", "sit", seat=1, name="Eva"))
    assert state.proposal is not None
    assert stepped(state, SocketClosed(EARS["eva"])).state.proposal is None
    assert stepped(after(state, NO["leo"]), ask("eva", "sit", seat=1, name="Eva")).refused == "seat"
    agreed = after(state, YES["ana"], YES["leo"])
    assert agreed.row.seats[1].person == 4


# --- spectators who are behind ---------------------------------------------------------------


def test_spectators_who_are_behind_are_told_by_a_timer() -> None:
    state = after(new_state(delay=DELAY), ask("eva", "hello", code="AAAAAA"), Dealt())
    assert state.shown is None
    state = after(state, TimerFired("late", state.version), now=DELAY)
    change = stepped(state, act(state), now=100.0)
    assert "eva" not in told(change)
    assert [timer.kind for timer in change.timers] == ["late"]
    assert change.timers[0].seconds == DELAY
    late = stepped(change.state, TimerFired("late", state.version), now=100.0 + DELAY)
    assert told(late) == {"eva": ["steps"]}


# --- limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked",
    [
        ask("ana", "say", seat=0, text="hi"),
        ask("ana", "ask-why", seat=0, action={}),
        ask("ana", "ask-hint", seat=0),
    ],
    ids=lambda asked: type(asked.message).__name__,
)
def test_whoever_asks_too_often_has_to_wait(asked: ClientMessage) -> None:
    state = PLAYING
    for _ in range(30):
        change = step(state, asked, 0.0)
        state = change.state
    assert change.refused == "limit"
    assert stepped(state, asked, now=60.0).refused is None


def test_a_table_has_room_for_so_many_guests() -> None:
    crowd = PLAYING.shallow_copy()
    crowd.viewpoints = {Ear(Person(number, "guest")): None for number in range(500)}
    assert stepped(crowd, ask("eva", "hello", code="AAAAAA")).refused == "limit"
    assert stepped(crowd, ask("ana", "hello", code="AAAAAA", look=0)).refused is None


def test_what_nobody_sent_raises() -> None:
    too_few = [SeatRow("person", person=1, name="ana")]
    with pytest.raises(Refusal):
        step(new_state(seats=too_few), Dealt(), 0.0)
