"""Saboteur in words: choices, events, the mine and the seats."""

from collections.abc import Sequence
from typing import Final

from farol.games.saboteur.views import View
from farol.wording.context import Choice, Context, JsonObject, Say, listed

Words = Context[View]

SILENT: Final = {"goals", "gold-drawn", "gold-passed"}  # told by what is played


def is_path(card: str) -> bool:
    """Whether a card is laid into the mine."""
    return not card.startswith(("map", "rockfall", "break", "mend"))


def is_dead_end(card: str) -> bool:
    """Whether nobody comes through it."""
    return card.startswith(("blocked", "stub"))


def card_name(say: Say, card: str, turned: bool = False) -> str:
    """A card's name; goals have names of their own, and so have cards upside down."""
    if card == "treasure" or card.startswith("stone"):
        return say(f"goal-{card}")
    name = say(f"turned-{card}") if turned else ""
    return name if turned and name != f"turned-{card}" else say(f"card-{card}")


def short_name(say: Say, card: str) -> str:
    """What fits on an action card."""
    return say("card-short-mend-two" if card.count("-") > 1 else f"card-short-{card}")


def told_name(say: Say, card: str) -> str:
    """A card as people would tell of it."""
    if not is_path(card):
        return say("told-action", card=short_name(say, card))
    if is_dead_end(card):
        return say("told-dead")
    if card == "crossing":
        return say("told-crossing")
    if card.startswith("tee"):
        return say("told-tee")
    return say("told-curve" if card.startswith("curve") else "told-straight")


def where(say: Say, x: int, y: int) -> str:
    """A place of the mine."""
    across = "start" if x == 0 else "ahead" if x > 0 else "behind"  # no number below nought
    side = "start" if y == 0 else "above" if y > 0 else "below"
    return say("where", across=across, columns=abs(x), side=side, rows=abs(y))


def progress(context: Words) -> str:
    """Which round of how many, what is left of it, and what only the seat itself knows."""
    view, say, own = context.view, context.say, context.view.get("me")
    parts = [say("progress", round=view["round"], rounds=view["rounds"])]
    if "pile" in view and view["phase"] in {"turn", "draw"}:
        parts.append(say("status-pile", pile=view["pile"]))
    if own is not None and own["role"]:
        parts += [say(f"role-{own['role']}"), say("gold-own", gold=own["gold_total"])]
    return " · ".join(parts)


def status(context: Words) -> str:
    """What is going on, in one line."""
    view, me, say = context.view, context.me, context.say
    if view["phase"] == "over":
        return say("status-over")
    mine = me is not None and view["to_act"] == me
    if view["phase"] == "pick-gold":
        return say("status-pick" if mine else "status-gold")
    if mine and me is not None:
        own = view.get("me")
        if own is not None and not own["hand"]:
            return say("status-pass")
        if view.get("players", [])[me : me + 1] and view["players"][me]["broken"]:
            return say("status-broken")
        return say("status-choose")
    return say("status-other")


def label(choice: Choice, context: Words) -> str:
    """A choice, whole."""
    say, kind = context.say, choice["type"]
    match kind:
        case "lay":
            card = card_name(say, choice["card"], choice.get("turned", False))
            at = where(say, choice["x"], choice["y"])
            goals = [say(f"goal-{goal}") for goal in choice.get("turns_up", [])]
            if goals:
                return say("label-lay-goals", card=card, where=at, goals=listed(goals, say))
            return say("label-lay", card=card, where=at)
        case "collapse":
            return _collapse_label(choice, context)
        case "break" | "mend":
            own = "-own" if choice["seat"] == context.me else ""
            return say(
                f"label-{kind}{own}",
                name=context.name(choice["seat"]),
                tool=say(f"tool-{choice['tool']}"),
                kind=choice["tool"],
                card=card_name(say, choice["card"]) if kind == "mend" else "",
            )
        case "look":
            return say("label-look", goal=say(f"goal-{choice['goal']}"))
        case "discard":
            return say("label-discard", card=card_name(say, choice["card"]))
        case "pick":
            return say("label-pick", value=choice["value"])
        case _:
            return say("label-pass")


def _collapse_label(choice: Choice, context: Words) -> str:
    """Which card a rockfall would bury, and where."""
    say, (x, y) = context.say, (choice["x"], choice["y"])
    for lying in context.view.get("mine", []):
        if (lying["x"], lying["y"]) == (x, y):
            card = card_name(say, lying["card"], lying["turned"])
            return say("label-collapse-card", card=card, where=where(say, x, y))
    return say("label-collapse", where=where(say, x, y))


