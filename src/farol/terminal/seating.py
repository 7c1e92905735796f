"""Menu entries for managing a table: lobby, pauses, stand-ins, muting."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from farol.protocol.bodies import OptionInfo
from farol.protocol.types import OptionValue, SeatInfo, SeatPlan, TableInfo
from farol.terminal import order, telling
from farol.terminal.offers import Command, Offer
from farol.terminal.session import Session

TALKS = ("off", "game", "lively")
LEARNED = "learned"  # bots with networks, if the server has any


def offers(session: Session) -> list[Offer]:
    """All entries that this person may use now."""
    info = session.table.info
    if info is None:
        return []
    found = _lobby(info, session) if info.status == "lobby" else _game(info, session)
    passing = session.table.passing
    if passing is not None:  # the first entry: it is for this moment
        ahead = partial(session.table.pass_ahead, not passing)
        found.insert(0, Offer(session.texts("offer-pass-ahead"), ahead, now=passing))
    found += _eyes(info, session)
    if info.trust.seal:
        found.append(_seal(info, session))
    if len(info.seats) > 1:
        found += _ears(info, session)
    return found


# --- before the deal -----------------------------------------------------------------------------


def _lobby(info: TableInfo, session: Session) -> list[Offer]:
    say, table = session.texts, session.table
    found: list[Offer] = []
    waiting = [number for number, seat in enumerate(info.seats) if seat.kind == "open"]
    if info.you_host and not waiting:
        found.append(Offer(say("offer-start"), table.start))
    if info.you_host and waiting:
        found.append(Offer(say("offer-fill"), partial(_fill, waiting, session)))
    found += _free(info, session)
    found += [
        Offer(say("offer-stand-up", seat=letter(number)), partial(table.stand, number))
        for number in info.mine
        if not info.seats[number].host
    ]
    return found + (_plan(info, session) if info.you_host else [])


def _plan(info: TableInfo, session: Session) -> list[Offer]:
    """The host's entries: number of seats, occupants, bot levels, options."""
    say, table, game = session.texts, session.table, session.info
    found = [
        Offer(say("offer-seat", seat=telling.seat_line(number, session)), within=within)
        for number, seat in enumerate(info.seats)
        if (within := _seat(number, seat, session))
    ]
    bots = [number for number, seat in enumerate(info.seats) if seat.kind == "bot"]
    if len(bots) > 1:
        found.append(
            Offer(
                say("offer-all-bots"),
                within=_levels(session, lambda level: partial(_seat_bots, bots, level, session)),
            )
        )
    counts = tuple(
        Offer(str(count), partial(table.set_seats, count), now=count == len(info.seats))
        for count in range(game.least_seats, game.most_seats + 1)
    )
    if len(counts) > 1:
        found.append(Offer(say("offer-count"), within=counts))
    options = tuple(
        _option(one, info, session) for one in _offered(game.options, _set(info, session))
    )
    return found + ([Offer(say("offer-options"), within=options)] if options else [])


def _seat(number: int, seat: SeatInfo, session: Session) -> tuple[Offer, ...]:
    """The host's entries for a seat."""
    say, table = session.texts, session.table
    if seat.yours:
        return ()
    if seat.kind == "person":
        return (Offer(say("offer-free"), partial(table.kick, number)),)
    bots = _levels(
        session,
        lambda level: partial(table.set_seat, number, SeatPlan("bot", level=level)),
        seat.level,
    )
    if seat.kind == "open":
        return bots
    return (Offer(say("offer-free"), partial(table.set_seat, number, SeatPlan("open"))), *bots)


def _levels(
    session: Session, do: Callable[[str], Command], now: str | None = None
) -> tuple[Offer, ...]:
    say, table = session.texts, session.table.info
    has_learned = table is not None and len(table.seats) in session.info.learned
    return tuple(
        Offer(say("offer-bot", level=say(f"level-{level}")), do(level), now=level == now)
        for level in (*session.levels, *([LEARNED] if has_learned else []))
    )


