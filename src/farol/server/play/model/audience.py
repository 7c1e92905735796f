"""Views and messages for each socket at a table."""

# compiled by mypyc

from typing import Final, final

from msgspec import Raw

from farol import __version__
from farol.protocol import messages, types
from farol.server.play.model.course import lesson_info, tasks_now
from farol.server.play.model.days import is_closed
from farol.server.play.model.game import LiveGame
from farol.server.play.model.info import table_info
from farol.server.play.model.seats import seats_of
from farol.server.play.model.state import (
    Change,
    ClientMessage,
    Delayed,
    Listener,
    TableState,
    Timer,
)
from farol.server.play.model.telling import claim_line, steps_before, tells_gap, told, turn_again
from farol.server.play.model.undo import offered_undo

HISTORY: Final = 100  # steps in a full view
MAX_TOLD_CLAIMS: Final = 200  # claims in a welcome

# --- views -----------------------------------------------------------------------------------


def watchers(state: TableState) -> list[Listener]:
    """Sockets of spectators."""
    return [listener for listener, look in state.viewpoints.items() if look is None]


def view(state: TableState, look: int | None, now: float) -> messages.View | None:
    """The full view of a seat; None before the first deal."""
    if look is None and state.late:
        return state.shown
    return _present(state, look, now)


def _present(state: TableState, look: int | None, now: float) -> messages.View | None:
    game = state.game
    if game is None:
        return None
    return messages.View(
        look,
        game.version,
        game.observation(look),
        _choices(state, game, look),
        _undo(state, game, look, state.alone),
        state.clock.all_left(now),
        game.steps(look, max(0, game.version - HISTORY)),
        claims=_claims(state, game, look),
        together=_together(state, game, look),
        passing=_passing(state, game, look),
        dues=state.clock.dues(),
    )


def steps(
    state: TableState, look: int | None, after: int, now: float, known: "Common | None" = None
) -> messages.Steps:
    """The steps after a version, as a seat sees them; `known`: the part that is common to all."""
    game, common = state.game, known or common_of(state, now)
    assert game is not None
    return messages.Steps(
        look,
        game.version,
        told(game, look, after),
        game.observation(look),
        _choices(state, game, look),
        _undo(state, game, look, common.alone),
        common.clocks,
        claims=_claims(state, game, look),
        together=_together(state, game, look),
        passing=_passing(state, game, look),
        dues=common.dues,
    )


@final
class Common:
    """The part of a message that is the same for everybody."""

    __slots__ = ("alone", "clocks", "dues")

    def __init__(
        self, clocks: list[float] | None, dues: list[float | None] | None, alone: bool
    ) -> None:
        self.clocks = clocks
        self.dues = dues
        self.alone = alone


def common_of(state: TableState, now: float) -> Common:
    """The part of a message that is the same for everybody, now."""
    return Common(state.clock.all_left(now), state.clock.dues(), state.alone)


def earlier(state: TableState, look: int | None, before: int) -> list[types.Step]:
    """Steps before a version, as a seat sees them; delayed spectators get only steps already shown
    to them."""
    game = state.game
    if game is None:
        return []
    if look is None and state.late:
        before = min(before, last_seen(state, game, look) + 1)
    return steps_before(game, look, before)


def again(state: TableState, look: int | None, message: messages.AskTurn) -> messages.Turn | None:
    """Replay of a turn, as a seat saw it; None if no turn began there, or it may not be shown."""
    game = state.game
    if game is None:
        return None
    found = turn_again(game, look, message.version, last_seen(state, game, look))
    if found is None:
        return None
    before, steps, after = found
    return messages.Turn(message.id, look, messages.raw(before), steps, messages.raw(after))


def last_seen(state: TableState, game: LiveGame, look: int | None) -> int:
    """The last version shown: an older one for delayed spectators."""
    if look is not None or not state.late:
        return game.version
    return 0 if state.shown is None else state.shown.version


