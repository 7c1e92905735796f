"""Events of a table in sentences: moves, people, chat, the end."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from farol.protocol.bodies import Frame
from farol.protocol.messages import Hint
from farol.protocol.types import Deliberation, JsonObject, SeatInfo, Step, TableInfo, Together
from farol.telling import teller
from farol.telling.context import Context, Say, listed
from farol.terminal import speech
from farol.terminal.session import Session

Seen = Context[dict[str, object]]

DAY: Final = 86_400  # seconds
NOUGHT: Final = 0.1  # seconds of an expired clock, as shown
OTHERS: Final = 3  # alternatives that a hint names


def step_lines(step: Step, session: Session, seen: Seen | None = None) -> list[str]:
    """The lines of a step for a viewer; an undo has a sentence of its own."""
    context = seen or session.context()
    if step.undo_to is not None:
        return [context.say(context.voiced("undone", step.seat), name=context.name(step.seat))]
    found = [session.drawing.words.log(event, context) for event in step.events]
    return [line for line in found if line]


def turn_lines(steps: Sequence[Step], session: Session) -> list[str]:
    """A sentence for each turn of others, and all lines of one's own."""
    context, turns = session.context(), list[tuple[int | None, list[Step]]]()
    for step in steps:
        if turns and step.seat in {None, turns[-1][0]}:
            turns[-1][1].append(step)
        else:
            turns.append((step.seat, [step]))
    found: list[str] = []
    for _seat, some in turns:
        events = [event for step in some for event in step.events]
        parts = [told for event in events if (told := _briefly(event, context))]
        lines = history_lines(some, session)
        if parts:
            found.append("; ".join(part.removesuffix(".") for part in parts) + ".")
        elif not (context.say.rules and context.say.rules.data.get("brief")):
            found += lines[:1]
    return found


def _briefly(event: JsonObject, context: Seen) -> str | None:
    mine = context.me is not None and context.me in (event.get("seat"), event.get("target"))
    return teller.whole_line(event, context) if mine else teller.brief(event, context)


def history_lines(steps: Iterable[Step], session: Session, seen: Seen | None = None) -> list[str]:
    """The lines of many steps."""
    return [line for step in steps for line in step_lines(step, session, seen)]


def story_lines(steps: Sequence[Step], session: Session, before: int = 0) -> list[str]:
    """The lines of steps after a version, with what was said after it and after each of them."""
    said = [one for one in speech.heard(session.table.said, session) if one.version >= before]
    told = [(one.version, speech.line(one, session)) for one in said]
    told += [(step.version, line) for step in steps for line in step_lines(step, session)]
    deeds = len(said)
    order = sorted(enumerate(told), key=lambda one: (one[1][0], one[0] < deeds))
    return [line for _, (_, line) in order]


async def remember(session: Session) -> None:
    """Load all steps before the latest ones."""
    while await session.table.earlier():
        pass


def frame_lines(frame: Frame, session: Session, seen: Seen | None = None) -> list[str]:
    """The lines of one decision of a replay, with its claims."""
    said = [speech.line(one, session) for one in frame.claims]
    return [*history_lines(frame.steps, session, seen), *said]


def next_here(session: Session) -> int | None:
    """The person's other seat that is to act: another person at this terminal is next."""
    table, info = session.table, session.table.info
    acting = (table.observation or {}).get("to_act")
    if info is None or info.status != "playing" or acting == table.look:
        return None
    if table.together is not None:
        return next((seat for seat in table.together.waiting_for if seat in info.mine), None)
    return acting if isinstance(acting, int) and acting in info.mine else None


async def kept_record(session: Session) -> list[str]:
    """Save the record of a finished game to a file, and tell how to verify its dice."""
    say, info = session.texts, session.table.info
    path = Path(f"farol-{session.game}-{session.code}.json")
    path.write_bytes(await session.server.record(session.code))
    lines = [say("saved", path=str(path))]
    if info is not None and info.trust.seal:
        lines.append(say("saved-check", path=str(path), seal=info.trust.seal))
    return lines


def waiting_line(session: Session) -> str:
    """The line after one's own simultaneous choice: whom the table waits for; otherwise empty."""
    together, context = session.table.together, session.context()
    if together is None or together.mine is None:
        return ""
    names = [context.name(seat) for seat in together.waiting_for]
    return session.texts("chosen-waiting", names=listed(names, session.texts))