async def _seat_bots(seats: Iterable[int], level: str, session: Session) -> None:
    for number in seats:
        await session.table.set_seat(number, SeatPlan("bot", level=level))


async def _fill(seats: Iterable[int], session: Session) -> None:
    """Seat bots, of the level of the other bots if those agree."""
    info = session.table.info
    levels = (
        {seat.level for seat in info.seats if seat.kind == "bot"} if info is not None else set()
    )
    common = levels.pop() if len(levels) == 1 else None
    await _seat_bots(seats, common or session.usual_level, session)


def _set(info: TableInfo, session: Session) -> dict[str, OptionValue]:
    """All option values, defaults included."""
    return {one.name: info.options.get(one.name, one.default) for one in session.info.options}


def _option(option: OptionInfo, info: TableInfo, session: Session) -> Offer:
    say, now = session.texts, _set(info, session)[option.name]
    label = say(
        "offer-option", name=say(f"option-{option.name}"), value=option_words(option, now, session)
    )
    return Offer(
        label,
        within=tuple(
            Offer(
                option_words(option, value, session),
                partial(session.table.set_options, {**info.options, option.name: value}),
                now=value == now,
            )
            for value in _values(option, len(info.seats))
        ),
    )


def _offered(options: Sequence[OptionInfo], chosen: Mapping[str, OptionValue]) -> list[OptionInfo]:
    """The options that apply, given the others' values."""
    named = {one.name: one for one in options}

    def counts(one: OptionInfo) -> bool:
        need = one.only
        if need is None:
            return True
        return counts(named[need.option]) and chosen.get(need.option) == need.word

    return [one for one in options if counts(one)]


def _values(option: OptionInfo, seats: int) -> Sequence[OptionValue]:
    """The values that can be chosen with so many seats."""
    if option.kind == "flag":
        return [True, False]
    if option.kind == "choice":
        counts = option.seats or {}
        return [
            word
            for word in option.words or []
            if word not in counts or counts[word].least <= seats <= counts[word].most
        ]
    low, high = option.low or 0, option.high or 0
    return range(low, (min(high, seats) if option.names_a_seat else high) + 1)


def option_words(option: OptionInfo, value: OptionValue, session: Session) -> str:
    """The name of an option's value; by default the value itself."""
    say = session.texts
    if option.kind == "flag":
        return say("yes" if value else "no")
    name = f"{option.names or f'option-{option.name}'}-{value}"
    word = say(name)
    return str(value).replace("_", " ") if word == name else word


def option_lines(info: TableInfo, session: Session) -> list[str]:
    """The options of a table in words."""
    chosen = _set(info, session)
    return [
        session.texts(
            "offer-option",
            name=session.texts(f"option-{one.name}"),
            value=option_words(one, chosen[one.name], session),
        )
        for one in _offered(session.info.options, chosen)
    ]


# --- during the game -----------------------------------------------------------------------------


def _game(info: TableInfo, session: Session) -> list[Offer]:
    say, table = session.texts, session.table
    own = info.seats[table.look] if table.look is not None else None
    found: list[Offer] = []
    if own is not None and info.status == "playing":
        found.append(Offer(say("offer-pause"), table.pause))
    if own is not None and info.status == "paused":
        found.append(Offer(say("offer-resume"), table.resume))
    if own is not None and info.status == "playing" and not own.resigned:
        found += _leaving(own, session)
    found += _free(info, session)
    if info.you_host and info.status in {"playing", "paused"}:
        for number, seat in enumerate(info.seats):
            found += _others(number, seat, session)
    return found


def _others(number: int, seat: SeatInfo, session: Session) -> list[Offer]:
    """The host's entries for another person's seat: a stand-in, or removal."""
    say, table = session.texts, session.table
    if seat.removed:
        return [Offer(say("offer-let-back", name=seat.name), partial(table.let_back, number))]
    if seat.kind != "person" or seat.yours or seat.resigned:
        return []
    found: list[Offer] = []
    if not seat.online and not seat.standing_in:
        bots = _levels(session, lambda level: partial(table.stand, number, level))
        found.append(Offer(say("offer-cover", name=seat.name), within=bots))
    bots = _levels(session, lambda level: partial(table.kick, number, level))
    return [*found, Offer(say("offer-kick", name=seat.name), within=bots)]


