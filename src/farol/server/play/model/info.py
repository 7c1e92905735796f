"""Public information about a table, for clients. It depends on nothing hidden."""

from collections.abc import Sequence
from typing import Literal

from farol.core.fairness import commitment
from farol.protocol import types
from farol.protocol.bodies import TableSummary
from farol.protocol.hours import date_after
from farol.server.play.model.clock import Clock, new_clock
from farol.server.play.model.seats import is_free, seats_of
from farol.server.store.store import TableRow


def seat_infos(
    row: TableRow, person: int | None, online: set[int], clocks: list[float] | None = None
) -> list[types.SeatInfo]:
    """Every seat, as this person may see it."""
    return [
        types.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            standing_in=seat.standing_in,
            resigned=seat.resigned,
            online=seat.kind == "bot" or seat.person in online,
            yours=seat.person is not None and seat.person == person,
            host=seat.person is not None and seat.person == row.host,
            clock=None if clocks is None else clocks[number],
            free=is_free(row, number),
            same_person_as=_other_seat(row, number),
            muted=seat.muted,
            away=seat.away or None,
            hours=seat.hours,
            since=(seat.stood or None) if seat.standing_in else None,
            face=seat.face,
            removed=_removed(seat.removed, person),
            vacation=max(0, row.clock.vacation - seat.vacation) if seat.person else 0,
        )
        for number, seat in enumerate(row.seats)
    ]


def host_name(row: TableRow) -> str:
    """The name of the host, who may have no seat; empty if nobody is."""
    seated = next((seat.name for seat in row.seats if seat.person == row.host), "")
    return seated or row.host_name


def _removed(removed: int | None, person: int | None) -> Literal["", "you", "somebody"]:
    if removed is None:
        return ""
    return "you" if removed == person else "somebody"


def _other_seat(row: TableRow, number: int) -> int | None:
    """The lowest other seat of the person on this seat."""
    person = row.seats[number].person
    if person is None:
        return None
    return next((other for other in seats_of(row, person) if other != number), None)


def trust_of(row: TableRow, opened: bool = False) -> types.Trust:
    """The commitments at any time; the secrets only after the end, and for a daily deal that others
    may still play, only if opened."""
    over = row.status == "over" and (opened or not row.daily)
    return types.Trust(
        commitment(bytes.fromhex(row.secret)),
        row.salt,
        row.secret if over else None,
        bots=commitment(bytes.fromhex(row.bots_secret)) if row.bots_secret else "",
        bots_secret=row.bots_secret if over else None,
        stage=row.stage,
        seats=row.sealed or promised(row),
        seal=row.seal,
        history=row.history,
    )


def promised(row: TableRow) -> list[types.SeatSeal]:
    """The commitment of each seat's salt, nothing revealed."""
    return [types.SeatSeal(seat.kind, seat.name, seat.commitment) for seat in row.seats]


def table_info(
    row: TableRow,
    person: int,
    online: set[int],
    watchers: int,
    clock: Clock | None,
    proposal: types.Proposal | None,
    now: float,
    lesson: types.LessonInfo | None = None,
    opened: bool = False,
    version: int | None = None,
) -> types.TableInfo:
    """The table's information; for delayed spectators without a clock and up to a `version`."""
    clocks = None if clock is None else clock.all_left(now)
    return types.TableInfo(
        code=row.code,
        game=row.game,
        rules_version=row.rules_version,
        options=row.options,
        status=row.status,
        reason=row.reason,
        seats=seat_infos(row, person, online, clocks),
        visibility=row.visibility,
        clock=row.clock,
        running=None if clock is None else clock.running,
        watchers=watchers,
        delay=row.delay,
        proposal=proposal,
        trust=trust_of(row, opened),
        rematch=row.rematch,
        result=row.result,
        you_host=row.host == person,
        host_name=host_name(row),
        handover=row.handover,
        practice=row.practice,
        lesson=lesson,
        muted=row.muted,
        talk=row.talk,
        daily=row.daily,
        counting=row.counting,
        rated=row.rated,
        league=row.league_name,
        seat_changes=[
            line for line in row.seat_changes if version is None or line.version <= version
        ],
    )


def summary(
    row: TableRow, person: int | None, online: set[int], choosing: Sequence[int] = ()
) -> TableSummary:
    """A table in a list; `choosing`: the seats that may choose now."""
    mine = [seat for seat in choosing if row.seats[seat].person == person]
    return TableSummary(
        code=row.code,
        game=row.game,
        status=row.status,
        seats=seat_infos(row, person, online),
        visibility=row.visibility,
        clock=row.clock,
        options=row.options,
        created=row.created,
        your_turn=bool(mine),
        practice=row.practice,
        rated=row.rated,
        league=row.league_name,
        host_name=host_name(row),
        due=min((due for seat in mine for due in _due(row, seat)), default=None),
    )


def _due(row: TableRow, seat: int) -> list[float]:
    """The dates at which the time of seats that are to choose is up, on a slow clock."""
    if row.status != "playing" or seat >= len(row.clock_left):
        return []
    if not new_clock(row.clock, 1).slow:
        return []
    begun = max(row.clock_at, row.seats[seat].away)
    own = row.seats[seat].hours
    return [date_after(row.clock.hours, begun, row.clock_left[seat], own)]