def _together(state: TableState, game: LiveGame, look: int | None) -> types.Together | None:
    """For simultaneous choices: who has chosen and who has not; the choice itself only for its
    seat. In a window of reaction, only the seats of the person who looks are told to have
    answered."""
    if not game.together:
        return None
    told = list(range(game.seats)) if game.window is None else _own_seats(state, look)
    chosen = [seat for seat in game.together if seat in game.sealed and seat in told]
    waiting = [seat for seat in game.together if seat not in chosen]
    shown = types.Together(waiting, chosen)
    if game.window is not None:
        shown.window = "quickest" if game.window.quickest else "order"
    if look is not None and look in game.sealed:
        shown.mine = messages.raw(game.own_choice(look))
    return shown


def _own_seats(state: TableState, look: int | None) -> list[int]:
    """All seats of the person on this one."""
    if look is None:
        return []
    person = state.row.seats[look].person
    return [look] if person is None else seats_of(state.row, person)


def _passing(state: TableState, game: LiveGame, look: int | None) -> bool | None:
    """Whether the seat passes in advance; None where it cannot."""
    if look is None or not game.can_pass or not state.standing.is_playing:
        return None
    return game.passes(look)


def _claims(state: TableState, game: LiveGame, look: int | None) -> list[str]:
    """Kinds of claims that a seat may make; the same for all seats that may speak."""
    if look is None or look in state.standing.silent:
        return []
    return game.claims_open


def told_claims(state: TableState, look: int | None, now: float) -> list[types.ClaimLine]:
    """The latest claims; delayed spectators do not get the most recent ones."""
    game = state.game
    if game is None:
        return []
    heard = game.said
    if look is None and state.late:
        until = state.date(now) - state.row.delay  # claims are dated; `now` is monotonic
        heard = tuple(spoken for spoken in game.said if spoken.at <= until)
    return [claim_line(game, spoken) for spoken in heard[-MAX_TOLD_CLAIMS:]]


def _choices(state: TableState, game: LiveGame, look: int | None) -> Raw:
    standing = state.standing
    if not standing.is_playing or state.auto_move_version == game.version:
        return messages.NOTHING
    if standing.is_lesson:
        return game.choices(look, tasks_now(state.row, game))
    return game.choices(look)


def _undo(state: TableState, game: LiveGame, look: int | None, alone: bool) -> types.Undo | None:
    standing = state.standing
    if look is None or not standing.is_playing:
        return None
    return offered_undo(standing, game, look, alone)


def _lookers_on(state: TableState) -> int:
    """Number of spectators; somebody who has just sat down gets the seat's view in a moment."""
    return sum(not seats_of(state.row, one.person.id) for one in watchers(state))


def table(state: TableState, listener: Listener, now: float) -> types.TableInfo:
    """The table's information for this listener."""
    hidden = state.late and state.viewpoints.get(listener) is None
    return table_info(
        state.row,
        listener.person.id,
        state.online,
        _lookers_on(state),
        None if hidden else state.clock,
        None if hidden else state.proposal,
        now,
        lesson_info(state.row, state.game),
        not is_closed(state.row, state.date(now)),
        last_seen(state, state.game, None) if hidden and state.game else None,
    )


# --- sending ---------------------------------------------------------------------------------


def welcome(change: Change, listener: Listener, hello: messages.Hello, now: float) -> None:
    """Answer hello with the table, and with the full view or only the missed steps."""
    state, game = change.state, change.state.game
    shown: messages.View | None = None
    missed: messages.Steps | None = None
    late = hello.look is None and state.late
    if hello.version is not None and not late and game and tells_gap(game, hello.version):
        missed = steps(state, hello.look, hello.version, now)
    else:
        shown = view(state, hello.look, now)
    person = listener.person.id
    notes = {str(number): "" for number in seats_of(state.row, person)}
    notes |= {str(note.seat): text for note, text in state.notes.items() if note.person == person}
    around = table(state, listener, now)
    message = messages.Welcome(around, list(state.chat), notes, shown, missed, __version__)
    message.claims = told_claims(state, hello.look, now)
    message.tags = [
        types.SeatTag(key.seat, key.about, tag)
        for key, tag in state.tags.items()
        if key.person == person
    ]
    change.send(listener, message)