def _leaving(own: SeatInfo, session: Session) -> list[Offer]:
    """Entries for leaving, with the level of the bot that takes over."""
    say, table = session.texts, session.table
    stand_in = (
        Offer(say("offer-return"), table.come_back)
        if own.standing_in
        else Offer(
            say("offer-stand-in"),
            within=_levels(session, lambda level: partial(table.stand, None, level)),
        )
    )
    resign = Offer(
        say("offer-resign"),
        within=_levels(session, lambda level: partial(table.resign, None, level)),
    )
    return [stand_in, resign]


def _free(info: TableInfo, session: Session) -> list[Offer]:
    """Entries for free seats: open ones in the lobby, those of bots in a game."""
    say, table, person = session.texts, session.table, session.request.person
    name = f"{person} {len(info.mine) + 1}" if info.mine else person  # another person here
    lobby = info.status == "lobby"
    if info.mine and not lobby:
        return []
    what = "offer-sit-too" if info.mine else "offer-sit" if lobby else "offer-take"
    if not lobby and info.handover == "vote":
        what = "offer-ask"
    found = [
        Offer(say(what, seat=letter(number), name=seat.name), partial(table.sit, number, name))
        for number, seat in enumerate(info.seats)
        if seat.free
    ]
    return [Offer(say("offer-one-more"), within=tuple(found))] if info.mine and found else found


def _seal(info: TableInfo, session: Session) -> Offer:
    """The seal and its parts, as text."""
    say = session.texts
    lines = [say("seal-is", seal=info.trust.seal)]
    for seat, put in zip(info.seats, info.trust.seats, strict=False):
        state = "bot" if seat.kind == "bot" else "none"
        if put.commitment:
            state = "withheld" if put.withheld else "client"
        lines.append(say("seal-seat", name=seat.name, state=state))
    lines += say("seal-help").splitlines()
    return Offer(say("offer-seal"), within=tuple(Offer(line) for line in lines))


# --- views and muting ----------------------------------------------------------------------------


def _eyes(info: TableInfo, session: Session) -> list[Offer]:
    """Entries for switching between own seats."""
    say, table = session.texts, session.table
    if len(info.mine) < 2 or info.status == "lobby":
        return []
    return [
        Offer(say("offer-look", name=info.seats[number].name), partial(table.look_through, number))
        for number in info.mine
        if number != table.look
    ]


def _ears(info: TableInfo, session: Session) -> list[Offer]:
    say, table = session.texts, session.table
    found = [
        Offer(
            say("offer-hear" if number in session.ignored_seats else "offer-deaf", name=seat.name),
            partial(_hear, number, session),
        )
        for number, seat in enumerate(info.seats)
        if seat.kind == "bot"
    ]
    found += order.offers(session, "mute")
    if info.you_host:
        talks = tuple(
            Offer(say("talk-value", value=one), partial(table.set_talk, one), now=one == info.talk)
            for one in TALKS
        )
        found.append(Offer(say("offer-talk"), within=talks))
        found += [
            Offer(
                say("offer-unmute" if seat.muted else "offer-mute", name=seat.name),
                partial(table.mute, not seat.muted, number),
            )
            for number, seat in enumerate(info.seats)
            if not seat.yours and seat.kind == "person"
        ]
        all_of_them = "offer-unmute-all" if info.muted else "offer-mute-all"
        found.append(Offer(say(all_of_them), partial(table.mute, not info.muted)))
    return [Offer(say("offer-ears"), within=tuple(found))] if found else []


async def _hear(number: int, session: Session) -> None:
    """Toggle whether this terminal shows a bot's claims."""
    session.ignored_seats ^= {number}


def letter(number: int) -> str:
    """The letter of a seat.

    >>> letter(1)
    'B'
    """
    return chr(ord("A") + number)
