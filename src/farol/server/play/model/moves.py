"""Moves: of people, of bots, and automatic ones after a timeout."""

# compiled by mypyc

from typing import Final

import msgspec

from farol.core.entries import Sealed
from farol.core.errors import BadAction, IllegalAction
from farol.core.rand import Rand
from farol.core.reactions import NEVER
from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.play.model import course, seat_changes, seats
from farol.server.play.model.audience import steps, tell_late, tell_seat, tell_table
from farol.server.play.model.clock import little_of
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import Thought
from farol.server.play.model.state import BotChose, Change, ClientMessage, TableState, TimerFired
from farol.server.play.model.telling import tells_gap
from farol.server.play.model.turns import (
    answer,
    apply_pending,
    choose,
    is_sealed,
    schedule_next,
    unreminded,
)
from farol.server.store.store import Person, Rows

MAX_MISSED: Final = 32  # steps that come with a stale move; with more missed, the client says hello
TOO_EARLY: Final = 0.05  # seconds by which a timer may fire early


def act(change: Change, sender: ClientMessage, message: messages.Act, now: float) -> None:
    """A move of a person. A repeated id is answered again; a stale move with the missed steps."""
    state, seat = change.state, message.seat
    seats.own_seat(state.row, seat, sender.listener.person)
    made = None if state.game is None else state.game.version_of(seat, message.id)
    if made is not None:
        change.send(sender.listener, messages.Done(message.id, made))
        return
    if state.game is not None and is_sealed(state.game, seat, message.id):
        change.send(sender.listener, messages.Done(message.id))
        return
    game = state.playing()
    if message.version != game.version:
        missed = _missed(state, game, sender, message.version, now)
        raise Refusal("stale", "The table has moved on since you saw it.", missed=missed)
    if state.standing.levels[seat] is not None:
        raise Refusal("seat", "A bot plays for this seat; come back to it first.")
    if seat in game.sealed:
        raise Refusal("turn", "You have chosen; take that back to choose anew.")
    if seat not in game.choosing:
        raise Refusal("turn", f"It is not the turn of seat {seat + 1}.")
    action = _parsed(game, message)
    lesson = state.standing.is_lesson
    played = course.answered(state.row, game, action, message.id) if lesson else None
    if played is not None:
        apply_pending(change, played, now, sender)
    else:
        choose(change, seat, Sealed(action, message.id), now, sender)
    if lesson:
        tell_table(change, now)
    change.moved = "person"


def _missed(
    state: TableState, game: LiveGame, sender: ClientMessage, version: int, now: float
) -> messages.Steps | None:
    look = state.viewpoints[sender.listener]
    near = game.version - version <= MAX_MISSED and tells_gap(game, version)
    if not near or (look is None and state.late):
        return None
    return steps(state, look, version, now)


def _parsed(game: LiveGame, message: messages.Act) -> int:
    """The action in a message; Refusal if it is invalid or illegal."""
    try:
        turn = game.turn_of(message.seat)
        return game.offers.chosen(turn, bytes(message.action))
    except IllegalAction as error:
        raise Refusal("illegal", error.sentence, error.rule) from error
    except BadAction as error:
        raise Refusal("bad", str(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad", "The action is not JSON that can be read.") from error


def bot_moves(change: Change, chosen: BotChose, now: float) -> None:
    """A bot's choice, if its seat may still choose; if the bot failed, any legal move."""
    state, game = change.state, change.state.game
    if game is None or state.row.status != "playing":
        return
    seat = chosen.seat
    if game.version != chosen.version or seat not in game.choosing:
        return
    if not state.is_timed_out(seat) and (state.undo_asked or state.standing.levels[seat] is None):
        return
    thought, turn = chosen.thought, game.turn_of(seat)
    if thought is None or thought.action not in turn.legal_actions():
        thought = Thought(turn.sample_action(Rand(game.version)))
    choose(change, seat, Sealed(thought.action, None, thought.decision), now)
    change.moved = "bot"


def timer_fired(change: Change, timer: TimerFired, now: float) -> None:
    """Handle a timer, unless the game has moved on since."""
    if timer.kind == "late":
        tell_late(change, now)
    elif timer.version != change.state.version or change.state.row.status != "playing":
        return
    elif timer.kind == "forced":
        _force(change, now)
    else:
        _time_is_up(change, now)


def _force(change: Change, now: float) -> None:
    """Make the only legal move for somebody who plays alone."""
    state, game = change.state, change.state.playing()
    if state.auto_move_version != game.version:
        return
    for seat in game.choosing:
        actions = game.turn_of(seat).legal_actions()
        if state.standing.levels[seat] is None and len(actions) == 1:
            choose(change, seat, Sealed(actions[0]), now)
            return


def _remind(change: Change, late: list[int], now: float) -> None:
    state, clock = change.state, change.state.clock
    little = little_of(clock.plan) + TOO_EARLY
    change.reminded = [
        seat
        for seat in unreminded(state)
        if seat not in late and clock.left_of(seat, now) <= little
    ]
    if change.reminded:
        row = seats.copied(state.row)
        for seat in change.reminded:
            row.seats[seat].reminded = state.version
        change.rows = Rows(row)
        state.row = row
    if not late:
        schedule_next(change, now, fresh=False)


def _time_is_up(change: Change, now: float) -> None:
    """Timeout: bots make this move for all whose time is up; with a clock for the whole game, also
    all later moves. People with little time left are reminded."""
    state, game, clock = change.state, change.state.playing(), change.state.clock
    late = [seat for seat in clock.runs if clock.rest_of(seat, now) <= TOO_EARLY]
    _remind(change, late, now)
    if not late:
        return
    if game.window is not None:  # silence lets it pass
        decline = game.window.decline
        silent = {seat: Sealed(decline) for seat in late if seat not in game.sealed}
        if silent:
            answer(change, silent, now)
        return
    if clock.whole_game:
        row = seats.copied(state.row)
        row.clock_left, row.clock_at = list(clock.left), state.date(now)
        for seat in late:
            seats.stand_in(row, seat, None)
            row.clock_left[seat] = 0.0
        seat_changes.note(state.row, row, state.version, row.clock_at)
        change.rows = Rows(row)
        state.row = row
    else:
        state.timed_out = state.timed_out | {(seat, game.version) for seat in late}
    tell_table(change, now)  # shows whose clock is at zero
    schedule_next(change, now, fresh=False)


def pass_ahead(change: Change, person: Person, message: messages.PassAhead, now: float) -> None:
    """A seat passes in every window of reaction of this turn, or no longer does."""
    state, seat = change.state, message.seat
    seats.own_seat(state.row, seat, person)
    game = state.playing()
    if not game.can_pass:
        raise Refusal("status", "In this game nobody is asked whether they react.")
    if state.standing.levels[seat] is not None:
        raise Refusal("seat", "A bot plays for this seat; come back to it first.")
    row = seats.copied(state.row)
    row.passing = list(row.passing) or [NEVER] * game.seats
    row.passing[seat] = game.rules.turn_number(game.state) if message.passing else NEVER
    change.rows = Rows(row)
    state.row, state.game = row, game.passing_with(row.passing)
    if message.passing and game.window is not None and seat in game.choosing:
        answer(change, {seat: Sealed(game.window.decline)}, now)
    else:
        tell_seat(change, seat, None, now)
