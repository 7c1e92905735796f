"""Restores a table from the store."""

from farol.core.claims import said_from_json
from farol.core.data import Json
from farol.core.entries import Sealed, Spoken
from farol.core.errors import FarolError
from farol.core.record import entry_of
from farol.games import AnyGame
from farol.protocol.hours import played
from farol.server.play.model.clock import Clock, new_clock
from farol.server.play.model.game import LiveGame
from farol.server.play.model.payloads import read_proposal
from farol.server.play.model.seats import forget_learned
from farol.server.play.model.state import Dealing, TableState, new_game
from farol.server.store.store import ChoiceRow, ClaimRow, SavedTable, StepRow, TableRow


def resumed(
    saved: SavedTable,
    rules: AnyGame | None,
    dealer: Dealing,
    date: float,
    learned: frozenset[int] = frozenset(),
) -> TableState:
    """The saved table, with its record replayed. If the replay fails, the table is kept without a
    game."""
    row = saved.row
    clock = new_clock(row.clock, len(row.seats))
    state = TableState(row, rules, dealer, clock, saved.chat, saved.notes, saved.tags)
    state.rejected_people, state.learned = frozenset(row.unwanted), learned
    if row.status in {"lobby", "playing", "paused"}:
        forget_learned(row, learned)
    if row.status in {"lobby", "pinned"}:
        return state
    try:
        state.game = _replayed(new_game(row, rules, dealer), saved.steps, row)
        state.game.said = spoken(state.game.rules, state.game.seats, saved.claims)
        state.game.pass_ahead(row.passing)
        state.game.keep_sealed({**state.game.sealed, **_sealed(state.game, saved.choices)})
    except FarolError as error:
        row.status = "pinned"
        row.reason = (
            f"{error} The table is kept as it was; a program with those rules can go on with it."
        )
        return state
    state.open_proposal = read_proposal(row.wished) if row.status in {"playing", "paused"} else None
    state.clock = _clock_of(row, clock, state.game, saved.steps, date)
    return state


def _replayed(game: LiveGame, steps: list[StepRow], row: TableRow) -> LiveGame:
    """The game after all its entries. Move ids are restored only for the person who sits there now:
    those of earlier people may recur."""
    entries = [entry_of(step.action, step.undo_to) for step in steps]
    game.replay(entries, [step.seat for step in steps])
    since = [seat.since for seat in row.seats]
    game.name_moves(
        {
            step.version: step.move
            for step in steps
            if step.move is not None and step.seat is not None and step.version > since[step.seat]
        }
    )
    return game


def spoken(rules: AnyGame, seats: int, rows: list[ClaimRow]) -> tuple[Spoken, ...]:
    """The saved claims; BadRecord if they are invalid."""
    data: list[Json] = [[row.version, row.seat, row.claim] for row in rows]
    said = said_from_json(data, rules.claims, seats)
    return tuple(Spoken(row.number, each, row.at) for row, each in zip(rows, said, strict=True))


def _sealed(game: LiveGame, rows: list[ChoiceRow]) -> dict[int, Sealed]:
    """The sealed choices of seats that still choose; others are outdated and ignored."""
    together = game.together
    return {
        row.seat: Sealed(row.action, row.move, row.decision)
        for row in rows
        if row.version == game.version
        and row.seat in together
        and row.action in game.rules.turn_of(game.state, row.seat).legal_actions()
    }


def _clock_of(
    row: TableRow, clock: Clock, game: LiveGame, steps: list[StepRow], date: float
) -> Clock:
    """The saved clock; a slow one ran on while the server was down."""
    left = list(row.clock_left if len(row.clock_left) == len(clock.left) else clock.left)
    if clock.slow and row.status == "playing":
        since = row.clock_at or (steps[-1].at if steps else date)
        for seat in game.choosing:
            there = row.seats[seat]
            left[seat] -= played(row.clock.hours, max(since, there.away), date, there.hours)
    return Clock(row.clock, tuple(left))
