"""Progress of a game: moves, clocks, and the next turn."""

# compiled by mypyc

from collections.abc import Mapping

from farol.contracts.lesson import lesson_of
from farol.core.entries import Pending, Sealed
from farol.core.errors import BadOptions
from farol.core.state import OVER
from farol.protocol import types
from farol.protocol.errors import Refusal
from farol.server.play.model import course, seals, seat_changes, seats
from farol.server.play.model.audience import (
    keep_for_later,
    tell_late,
    tell_seat,
    tell_steps,
    tell_table,
    tell_view,
)
from farol.server.play.model.clock import little_of, new_clock
from farol.server.play.model.game import LiveGame
from farol.server.play.model.speakers import ask_speakers
from farol.server.play.model.state import (
    BotTurn,
    Change,
    ClientMessage,
    TableState,
    Timer,
    new_game,
)
from farol.server.play.model.windows import answers
from farol.server.store.store import ChoiceRow, DecisionRow, Rows, StepRow, TableRow


def begin(change: Change, now: float) -> None:
    """Begin the game and its first turn."""
    state = change.state
    row = seats.copied(state.row)
    seals.close(row)
    row.salt = state.dealer.salt(row)
    row.status = "playing"
    clock = new_clock(row.clock, len(row.seats))
    row.clock_left, row.clock_at = list(clock.left), state.date(now)
    try:
        game = new_game(row, state.rules, state.dealer)
    except BadOptions as error:
        raise Refusal("seat", str(error)) from error
    pending = _opening(state, game, row)
    if pending.turn == OVER:
        _end(row, game, pending)
    change.rows = Rows(row, _step_rows(pending, state.date(now)))
    state.row, state.game, state.clock = row, game.adopted(pending), clock
    if row.delay:
        keep_for_later(change, 0, now)
    schedule_next(change, now)
    tell_table(change, now)
    for listener in state.viewpoints:
        tell_view(change, listener, now)
    state.game.drop_last_move_views()


def _opening(state: TableState, game: LiveGame, row: TableRow) -> Pending:
    lesson = None if row.lesson is None else lesson_of(game.rules)
    if lesson is not None:
        return course.opening(game, lesson)
    return state.dealer.opening(game, row)


def wake(change: Change, now: float) -> None:
    """Resume after the server was down."""
    if change.state.game is None:
        return
    if change.state.late:
        keep_for_later(change, change.state.version, now)
    schedule_next(change, now, fresh=False)


# --- a choice --------------------------------------------------------------------------------
#
# A single seat's choice is made at once. Simultaneous choices are sealed: saved before anybody
# learns that they were made, and only the fact is announced. When the last one is in, all of them
# become entries of the record, in the game's order. Answers in a window of reaction are sealed,
# too, and not even announced, so that nobody learns who hesitated.


def is_sealed(game: LiveGame, seat: int, move: str) -> bool:
    """Whether the seat's sealed choice has this id."""
    return seat in game.sealed and game.sealed[seat].move == move


def choose(
    change: Change, seat: int, chosen: Sealed, now: float, sender: ClientMessage | None = None
) -> None:
    """Make a legal choice of a seat that may choose."""
    game = change.state.playing()
    if game.window is not None:
        answer(change, {seat: chosen}, now, sender)
    elif game.choosing != [seat]:
        _seal(change, seat, chosen, now, sender)
    else:
        apply_pending(change, _played(game, seat, chosen), now, sender)


def answer(
    change: Change, chosen: Mapping[int, Sealed], now: float, sender: ClientMessage | None = None
) -> None:
    """Answer in a window of reaction, which closes if this was enough."""
    state, game = change.state, change.state.playing()
    window, sealed = game.window, {**game.sealed, **chosen}
    assert window is not None
    heard = answers(window, sealed, asked_people(state.standing, game))
    if heard is not None:
        apply_pending(change, game.opened(heard), now, sender)
        return
    for seat, kept in chosen.items():
        state.game = game = game.sealing(seat, kept)
        if len(chosen) == 1:  # the silence of several, whose time is up, comes again
            change.rows = change.rows or Rows()
            change.rows.choice = _choice_row(state, seat, kept, now)
        tell_seat(change, seat, sender, now)


