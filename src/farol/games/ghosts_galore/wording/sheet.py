"""The end of Ghosts Galore: the pad with its thirteen lines, who shone, and how it came about."""

from farol.games.ghosts_galore.views import Player
from farol.games.ghosts_galore.wording.words import LINES, Words
from farol.wording.context import listed
from farol.wording.sheet import Chart, Events, Honour, Sheet, honour, row


def sheet(context: Words, events: Events) -> Sheet | None:
    """The thirteen lines and the dead ends; None before the end."""
    view, say = context.view, context.say
    result = view.get("result")
    if result is None:
        return None
    winners = [context.name(seat) for seat in result["winners"]]
    names = listed(winners, say)
    shared = len(winners) > 1
    rows = [
        row(say(f"line-{line}"), [player["score"][line] for player in view["players"]])
        for line in LINES
    ]
    return Sheet(
        title=say("end-shared", names=names) if shared else say("end-winner", name=names),
        subtitle=_subtitle(context),
        names=list(context.names),
        places=result["places"],
        totals=result["scores"],
        rows=rows,
        counts=[row(say("line-dead_ends"), result["dead_ends"])],
        honours=_honours(context),
        chart=_chart(context, events),
    )


def _subtitle(context: Words) -> str:
    view, say = context.view, context.say
    result = view["result"]
    scores, winners = result["scores"], result["winners"]
    best = max(scores)
    if scores.count(best) > len(winners):
        return say("end-by-dead-ends", score=best)
    rest = [score for seat, score in enumerate(scores) if seat not in winners]
    if len(winners) > 1 or not rest:
        return say("end-score", score=best)
    return say("end-ahead", count=best - max(rest), rounds=view["rounds"])


def _longest_ride(player: Player) -> int:
    rides = [len(path["sections"]) for path in player["paths"] if path["line"] is not None]
    return max(rides, default=0)


def _honours(context: Words) -> list[Honour]:
    players, names, say = context.view["players"], list(context.names), context.say
    lines = [max(player["score"][line] for line in LINES) for player in players]
    crowds = [len(player["monsters"]) for player in players]
    return [
        *honour("honour-ride", ".text", names, [_longest_ride(one) for one in players], say),
        *honour("honour-crowd", ".text", names, crowds, say),
        *honour("honour-line", ".text", names, lines, say),
    ]


def _chart(context: Words, events: Events) -> Chart | None:
    """Everybody's points after each round."""
    points = [event["scores"] for event in events if event["kind"] in {"scores", "game-over"}]
    if len(points) < 2:
        return None
    lines = [[scores[seat] for scores in points] for seat in range(context.view["seats"])]
    return Chart(context.say("chart-title"), lines)
