"""The whole table of Lok'n'Roll in words; the track from the locomotive to its end comes first."""

from farol.games.loknroll.wording.words import (
    DIRECTIONS,
    Words,
    card_name,
    names,
    progress,
    status,
    who,
)
from farol.wording.context import Group, Say


def describe(context: Words) -> list[Group]:
    """All that the seat may know; the track from the locomotive to its end comes first."""
    say = context.say
    groups = [
        Group(say("text-track"), track_lines(context)),
        Group(say("text-mine"), own_lines(context)),
        Group(say("text-players"), player_lines(context)),
        Group(say("text-table"), _table_lines(context)),
    ]
    return [one for one in groups if one.lines]


def track_lines(context: Words) -> list[str]:
    """The track from its beginning, and where the locomotive stands."""
    view, say = context.view, context.say
    if not view["track"]:
        return [say("text-track-empty")]
    locomotive = view.get("locomotive")
    lines: list[str] = []
    if locomotive is not None:
        at, ahead = locomotive["at"] + 1, locomotive["ahead"]
        lines.append(say("text-loco", at=at, of=len(view["track"]), ahead=ahead))
        lines.append(say("text-behind", behind=locomotive["behind"]))
    for number, card in enumerate(view["track"]):
        name = say("text-card", number=number + 1, card=card_name(card["card"], say))
        if card["spot"] is not None:
            direction = say(DIRECTIONS[card["spot"]["exit"]["side"]])
            name = say("text-track-card", card=name, direction=direction)
        here = locomotive is not None and locomotive["at"] == number
        lines.append(say("text-card-loco", card=name) if here else name)
    for end in view["ends"]:
        lines.append(say("text-aside-end", direction=say(DIRECTIONS[end["side"]])))
    return lines


def _blocked_line(name: str, rule: str, say: Say) -> str:
    """A card of the hand and why it cannot be laid; Fluent knows no names with a dot."""
    return say("hand-blocked", card=name, rule=rule, why=rule.replace(".", "-"))


def own_lines(context: Words) -> list[str]:
    """One's own hand and pile; nothing for a spectator."""
    view, say, own = context.view, context.say, context.view.get("me")
    if own is None:
        return []
    lines = [say("text-hand", cards=len(own["hand"]), points=own["points"]["hand"])]
    for card in own["hand"]:
        name, blocked = card_name(card["card"], say), card.get("blocked_by")
        lines.append(_blocked_line(name, blocked, say) if blocked else name)
    pile = names(own["pile"][::-1], say)
    lines.append(say("text-pile", points=own["points"]["pile"], cards=pile))
    if view["penalty"] and view["to_act"] == own["seat"]:
        lines.append(say("text-penalty", cards=names(view["penalty"], say)))
    return lines


def player_lines(context: Words) -> list[str]:
    """What everybody knows of each player, and of Laura."""
    view, say = context.view, context.say
    lines: list[str] = []
    for player in view["players"]:
        top = player["pile"]["top"]
        lines.append(
            say(
                "text-player",
                name=context.name(player["seat"]),
                hand=player["hand"],
                pile=player["pile"]["cards"],
                top=card_name(top["card"], say) if top else say("nothing"),
                derailments=player["derailments"],
            )
        )
    laura = view.get("laura")
    if laura is not None:
        lines.append(say("text-laura", score=laura["score"], cards=names(laura["pile"][::-1], say)))
        lines.append(say("text-laura-derailments", count=laura["derailments"]))
    return lines


def _table_lines(context: Words) -> list[str]:
    view, say = context.view, context.say
    lines = [progress(context), status(context)]
    if view["to_act"] is not None:
        lines.append(say("text-turn", name=context.name(view["to_act"])))
    if view["starter"] is not None:
        lines.append(say("text-starter", name=context.name(view["starter"])))
    lines.append(say("text-deck", deck=view["deck"], removed=view["removed"]))
    if view["drawn"]:
        lines.append(say("text-drawn", card=card_name(view["drawn"]["card"], say)))
    if view["aside"]:
        lines.append(say("text-aside", cards=names(view["aside"], say)))
    boxed = [card for card, count in view["box"].items() for _ in range(count)]
    if boxed:
        lines.append(say("text-box", cards=names(boxed, say)))
    if "derailments_left" in view:
        lines.append(say("text-derailments-left", left=view["derailments_left"]))
    return [*lines, *_build_lines(context), *_result_lines(context)]


def _build_lines(context: Words) -> list[str]:
    """What is being built, and what was rolled for it."""
    build, say = context.view["build"], context.say
    if build is None:
        return []
    name, lines = who(build["seat"], context), []
    if build["throws"]:
        lines.append(say("text-roll", name=name, dice=build["dice"], wheels=build["wheels"]))
    for number, throw in enumerate(build["throws"], 1):
        lines.append(say("text-throw", number=number, dice=throw["dice"], wheels=throw["wheels"]))
    if build["now"]:
        lines.append(
            say(
                "text-build",
                name=name,
                cards=build["cards"],
                value=build["value"],
                dice=build["dice"],
            )
        )
    return lines


def _result_lines(context: Words) -> list[str]:
    result, say = context.view.get("result"), context.say
    if result is None:
        return []
    return [
        say(
            "text-result",
            name=name,
            points=points,
            place=place,
            hand=names(sheet["hand"], say),
            pile=names(sheet["pile"], say),
        )
        for name, points, place, sheet in zip(
            context.names, result["scores"], result["places"], result["sheets"], strict=False
        )
    ]