def _played(game: LiveGame, seat: int, chosen: Sealed) -> Pending:
    if game.together:
        return game.opened({**game.sealed, seat: chosen})
    pending = game.act(chosen.action, chosen.move)
    first = pending.entries[0]
    if chosen.decision and not first.forced:  # a forced move has no explanation
        pending.decisions[first.version] = chosen.decision
    return pending


def _seal(
    change: Change, seat: int, chosen: Sealed, now: float, sender: ClientMessage | None
) -> None:
    """Seal a choice until all have chosen."""
    state, game = change.state, change.state.playing()
    change.rows = Rows(choice=_choice_row(state, seat, chosen, now))
    _wait(change, game.sealing(seat, chosen), now, sender)


def _choice_row(state: TableState, seat: int, chosen: Sealed, now: float) -> ChoiceRow:
    at = state.date(now)
    return ChoiceRow(seat, state.version, chosen.action, chosen.move, chosen.decision, at)


def withdraw(change: Change, seat: int, now: float) -> None:
    """Withdraw the seat's sealed choice, which nobody has seen."""
    change.rows = Rows(withdrawn=seat)
    game = change.state.playing()
    if game.window is not None:
        change.state.game = game.sealing(seat, None)
        tell_seat(change, seat, None, now)
        return
    _wait(change, change.state.playing().sealing(seat, None), now, None)


def _wait(change: Change, game: LiveGame, now: float, sender: ClientMessage | None) -> None:
    """Stop the clock of the seats that have chosen; tell everybody which they are."""
    state = change.state
    state.game = game
    schedule_next(change, now, fresh=False)
    if state.clock.exists and change.rows is not None:
        row = seats.copied(state.row)
        row.clock_left, row.clock_at = list(state.clock.left), state.date(now)
        change.rows.row = state.row = row
    broadcast_steps(change, game.version, sender, now)


# --- a move ----------------------------------------------------------------------------------


def apply_pending(
    change: Change,
    pending: Pending,
    now: float,
    mover: ClientMessage | None = None,
    practice: bool = False,
) -> None:
    """Adopt a pending change and schedule the next turn. `practice`: the game counts as practice
    from now on."""
    state, game = change.state, change.state.game
    assert game is not None
    after = game.adopted(pending)
    kept_row = None if change.rows is None else change.rows.row
    row = _row_after(state, after, pending, now) or kept_row
    if practice and not state.row.practice:
        row = row or seats.copied(state.row)
        row.practice = True
    kept = [DecisionRow(version, data) for version, data in pending.decisions.items()]
    change.rows = Rows(row, _step_rows(pending, state.date(now)), kept, opened=bool(game.sealed))
    changed = row is not None and row.practice != state.row.practice
    state.game, state.row = after, row or state.row
    withdrawn = state.proposal is not None and (
        state.proposal.wish in {"undo", "pause"} or state.row.status == "over"
    )
    if withdrawn:
        state.open_proposal = None
    ask_speakers(change, [entry.events for entry in pending.entries])
    schedule_next(change, now)
    broadcast_steps(change, game.version, mover, now)
    if changed or withdrawn or state.row.status == "over":
        tell_table(change, now)


def broadcast_steps(change: Change, after: int, mover: ClientMessage | None, now: float) -> None:
    """Send everybody the steps after a version; delayed spectators get them later."""
    if change.state.standing.delay:
        keep_for_later(change, after, now)
        tell_late(change, now)
    listener, answer = (None, None) if mover is None else (mover.listener, mover.message.id)
    tell_steps(change, after, listener, answer, now)


def _row_after(state: TableState, after: LiveGame, pending: Pending, now: float) -> TableRow | None:
    """The row to save with a move, if it changes; stops the clock."""
    if not state.clock.exists and not after.over:
        return None
    asked, state.clock = state.clock.lasts is not None, state.clock.stopped(now)
    movers = {entry.seat for entry in pending.entries if entry.seat is not None}
    for seat in () if asked else movers:
        state.clock = state.clock.credited(seat)
    row = seats.copied(state.row)
    people = asked_people(state.standing, after)
    row.clock_left = list(state.clock.left_for(people))
    row.clock_at = state.date(now)
    for seat in people:
        if row.clock_left[seat] <= little_of(row.clock):
            row.seats[seat].reminded = after.version  # the notice of the turn is enough
    if after.over:
        assert state.game is not None
        _end(row, state.game, pending)
    return row


