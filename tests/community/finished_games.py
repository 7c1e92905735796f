"""Finished games with committed dice, made directly and put into a store."""

from collections.abc import Callable
from typing import Any

from farol.core.fairness import CommittedDice, mixed_salt
from farol.core.options import complete_options
from farol.core.rand import Rand
from farol.games import ALL
from farol.server.play.codes import new_code
from farol.server.play.model import seals
from farol.server.play.model.game import LiveGame
from farol.server.store.store import DecisionRow, Person, Rows, SeatRow, StepRow, TableRow
from farol.server.store.stores import Store

Wayward = Callable[[LiveGame], None]  # changes a game between some of its decisions


def seat_of(person: Person) -> SeatRow:
    return SeatRow("person", person.id, person.name)


def bot_of(level: str = "novice") -> SeatRow:
    return SeatRow("bot", name="Candil", level=level)


def finished_game(
    game: str, *seats: SeatRow, seed: int = 1, midway: Wayward | None = None, **more: Any
) -> tuple[TableRow, LiveGame]:
    """A whole game of random moves, as a finished table."""
    rand, rules = Rand(seed), ALL[game]
    secret, bots_secret = (f"{rand.below(1 << 30):064x}" for _ in range(2))
    options = dict(complete_options(rules.options, more.pop("options", None)))
    at = more.pop("at", 1_000_000.0 + seed)
    given = {"visibility": "link", "advised": [], **more}
    row = TableRow(
        0,
        new_code(),
        game,
        rules.version,
        options,
        list(seats),
        1,
        "over",
        at,
        secret,
        bots_secret=bots_secret,
        **given,
    )
    seals.close(row)
    row.salt = mixed_salt([seat.salt for seat in row.sealed])
    dice = CommittedDice(bytes.fromhex(secret), row.salt)
    played = LiveGame(rules, len(seats), row.options, dice)
    played.adopt(played.begin())
    while not played.over:
        played.adopt(played.act(played.state.sample_action(rand)))
        if midway is not None and not played.over:
            midway(played)
    row.result = played.result()
    row.history = seals.history(row, played, [])
    return row, played


async def add_game(
    store: Store, game: str, *seats: SeatRow, by_bots: tuple[int, ...] = (), **more: Any
) -> TableRow:
    """The same, saved."""
    row, played = finished_game(game, *seats, **more)
    row.id = await store.tables.add_table(row)
    steps = [
        StepRow(entry.version, entry.action, entry.undo_to, entry.seat, None, row.created)
        for entry in played.entries
    ]
    decisions = [DecisionRow(version, b"x") for version in by_bots]
    await store.tables.save(row.id, Rows(row=row, steps=steps, decisions=decisions))
    return row
