"""Lok'n'Roll in words: what is going on, what can be chosen, what happened."""

from collections.abc import Sequence
from typing import Final

from farol.games.loknroll.views import View
from farol.wording.context import Choice, Context, JsonObject, Say, Value, listed

Words = Context[View]

DIRECTIONS: Final = {
    "N": "direction-up",
    "E": "direction-right",
    "S": "direction-down",
    "W": "direction-left",
}


def kind_of(card: str) -> str:
    """turn-a for turn-a-3."""
    return card.rpartition("-")[0]


def value_of(card: str) -> str:
    """3 for turn-a-3."""
    return card.rpartition("-")[2]


def card_name(card: str, say: Say) -> str:
    """A card by its kind and value."""
    return say("card-name", card=say(f"kind-{kind_of(card)}"), value=value_of(card))


def told_name(card: str, say: Say) -> str:
    """A card as people would tell of it."""
    kind = kind_of(card).removesuffix("-a").removesuffix("-b")
    return say("card-name", card=say(f"told-{kind}"), value=value_of(card))


def names(cards: Sequence[str], say: Say) -> str:
    """Cards one after another; a dash for none."""
    return ", ".join(card_name(card, say) for card in cards) or say("nothing")


def who(seat: int | str | None, context: Words) -> str:
    """A person, or Laura, who plays by herself."""
    if seat == "laura":
        return context.say("laura")
    return context.name(seat) if isinstance(seat, int) else ""


def progress(context: Words) -> str:
    """Which turn of how many."""
    turn = context.view["turn"]
    if turn["number"] == 0:
        return context.say("progress-setup")
    return context.say("progress-turn", number=turn["number"], of=turn["of"])


def status(context: Words) -> str:
    """What is going on, in one line."""
    view, say = context.view, context.say
    mine = view["to_act"] is not None and view["to_act"] == context.me
    if view["phase"] == "over":
        return say("status-over")
    if view["turn"]["who"] == "laura":
        return say("status-laura-lay" if view["phase"] == "laura-lay" and mine else "status-laura")
    if view["to_act"] is None:
        return say("status-chance")
    build = view["build"]
    match view["phase"]:
        case "setup-lay":
            return say("status-setup-mine" if mine else "status-setup")
        case "act":
            hand = view["me"]["hand"] if mine and view["me"] else []
            chaos = sum(card["type"] == "chaos" for card in hand)
            return say("status-act-mine", chaos=chaos) if mine else say("status-act")
        case "build":
            value = build["value"] if build else 0
            return say("status-build-mine", value=value) if mine else say("status-build")
        case "discard-chaos":
            return say("status-discard-mine" if mine else "status-discard")
        case "penalty":
            return say("status-penalty-mine" if mine else "status-penalty")
        case _:
            return ""


def _way(choice: Choice, context: Words) -> str:
    """Where a card would go: enough to tell its ways apart."""
    view, say, spot = context.view, context.say, choice["shows"].get("spot")
    if not spot:
        return ""
    parts = [say("way-exit", direction=say(DIRECTIONS[spot["exit"]["side"]]))]
    if not view["track"]:
        parts.insert(0, say("way-rotation", degrees=choice["rotation"]))
    if len(view["ends"]) > 1:
        parts.append(_end_words(choice["end"], context))
    return ", ".join(parts)


def _end_words(end: int, context: Words) -> str:
    """Which end of a track that is still open at both: by where it leads, if that tells."""
    say, sides = context.say, [one["side"] for one in context.view["ends"]]
    if len(set(sides)) == len(sides):
        return say("way-end", direction=say(DIRECTIONS[sides[end]]))
    return say("way-this-end" if end == 0 else "way-other-end")


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def label(choice: Choice, context: Words, risk: bool = True) -> str:
    """A choice, whole; laying a card also without its dice and odds."""
    say, kind = context.say, choice["type"]
    odds = choice.get("shows", {}).get("odds")
    match kind:
        case "lay":
            laid = [say("action-lay", card=card_name(choice["card"], say)), _way(choice, context)]
            if odds and risk:
                laid.append(say("label-odds", dice=odds["dice"], chance=percent(odds["derail"])))
            return ", ".join(part for part in laid if part)
        case "put":
            message = "action-combine" if choice["combine"] else "action-put"
            return say(message, card=card_name(choice["card"], say))
        case "accept":
            shows = choice["shows"]
            points = sum(int(value_of(card)) for card in shows["pile"])
            return say("label-accept", order=names(shows["order"], say), points=points)
        case "roll":
            dice, chance = (odds["dice"], percent(odds["derail"])) if odds else (0, 0)
            return say("label-roll", dice=dice, chance=chance)
        case "pass":
            wheels = odds["wheels"] if odds else []
            return say("label-pass", cards=wheels[0]["cards"] if wheels else 0)
        case _:
            return say(f"action-{kind}")


def group(choice: Choice, context: Words) -> str:
    """Ways to lay one card stand together."""
    return card_name(choice["card"], context.say) if choice["type"] == "lay" else ""


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """The card of the hand, and where it would lie."""
    keys = [f"hand {choice['card']}"] if "card" in choice else []
    if choice["type"] == "lay":
        keys.append(f"end {choice['end']}")
    return keys


def rank(choice: Choice, _context: Words) -> int:
    """A pair takes two cards away: it is offered before a card that goes onto the pile."""
    return 1 if choice["type"] == "put" and not choice["combine"] else 0


def attempt(key: str, _held: str, _context: Words) -> Choice | None:
    """Whoever points at a card of the hand wants to lay it."""
    kind, *rest = key.split()
    if kind != "hand":
        return None
    return {"type": "lay", "card": rest[0], "rotation": 0, "end": 0}


def log(event: JsonObject, context: Words) -> str | None:
    """One line of the log; None for what is told by something else."""
    say, kind = context.told_of(event.get("seat")), event["kind"]
    seat = who(event.get("seat"), context)
    card = told_name(event["card"], say) if isinstance(event.get("card"), str) else ""
    match kind:
        case "dealt":
            return say("log-dealt-me", card=card) if card else None
        case "drawn":
            return say("log-drawn-me", card=card) if card else say("event-drawn", seat=seat)
        case "rode":
            ride = say("event-rode", steps=event["to"] - event["from"])
            broken = event["broken"]
            return f"{ride} {say('log-broken', broken=broken)}" if broken else ride
        case "taken":
            cards = [told_name(one, say) for one in event["cards"]]
            message = "log-taken" if cards else "event-taken"
            return say(message, seat=seat, count=len(cards), cards=listed(cards, say))
        case "put" if event["combined_with"] is not None:
            other = told_name(event["combined_with"], say)
            return say("log-paired", seat=seat, card=card, other=other)
        case "revealed":
            cards = [told_name(one, say) for one in event["hand"]]
            return say("log-revealed", seat=seat, cards=listed(cards, say) or say("nothing"))
        case _:
            values: dict[str, Value] = {"card": card}
            values |= {name: value for name, value in event.items() if isinstance(value, int)}
            return say(f"event-{kind}", **{**values, "seat": seat})