def tell_all(change: Change, message: messages.FromServer) -> None:
    """Send everybody the same message."""
    frame = messages.encode(message)
    change.sends += [(listener, frame) for listener in change.state.viewpoints]


def tell_claim(change: Change, line: types.ClaimLine, now: float) -> None:
    """Send a claim to everybody; to delayed spectators when it is old enough."""
    state, message = change.state, messages.Claimed(line)
    frame = messages.encode(message)
    for listener, look in state.viewpoints.items():
        if look is not None or not state.late:
            change.sends.append((listener, frame))
    if state.late:
        shown = _present(state, None, now)
        assert shown is not None
        state.delayed = (*state.delayed, Delayed(now + state.row.delay, shown, None, message))
        change.timers.append(Timer("late", state.row.delay))


def tell_table(change: Change, now: float, but: Listener | None = None) -> None:
    """Send the table's information to everybody except `but`, each as they may see it. For people
    who neither sit nor host it is the same and encoded once."""
    state, frames = change.state, dict[tuple[int | None, bool], bytes]()
    known = {state.row.host, *(seat.person or seat.removed for seat in state.row.seats)}
    for listener, look in state.viewpoints.items():
        if listener is but:
            continue
        person = listener.person.id
        key = (person if person in known else None, look is None)
        if key not in frames:
            frames[key] = messages.encode(messages.TableChanged(table(state, listener, now)))
        change.sends.append((listener, frames[key]))


def tell_view(change: Change, listener: Listener, now: float) -> None:
    """Send one listener the full view."""
    shown = view(change.state, change.state.viewpoints[listener], now)
    if shown is not None:
        change.send(listener, shown)


def tell_steps(
    change: Change, after: int, mover: Listener | None, answer: str | None, now: float
) -> None:
    """Send the steps after a version to everybody who may see them now; `answer` is the id of the
    mover's message."""
    state, frames = change.state, dict[int | None, bytes]()
    behind = state.standing.delay > 0  # then spectators get them from tell_late
    common = common_of(state, now)
    for listener, look in state.viewpoints.items():
        if behind and look is None:
            continue
        if listener is mover and answer is not None:
            message = steps(state, look, after, now, common)
            message.answer = answer
            change.send(listener, message)
            continue
        if look not in frames:
            frames[look] = messages.encode(steps(state, look, after, now, common))
        change.sends.append((listener, frames[look]))
    if state.game is not None:
        state.game.drop_last_move_views()


def tell_seat(change: Change, seat: int, sender: ClientMessage | None, now: float) -> None:
    """Send the person on a seat how it stands now; nobody else hears of it."""
    state = change.state
    assert state.game is not None
    own = _own_seats(state, seat)
    for listener, look in state.viewpoints.items():
        if look in own:
            message = steps(state, look, state.game.version, now)
            if sender is not None and listener is sender.listener:
                message.answer = sender.message.id
            change.send(listener, message)


# --- delayed spectators ----------------------------------------------------------------------


def keep_for_later(change: Change, after: int, now: float) -> None:
    """Queue what happened for delayed spectators."""
    state = change.state
    shown = _present(state, None, now)
    assert shown is not None
    later = Delayed(now + state.row.delay, shown, steps(state, None, after, now))
    state.delayed = (*state.delayed, later)
    change.timers.append(Timer("late", state.row.delay))


def tell_late(change: Change, now: float) -> None:
    """Send delayed spectators what is old enough, or everything if the delay has ended."""
    state = change.state
    while state.delayed and (state.delayed[0].at <= now or not state.late):
        later, *rest = state.delayed
        state.delayed = tuple(rest)
        first = state.shown is None
        state.shown = later.view
        news = later.steps if later.claim is None else later.claim
        frame = messages.encode(later.view if first or news is None else news)
        change.sends += [(listener, frame) for listener in watchers(state)]