def chosen_lines(before: Together | None, session: Session) -> list[str]:
    """Who has chosen since `before`, and who has withdrawn a choice; one's own with the choice."""
    now, context = session.table.together, session.context()
    if now is None or before is None:
        return []
    lines: list[str] = []
    for seat in now.chosen:
        if seat not in before.chosen and seat != context.me:
            lines.append(session.texts("has-chosen", name=context.name(seat)))
    for seat in before.chosen:
        if seat not in now.chosen and seat != context.me:
            lines.append(session.texts("chooses-anew", name=context.name(seat)))
    if now.mine is not None and before.mine is None:
        label = session.drawing.words.label(now.mine, context)
        lines += [session.texts("you-chose", choice=label), waiting_line(session)]
    return lines


def recap_lines(session: Session) -> list[str]:
    """Events since the person's last move, without that move."""
    history, me = session.table.history, session.table.look
    last = max((place for place, step in enumerate(history) if step.seat == me), default=-1)
    before = history[last].version if last >= 0 else 0
    return story_lines(history[last + 1 :], session, before)


def seat_line(number: int, session: Session) -> str:
    """The person or bot of a seat."""
    say, info = session.texts, session.table.info
    assert info is not None
    seat = info.seats[number]
    letter = chr(ord("A") + number)
    if seat.kind == "open":
        return f"{letter} {say('seat-open')}"
    parts = [f"{letter} {seat.name}"]
    if seat.yours:
        parts.append(say("you"))
    if seat.kind == "bot":
        parts.append(say("seat-bot", level=say(f"level-{seat.level}")))
        parts.append(say("seat-removed") if seat.removed else "")
    elif seat.standing_in or seat.resigned:
        since = "" if seat.since is None else time_text(seat.since)
        parts.append(say("seat-stands-in-since", time=since) if since else say("seat-stands-in"))
    elif not seat.online:
        parts.append(say("seat-away"))
    if seat.same_person_as is not None and not seat.yours:
        parts.append(say("seat-same", name=info.seats[seat.same_person_as].name))
    if seat.muted:
        parts.append(say("seat-muted"))
    return ", ".join(part for part in parts if part)


def clock_text(seconds: float) -> str:
    """Time left.

    >>> clock_text(75.4), clock_text(-1), clock_text(7300), clock_text(180_000)
    ('1:15', '0:00', '2:01:40', '2d 2h')
    """
    whole = max(0, int(seconds))
    if whole >= DAY:
        return f"{whole // DAY}d {whole % DAY // 3600}h"
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def time_text(date: float) -> str:
    """A date in local time; with the day if it is not today."""
    then = datetime.fromtimestamp(date)  # local time
    today = then.date() == datetime.now().date()
    return then.strftime("%H:%M" if today else "%Y-%m-%d %H:%M")


def stakes(info: TableInfo, say: Say) -> list[str]:
    """What a table counts for: rating, league."""
    rated = [say("rated")] if info.rated else []
    return [*rated, say("in-league", name=info.league)] if info.league else rated


def changes(old: TableInfo | None, new: TableInfo, say: Say) -> list[str]:
    """Changes of a table: people, pauses, proposals, a rematch. Without an older state: the seats
    of expired clocks, which bots play."""
    if old is None:
        return [say("time-up", name=seat.name) for seat in new.seats if _timed_out(seat, new)]
    seats = zip(old.seats, new.seats, strict=False)
    lines = [line for before, now in seats if (line := _seat_change(before, now, say))]
    if new.trust.seal and not old.trust.seal:
        lines.append(say("sealed", seal=new.trust.seal))
    if new.talk != old.talk:
        lines.append(say("talk-now", value=new.talk))
    if new.status != old.status:
        lines += status_lines(old.status, new, say)
    if new.practice and not old.practice:
        lines.append(say("practice"))
    if new.proposal is not None and new.proposal != old.proposal:
        lines.append(proposal_line(new, say))
    if new.rematch and not old.rematch:
        lines.append(say("rematch-ready", code=new.rematch))
    return lines


def _seat_change(before: SeatInfo, now: SeatInfo, say: Say) -> str:
    """The change of a seat, if it is worth a sentence."""
    if now.kind != "person":
        if now.removed and not before.removed:
            return say("removed-you") if now.removed == "you" else say("removed", name=now.name)
        return say("went", name=before.name) if before.kind == "person" else ""
    if before.removed and now.name == before.name:
        return say("let-back-you") if now.yours else say("let-back", name=now.name)
    if before.kind != "person":
        return say("came", name=now.name)
    if before.muted != now.muted:
        return say("muted" if now.muted else "unmuted", name=now.name)
    if _bot_plays(before) != _bot_plays(now):
        plays = "time-up" if _ran_out(now) else "bot-plays"
        return say(plays if _bot_plays(now) else "plays-again", name=now.name)
    if before.online != now.online and not now.yours:
        return say("back-again" if now.online else "went", name=now.name)
    return ""


