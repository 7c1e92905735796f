"""The table around the game, as people see it. Nothing in here depends on anything hidden."""

from farol.core.trust import commitment
from farol.table import wire
from farol.table.bodies import TableSummary
from farol.table.clock import Clock
from farol.table.seats import is_free
from farol.table.store import TableRow


def seat_infos(
    row: TableRow, person: int | None, online: set[int], clocks: list[float] | None = None
) -> list[wire.SeatInfo]:
    """Every seat as this person sees it."""
    return [
        wire.SeatInfo(
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
        )
        for number, seat in enumerate(row.seats)
    ]


def trust_of(row: TableRow) -> wire.Trust:
    """The commitment at any time, the secret after the end only."""
    secret = row.secret if row.status == "over" else None
    return wire.Trust(commitment(bytes.fromhex(row.secret)), row.salt, secret)


def table_info(
    row: TableRow,
    person: int,
    online: set[int],
    watchers: int,
    clock: Clock | None,
    proposal: wire.Proposal | None,
    now: float,
) -> wire.TableInfo:
    """The whole table; without a clock for spectators who are to see things later."""
    clocks = None if clock is None else clock.all_left(now)
    return wire.TableInfo(
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
        trust=trust_of(row),
        rematch=row.rematch,
        result=row.result,
        you_host=row.host == person,
    )


def summary(
    row: TableRow, person: int | None, online: set[int], to_act: int | None
) -> TableSummary:
    """A table in a list."""
    return TableSummary(
        code=row.code,
        game=row.game,
        status=row.status,
        seats=seat_infos(row, person, online),
        visibility=row.visibility,
        clock=row.clock,
        options=row.options,
        created=row.created,
        your_turn=to_act is not None and row.seats[to_act].person == person,
    )
