"""Tables that are to be opened: how one is planned, and what does not fit."""

from farol.core.errors import BadOptions
from farol.core.lesson import Lesson
from farol.games import AnyGame
from farol.table.live.model import seats
from farol.table.protocol.errors import Refusal
from farol.table.protocol.parts import ClockPlan
from farol.table.storage.store import Person, Progress, SeatRow, TableRow


def lesson_row(game: AnyGame, lesson: Lesson, person: Person, now: float) -> TableRow:
    """A table for one learner, among bots that follow the script."""
    others = range(1, lesson.seats)
    return TableRow(
        id=0,
        code="",
        game=game.name,
        rules_version=game.version,
        options=seats.checked_options(game, dict(lesson.options)),
        seats=[
            SeatRow("person", person=person.id, name=person.name),
            *(SeatRow("bot", name=seats.bot_name(n), level=seats.USUAL_LEVEL) for n in others),
        ],
        host=person.id,
        status="lobby",
        created=now,
        secret="",
        practice=True,
        talk="off",  # what is said would be about hands that are no secret
        lesson=Progress(lesson.edition),
    )


def check_clock(plan: ClockPlan) -> None:
    """Refusal if a clock has no time."""
    if plan.kind != "none" and plan.amount == 0:
        raise Refusal("bad", "A clock needs some time on it.")


def check_can_start(game: AnyGame, row: TableRow) -> None:
    """Refusal if a game cannot be dealt at once."""
    if any(seat.kind == "open" for seat in row.seats):
        raise Refusal("seat", "Somebody has to sit on every seat before the game can start.")
    try:
        game.new(len(row.seats), row.options)
    except BadOptions as error:
        raise Refusal("bad", str(error)) from error