def _timed_out(seat: SeatInfo, info: TableInfo) -> bool:
    """Whether a bot plays for a person whose clock for the whole game has expired."""
    timed = info.status == "playing" and info.clock.kind in {"game", "reserve"}
    return timed and seat.kind == "person" and _bot_plays(seat) and _ran_out(seat)


def _ran_out(seat: SeatInfo) -> bool:
    """Whether a seat's clock has expired."""
    return seat.clock is not None and seat.clock <= NOUGHT


def late_lines(session: Session) -> list[str]:
    """Seats that timed out at this move, so that a bot makes it; once per move. A clock for the
    whole game has another sentence (`changes`)."""
    table, info = session.table, session.table.info
    if info is None or info.status != "playing" or info.clock.kind not in {"move", "hours", "days"}:
        return []
    choosing = table.together.waiting_for if table.together is not None else [info.running]
    lines: list[str] = []
    for number, seat in enumerate(info.seats):
        mark = (number, table.version or 0)
        if seat.kind == "person" and number in choosing and _ran_out(seat):
            if mark not in session.late and not _bot_plays(seat):
                lines.append(session.texts("time-up-move", name=seat.name))
            session.late.add(mark)
    return lines


def _bot_plays(seat: SeatInfo) -> bool:
    return seat.standing_in or seat.resigned


def status_lines(before: str, info: TableInfo, say: Say) -> list[str]:
    """The line for a changed status."""
    match info.status:
        case "paused":
            return [say("paused")]
        case "pinned":
            return [say("pinned", reason=info.reason or "")]
        case "playing" if before == "paused":
            return [say("goes-on")]
        case "over":
            return result_lines(info, say)
        case _:
            return []


def proposal_line(info: TableInfo, say: Say) -> str:
    """The proposal, and who has not voted yet."""
    wish = info.proposal
    assert wish is not None
    name = wish.name or info.seats[wish.seat].name
    told = say("proposal", wish=wish.wish, name=name, why=wish.why)
    if wish.wish in {"undo", "pause"} and info.seats[wish.seat].yours:
        told = f"{told} {say('proposal-own')}"
    mine = any(seat in wish.waiting_for for seat in info.mine)
    waiting = ", ".join(info.seats[seat].name for seat in wish.waiting_for)
    return f"{told} {say('proposal-vote') if mine else say('proposal-waits', names=waiting)}"


def result_lines(info: TableInfo, say: Say) -> list[str]:
    """The places, best first."""
    result = info.result
    if result is None:
        return []
    names = [seat.name for seat in info.seats]
    rows = sorted(zip(result.places, names, result.scores, strict=False))
    return [say("place-line", place=place, name=name, score=score) for place, name, score in rows]


def hint_lines(hint: Hint, session: Session) -> list[str]:
    """A hint: the move, its reasons, the alternatives."""
    say = session.texts
    choice = session.drawing.words.label(hint.action, session.context())
    level = say(f"level-{hint.level}")
    return [say("hint-says", level=level, choice=choice), *why_lines(hint.why, session)]


def why_lines(why: Deliberation, session: Session) -> list[str]:
    """Reasons, beliefs about others, and the best alternatives with their values."""
    lines = [reason.sentence for reason in why.reasons]
    lines += [belief.sentence for belief in why.roles]
    lines += [note.sentence for note in why.notes]
    return [line for line in (*lines, *_considered(why, session)) if line]


def _considered(why: Deliberation, session: Session) -> list[str]:
    """The best choices with their values and the scale; there may be only one."""
    best, context = why.considered[: 1 + OTHERS], session.context()
    if len(best) < 2:
        return []
    lines = [session.texts("worth-scale", scale=why.scale)]
    for one in best:
        label = session.drawing.words.label(one.action, context)
        known = one.worth is not None and why.scale != "weight"
        figure = worth(one.worth or 0.0, why.scale, session.texts("decimal-point"))
        lines.append(f"{figure}: {label}" if known else label)
    return lines


def worth(value: float, scale: str, point: str = ".") -> str:
    r"""A value on the scale of the bot that found it.

    >>> worth(0.254, "win"), worth(-1.5, "points"), worth(2.0, "points", ",")
    ('25 %', '\u22121.5', '+2,0')
    """
    if scale != "points":
        return f"{round(100 * value)} %"
    return f"{value:+.1f}".replace("-", "−").replace(".", point)
