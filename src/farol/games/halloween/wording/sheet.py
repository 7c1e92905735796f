"""The end of Halloween: points by source, who shone, and how it came about."""

from typing import Final

from farol.games.halloween.views import View
from farol.games.halloween.wording.words import COLOURS, Words
from farol.wording.context import Say, listed
from farol.wording.sheet import Chart, Events, Honour, Sheet, honour, row, tally

SOURCES: Final = ("haunts", "cards", "sharing", "bonus", "sets")


def sheet(context: Words, events: Events) -> Sheet | None:
    """Every source that gave somebody points; None before the end."""
    view, say = context.view, context.say
    result = view.get("result")
    if result is None:
        return None
    scores, places = result["scores"], result["places"]
    winners = [context.name(seat) for seat, place in enumerate(places) if place == 1]
    title = "end-shared" if len(winners) > 1 else "end-winner"
    level = scores.count(max(scores)) > len(winners)
    how = "end-by-tokens" if level else "end-rounds"
    return Sheet(
        title=say(title, names=listed(winners, say)),
        subtitle=say(how, rounds=view["round"], points=max(scores)),
        names=list(context.names),
        places=places,
        totals=scores,
        rows=[
            row(_words(source, say), [one["sheet"].get(source, 0) for one in view["players"]])
            for source in sources(view)
        ],
        honours=_honours(context, events),
        chart=_chart(context, events),
    )


def sources(view: View) -> list[str]:
    """Every source that gave somebody points, the game's own ones first, then cards."""
    found = {source for player in view["players"] for source in player["sheet"]}
    cards = [source for source in found if source not in SOURCES]
    own = [source for source in SOURCES if source in found]
    return own + sorted(cards, key=lambda card: int(card.removeprefix("card-")))


def _words(source: str, say: Say) -> str:
    return say(source) if source.startswith("card-") else say(f"source-{source}")


def _honours(context: Words, events: Events) -> list[Honour]:
    view, names, say = context.view, list(context.names), context.say
    fights = tally(events, len(names), lambda event: event["kind"] == "fight_won")
    scares = tally(
        events, len(names), lambda event: event["count"] if event["kind"] == "scare_gained" else 0
    )
    tokens = [sum(player["tokens"][colour] for colour in COLOURS) for player in view["players"]]
    return [
        *honour("honour-fight", ".text", names, fights, say),
        *honour("honour-scare", ".text", names, scares, say),
        *honour("honour-tokens", ".text", names, tokens, say),
    ]


def _chart(context: Words, events: Events) -> Chart | None:
    """Everybody's points after each round, and at the end."""
    points = [0] * context.view["seats"]
    rounds: list[list[int]] = []
    turns = 0
    for event in events:
        if event["kind"] == "points" and event["seat"] is not None:
            points[event["seat"]] += event["points"]
        if event["kind"] == "turn_ended":
            turns += 1
            if turns % len(points) == 0:
                rounds.append(list(points))
    if len(rounds) < 2:
        return None
    lines = [[*(one[seat] for one in rounds), points[seat]] for seat in range(len(points))]
    return Chart(context.say("chart-title"), lines)