def played_card(choice: Choice) -> str:
    """The card of the hand that a choice plays; "" for a pass or for gold."""
    match choice["type"]:
        case "lay" | "mend":
            return str(choice["card"])
        case "break":
            return f"break-{choice['tool']}"
        case "look":
            return "map"
        case "collapse":
            return "rockfall"
        case _:
            return ""


def group(choice: Choice, context: Words) -> str:
    """Choices stand under the card they play; all discards together."""
    if choice["type"] == "discard":
        return context.say("do-discard")
    card = played_card(choice)
    return card_name(context.say, card) if card else ""


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The place, goal or seat, and the card of the hand."""
    card = played_card(choice) or str(choice.get("card", ""))
    keys = [f"hand {card}"] if card else []
    match choice["type"]:
        case "lay" | "collapse":
            keys.append(f"cell {choice['x']} {choice['y']}")
        case "look":
            keys.append(f"goal {choice['goal']}")
        case "break" | "mend":
            keys.append(f"seat {choice['seat']}")
    return keys


def attempt(key: str, held: str, context: Words) -> Choice | None:
    """What somebody means who points at a place, a goal or a card."""
    kind, *rest = key.split()
    own = context.view.get("me")
    paths = [card for card in own["hand"] if is_path(card)] if own is not None else []
    match kind:
        case "cell" if held == "rockfall":
            return {"type": "collapse", "x": int(rest[0]), "y": int(rest[1])}
        case "cell" if held or paths:
            card = held if held and is_path(held) else (paths or [held])[0]
            return {"type": "lay", "card": card, "x": int(rest[0]), "y": int(rest[1])}
        case "goal":
            return {"type": "look", "goal": int(rest[0])}
        case "hand" if is_path(rest[0]):
            return {"type": "lay", "card": rest[0], "x": 1, "y": 0}
        case _:
            return None


def log(event: JsonObject, context: Words) -> str | None:
    """One line of the log; None for what is told by something else."""
    say, kind = context.told_of(event.get("seat")), event["kind"]
    name = context.name(event.get("seat"))
    if kind in SILENT:
        return None
    match kind:
        case "role":
            role = event.get("role")
            return say("log-role-own", role=say(f"role-{role}")) if role else None
        case "laid":
            return _laid_line(event, context, name)
        case "dealt" | "drew":  # what others draw is told by what they play of it
            card = event.get("card")
            return say(f"log-{kind}-own", card=card_name(say, card)) if card else None
        case "collapsed":
            return say("log-collapsed", name=name, where=where(say, event["x"], event["y"]))
        case "turned-up":
            card = card_name(say, event["card"])
            return say("log-turned", goal=say(f"goal-{event['goal']}"), card=card)
        case "looked":
            goal = say(f"goal-{event['goal']}")
            if "card" in event:
                return say("log-looked-own", goal=goal, card=card_name(say, event["card"]))
            return say("log-looked", name=name, goal=goal)
        case "broke" | "mended":
            return _tool_line(event, context, name)
        case "discarded" if "card" in event:
            return say("log-discarded-own", card=told_name(say, event["card"]))
        case "round-over":
            names = [
                say("log-saboteur-you") if seat == context.me else context.name(seat)
                for seat in event["saboteurs"]
            ]
            who = say("log-saboteurs", names=", ".join(names)) if names else say("reveal-none")
            winners = say(f"winners-{event['winners']}")
            return f"{say('log-round', round=event['round'], winners=winners)} {who}"
        case "paid":
            return say("log-paid", name=name, gold=event["gold"])
        case "picked" if "value" in event:
            return say("log-picked-own", value=event["value"])
        case "game-over":
            return say("log-over")
        case _:
            return say(f"log-{kind}", name=name)


def _laid_line(event: JsonObject, context: Words, name: str) -> str:
    """What was laid where; and how it lies, which others see in the picture."""
    say, card = context.told_of(event["seat"]), event["card"]
    at = where(say, event["x"], event["y"])
    line = say("log-laid", name=name, card=told_name(say, card), where=at)
    if card == "crossing":
        return line
    return f"{line} {say('log-laid-card', card=card_name(say, card, event['turned']))}"


def _tool_line(event: JsonObject, context: Words, name: str) -> str:
    """Nobody says that Ana mends Ana's lamp, and one's own tools are yours."""
    say, message = context.told_of(event["seat"]), f"log-{event['kind']}"
    if event["target"] == event["seat"]:
        message += "-self"
    elif event["target"] == context.me:
        message += ".mine"
    return say(
        message,
        name=name,
        target=context.name(event["target"]),
        tool=say(f"tool-{event['tool']}"),
        kind=event["tool"],
    )
