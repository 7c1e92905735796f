"""New tables: validation and rows."""

from collections.abc import Container, Sequence

from farol.contracts.lesson import Lesson
from farol.core.errors import BadOptions
from farol.games import AnyGame
from farol.protocol.bodies import NewTable
from farol.protocol.errors import Refusal
from farol.protocol.types import SeatPlan
from farol.server.play.model import seats
from farol.server.play.model.plans import check_clock
from farol.server.store.store import Person, Progress, SeatRow, TableRow


def planned_row(
    game: AnyGame,
    wanted: NewTable,
    person: Person,
    company: Sequence[Person],
    now: float,
    learned: Container[int] = (),
) -> TableRow:
    """The row of a requested table, with the company on its first open seats; Refusal says what is
    invalid. `learned` are the numbers of seats for which a network plays the game here."""
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
        host_name=person.name,
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
    """Whether the game is rated."""
    return wanted.rated or wanted.league is not None


def check_rated(plans: Sequence[SeatPlan]) -> None:
    """Refusal if such a table cannot be rated."""
    mine = sum(plan.kind == "me" for plan in plans)
    if mine > 1 or mine + sum(plan.kind == "open" for plan in plans) < 2:
        raise Refusal("bad", "A rated table has seats for two people at least, one for each.")


def row_again(old: TableRow, now: float) -> TableRow:
    """The row of a rematch: people, game and options of a finished table."""
    row = seats.copied(old)
    row.status, row.result, row.rematch, row.reason = "lobby", None, None, None
    row.clock_left, row.passing, row.practice, row.waits, row.due = [], [], False, [], 0.0
    row.wished, row.unwanted, row.advised, row.daily = "", [], [], ""
    row.seat_changes = []
    row.stage, row.sealed, row.seal, row.history = "gathering", [], "", ""
    row.created = now
    row.seats = [
        SeatRow(
            *(seat.kind, seat.person, seat.name, None if seat.person else seat.level),
            hours=seat.hours,
            face=seat.face,
        )
        for seat in old.seats
    ]
    return row


def lesson_row(game: AnyGame, lesson: Lesson, person: Person, now: float) -> TableRow:
    """The row of a lesson: one learner, and bots that follow the script."""
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
        talk="off",  # claims would be about hands that are open
        lesson=Progress(lesson.edition),
    )


def check_can_start(game: AnyGame, row: TableRow) -> None:
    """Refusal if the game cannot be dealt at once."""
    if any(seat.kind == "open" for seat in row.seats):
        raise Refusal("seat", "Somebody has to sit on every seat before the game can start.")
    try:
        game.new(len(row.seats), row.options)
    except BadOptions as error:
        raise Refusal("bad", str(error)) from error