def _end(row: TableRow, game: LiveGame, pending: Pending) -> None:
    """The row of a table whose game ends with the pending change."""
    row.status = "over"
    row.result = types.Result(pending.state.scores(), pending.state.ranking())
    row.history = seals.history(row, game, pending.entries)


def _step_rows(pending: Pending, date: float) -> list[StepRow]:
    return [
        StepRow(entry.version, entry.action, entry.undo_to, entry.seat, entry.move, date)
        for entry in pending.entries
    ]


def change_row(change: Change, row: TableRow, now: float) -> None:
    """Adopt a changed row and send it to everybody. People who lost a seat become spectators."""
    state = change.state
    seat_changes.note(state.row, row, state.version, state.date(now))
    change.rows = Rows(row)
    state.row = row
    lost = [
        listener
        for listener, look in state.viewpoints.items()
        if look is not None
        and (look >= len(row.seats) or row.seats[look].person != listener.person.id)
    ]
    if lost:
        state.viewpoints = state.viewpoints | dict.fromkeys(lost)
    schedule_next(change, now, fresh=False)
    tell_table(change, now)
    for listener in lost:
        tell_view(change, listener, now)


# --- the next turn ---------------------------------------------------------------------------


def schedule_next(change: Change, now: float, fresh: bool = True) -> None:
    """Start the clocks and bots of all seats that may choose."""
    state, game = change.state, change.state.game
    if state.clock.exists:
        _run_clock(change, now, fresh)
    standing = state.standing
    if not standing.is_playing or game is None:
        return
    if standing.is_lesson:  # the script plays for all but the learner
        return
    for seat in game.choosing:
        _let_choose(change, game, seat)


def _let_choose(change: Change, game: LiveGame, seat: int) -> None:
    """Start a bot for a bot's seat or after a timeout; for a person alone, schedule a forced
    move."""
    state, timed_out = change.state, change.state.is_timed_out(seat)
    if (state.undo_asked or state.speaking) and not timed_out:
        return
    level = state.standing.levels[seat]
    if level is not None or timed_out:
        change.turns.append(BotTurn(game, seat, level or seats.level_for(state.row, None)))
    elif state.alone and len(game.turn_of(seat).legal_actions()) == 1:
        state.auto_move_version = game.version
        change.forced = True


def asked_people(standing: seats.SeatSummary, game: LiveGame | None) -> list[int]:
    """Seats of people for whom the game waits, as everybody knows them: in a window of reaction all
    that are asked, so that no clock and no list of tables tells who has answered."""
    if game is None or not standing.is_playing:
        return []
    return [seat for seat in game.awaited if standing.levels[seat] is None]


def thinking_people(standing: seats.SeatSummary, game: LiveGame | None) -> list[int]:
    """Seats where a person may choose now."""
    if game is None or not standing.is_playing:
        return []
    return [seat for seat in game.choosing if standing.levels[seat] is None]


def _run_clock(change: Change, now: float, fresh: bool) -> None:
    state = change.state
    people = asked_people(state.standing, state.game)
    asked = state.game is not None and state.game.window is not None
    away = tuple(seat.away for seat in state.row.seats)
    own = tuple(seat.hours for seat in state.row.seats)
    state.clock = clock = state.clock.started(people, now, fresh, state.ahead, away, own, asked)
    waits = [clock.seconds_to(seat, now) for seat in people if not state.is_timed_out(seat)]
    if clock.slow:
        waits += [clock.seconds_to(seat, now, little_of(clock.plan)) for seat in unreminded(state)]
    change.timers.append(Timer("time", min(waits, default=None)))


def unreminded(state: TableState) -> list[int]:
    """Seats with little time left on a slow clock that were not reminded yet."""
    known = state.row.seats
    clock, game = state.clock, state.game
    running = clock.runs if clock.slow and clock.lasts is None else ()
    return [
        seat
        for seat in running
        if known[seat].reminded != state.version
        and not state.is_timed_out(seat)
        and (game is None or seat not in game.sealed)
    ]
