"""Tables that are to be opened: how one is planned, and what does not fit."""

from collections.abc import Container, Sequence

from farol.core.errors import BadOptions
from farol.core.lesson import Lesson
from farol.games import AnyGame
from farol.table.live.model import seats
from farol.table.live.model.plans import check_clock
from farol.table.protocol.bodies import NewTable
from farol.table.protocol.errors import Refusal
from farol.table.protocol.parts import SeatPlan
from farol.table.storage.store import Person, Progress, SeatRow, TableRow


def planned_row(
    game: AnyGame,
    wanted: NewTable,
    person: Person,
    company: Sequence[Person],
    now: float,
    learned: Container[int] = (),
) -> TableRow:
    """A table as somebody wants it, with the company on its first open seats; Refusal says what
    does not fit. `learned` are the numbers of seats for which a network plays the game here."""
    if len(wanted.seats) > game.seats[-1]:
        raise Refusal("bad", f"{game.name} has at most {game.seats[-1]} seats.")
    check_clock(wanted.clock)
    row = TableRow(
        id=0,
        code="",
        game=game.name,
        rules_version=game.version,
        options=seats.checked_options(game, wanted.options),
        seats=[seats.planned(plan, person, n) for n, plan in enumerate(wanted.seats)],
        host=person.id,
        status="lobby",
        created=now,
        secret="",
        visibility=wanted.visibility,
        clock=wanted.clock,
        delay=wanted.delay,
        handover=wanted.handover,
        talk=wanted.talk,
        advised=[],
        counting=not _counts(wanted) if wanted.counting is None else wanted.counting,
        rated=wanted.rated,
    )
    if _counts(wanted):
        check_rated(wanted.seats)
    for newcomer in company:
        number = next((n for n, seat in enumerate(row.seats) if seat.kind == "open"), 0)
        seats.sit(row, number, newcomer, newcomer.name)
    row.stand_in = None if wanted.stand_in is None else seats.level_for(row, wanted.stand_in)
    seats.check_learned(row, learned)
    if wanted.start:
        check_can_start(game, row)
    return row


def _counts(wanted: NewTable) -> bool:
    """Whether people are compared by what happens there."""
    return wanted.rated or wanted.league is not None


def check_rated(plans: Sequence[SeatPlan]) -> None:
    """Refusal if people cannot be compared at such a table."""
    mine = sum(plan.kind == "me" for plan in plans)
    if mine > 1 or mine + sum(plan.kind == "open" for plan in plans) < 2:
        raise Refusal("bad", "A rated table has seats for two people at least, one for each.")


def row_again(old: TableRow, now: float) -> TableRow:
    """A table with the people, game and options of a finished one."""
    row = seats.copied(old)
    row.status, row.result, row.rematch, row.reason = "lobby", None, None, None
    row.clock_left, row.practice, row.waits, row.due = [], False, [], 0.0
    row.wished, row.unwanted, row.advised, row.daily = "", [], [], ""
    row.seat_changes = []
    row.stage, row.sealed, row.seal, row.history = "gathering", [], "", ""
    row.created = now
    row.seats = [
        SeatRow(
            *(seat.kind, seat.person, seat.name, None if seat.person else seat.level),
            hours=seat.hours,
        )
        for seat in old.seats
    ]
    return row


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


def check_can_start(game: AnyGame, row: TableRow) -> None:
    """Refusal if a game cannot be dealt at once."""
    if any(seat.kind == "open" for seat in row.seats):
        raise Refusal("seat", "Somebody has to sit on every seat before the game can start.")
    try:
        game.new(len(row.seats), row.options)
    except BadOptions as error:
        raise Refusal("bad", str(error)) from error
