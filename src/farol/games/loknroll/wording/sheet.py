"""The end of Lok'n'Roll: hand and pile, what the cards were, and how the piles grew."""

from collections.abc import Sequence

from farol.games.loknroll.views import LauraSheet, Result, ScoreSheet
from farol.games.loknroll.wording.words import Words, value_of, who
from farol.wording.sheet import Chart, Events, Honour, Row, Sheet, honour, row, tally

VALUES = (4, 3, 2, 1)


def sheet(context: Words, events: Events) -> Sheet | None:
    """Points in hand and pile, and the cards they were; None before the end."""
    view, say = context.view, context.say
    result = view.get("result")
    if result is None:
        return None
    laura = result.get("laura")
    hers = [laura["score"]] if laura else []
    # she is first where she won or shares the victory
    place = [2 if result.get("against_laura") == "won" else 1] if laura else []
    sheets: list[ScoreSheet] = [*result["sheets"], *([laura] if laura else [])]
    return Sheet(
        title=_title(context, result),
        subtitle=_subtitle(context, result, laura),
        names=[*context.names, *([say("laura")] if laura else [])],
        places=[*result["places"], *place],
        totals=[*result["scores"], *hers],
        rows=_rows(context, sheets),
        counts=_counts(context, sheets),
        honours=_honours(context, events),
        chart=_chart(context, result, laura, events),
    )


def _title(context: Words, result: Result) -> str:
    say, view = context.say, context.view
    if result.get("lost"):
        return say("end-derailed")
    if against := result.get("against_laura"):
        return say(f"end-laura-{against}")
    if view["seats"] == 1:
        return say("end-alone", points=result["scores"][0])
    winners = result["winners"]
    if len(winners) > 1:
        return say("end-shared", names=", ".join(who(seat, context) for seat in winners))
    if winners == [context.me]:
        return say("end-you")
    return say("end-one", name=who(winners[0], context))


def _subtitle(context: Words, result: Result, laura: LauraSheet | None) -> str:
    say = context.say
    if result.get("lost"):
        return say("end-derailed-subtitle")
    if laura:
        return say("end-laura-scores", mine=result["scores"][0], hers=laura["score"])
    return say("end-alone-subtitle" if context.view["seats"] == 1 else "end-subtitle")


def _rows(context: Words, sheets: Sequence[ScoreSheet]) -> list[Row]:
    say = context.say
    return [
        row(say("end-hand"), [one["hand_points"] for one in sheets]),
        row(say("end-pile"), [one["pile_points"] for one in sheets]),
    ]


def _counts(context: Words, sheets: Sequence[ScoreSheet]) -> list[Row]:
    say, view = context.say, context.view
    derailments = [player["derailments"] for player in view["players"]]
    if her := view.get("laura"):
        derailments.append(her["derailments"])
    return [
        row(say("end-cards"), [one["cards"] for one in sheets]),
        *(
            row(say("end-value", value=value), [one["by_value"][value - 1] for one in sheets])
            for value in VALUES
        ),
        row(say("end-derailments"), derailments),
    ]


def _honours(context: Words, events: Events) -> list[Honour]:
    view, names, say = context.view, list(context.names), context.say
    if view["seats"] == 1:
        return []
    rides = tally(
        events, len(names), lambda event: event["to"] - event["from"] if _is(event, "rode") else 0
    )
    pairs = tally(
        events, len(names), lambda event: _is(event, "put") and event["combined_with"] is not None
    )
    derailments = [player["derailments"] for player in view["players"]]
    return [
        *honour("honour-driver", "-text", names, rides, say),
        *honour("honour-pairs", "-text", names, pairs, say),
        *honour("honour-derail", "-text", names, derailments, say),
    ]


def _is(event: dict[str, object], kind: str) -> bool:
    return event["kind"] == kind


def _chart(
    context: Words, result: Result, laura: LauraSheet | None, events: Events
) -> Chart | None:
    """The sum of each pile after every turn, as everybody could see it, then with the hands. Of
    Laura's pile everybody sees how many cards it has."""
    seats = context.view["seats"]
    sums = [0] * (seats + (1 if laura else 0))
    lines: list[list[int]] = [[0] for _ in sums]
    turn = 0
    for event in events:
        if _is(event, "drawn"):
            turn += 1
            if turn > 1:
                _note(lines, sums)
        if _is(event, "put"):
            pair = event["combined_with"]
            if event["seat"] == "laura" and laura:
                sums[seats] += 1 if pair is None else -1
            elif isinstance(event["seat"], int):
                sums[event["seat"]] += event["value"] if pair is None else -int(value_of(pair))
    if turn == 0:
        return None
    _note(lines, sums)
    _note(lines, [*result["scores"], *([laura["score"]] if laura else [])])
    return Chart(context.say("chart-title"), lines)


def _note(lines: list[list[int]], sums: list[int]) -> None:
    for line, points in zip(lines, sums, strict=True):
        line.append(points)
