"""The end of Saboteur: gold, roles by round, and how far the tunnel came."""

from collections.abc import Sequence
from typing import Final

from farol.games.saboteur.wording.words import Words
from farol.wording.context import Say
from farol.wording.sheet import Chart, Events, Honour, Row, Sheet, honour, row, tally

HONOURS: Final = {"laid": "digger", "broke": "breaker", "mended": "mender"}
DEEDS: Final = {"laid", "collapsed", "broke", "mended", "discarded", "looked"}


def sheet(context: Words, events: Events) -> Sheet | None:
    """The roles of every round and the gold cards; None before the end."""
    view, say, names = context.view, context.say, list(context.names)
    result = view.get("result")
    if result is None:
        return None
    winners = [names[seat] for seat in result["winners"]]
    story = [
        say("end-round", round=number, winners=past["winners"])
        for number, past in enumerate(view["past"], 1)
    ]
    cards = [" + ".join(map(str, gold)) or "–" for gold in result["gold"]]
    return Sheet(
        title=say("end-winners", count=len(winners), names=", ".join(winners)),
        subtitle=" ".join(story),
        names=names,
        places=result["places"],
        totals=result["scores"],
        rows=[*_roles(context), row(say("end-gold-cards"), cards)],
        honours=_honours(events, names, say),
        chart=_chart(events, say),
    )


def _roles(context: Words) -> list[Row]:
    say, seats = context.say, range(len(context.names))
    found: list[Row] = []
    for number, past in enumerate(context.view["past"], 1):
        roles = ["saboteur" if seat in past["saboteurs"] else "digger" for seat in seats]
        words = [say(f"end-role-{role}") for role in roles]
        found.append(row(say("end-role", round=number), words))
    return found


def _honours(events: Events, names: Sequence[str], say: Say) -> list[Honour]:
    found: list[Honour] = []
    for kind, key in HONOURS.items():
        counts = tally(events, len(names), lambda event, kind=kind: event["kind"] == kind)  # type: ignore[misc]
        found += honour(f"honour-{key}", "-text", names, counts, say)
    return found


def _chart(events: Events, say: Say) -> Chart | None:
    """The farthest column with a card after each turn; every round begins at the start."""
    values: list[int] = []
    columns: list[int] = []
    for event in events:
        match event["kind"]:
            case "laid":
                columns.append(event["x"])
            case "collapsed" if event["x"] in columns:
                columns.remove(event["x"])
            case "round-over":
                columns = []
        if event["kind"] in DEEDS:
            values.append(max([0, *columns]))
    return Chart(say("end-chart"), [values]) if values else None
