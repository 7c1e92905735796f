"""Halloween in words: choices, what happened, what is going on."""

from collections.abc import Sequence
from typing import Final

from farol.games.halloween.views import View
from farol.wording.context import Choice, Context, JsonObject, Say, Value, listed

Words = Context[View]

COLOURS: Final = ("blue", "green", "yellow", "orange", "red")
OWN_PASS: Final = {"after_roll", "before_roll", "recover", "next_foe", "raise_section"}
ACTIONS: Final = ("summon", "scare", "upgrade", "move", "fight", "haunt")
MOVES: Final = {"move_to", "fly_to"}
FOR_CARDS: Final = {"pay", "disc_for_card", "share"}
DICE: Final = {"reroll": "do-reroll", "add_three": "do-add-three", "bigger_die": "do-bigger-die"}


def progress(context: Words) -> str:
    """Which round it is."""
    view = context.view
    if view["round"] == 0:
        return context.say("progress-setup")
    last = view["last_round"] and "result" not in view
    return context.say("progress-last" if last else "progress-round", round=view["round"])


def status(context: Words) -> str:
    """What is being decided or rolled, in one line."""
    view, say = context.view, context.say
    step = view["pending"]["step"] if view["pending"] else None
    if view["phase"] == "over":
        return say("event-game_over")
    if view["phase"] in {"chance", "setup"}:
        return say("status-dice" if step == "dice" else "status-setup")
    master = "true" if view["options"]["master"] else "false"
    if view["to_act"] != context.me:
        return say("status-other", master=master)
    if step is None:
        used = all(section["done"] for section in view["players"][view["turn"]]["sections"])
        return say("status-used" if used else "status-menu", master=master)
    if step in FOR_CARDS and view["pending"]:
        card = say(f"card-{view['pending'].get('card', 1)}")
        return say("status-for-card", card=card, decision=say(f"decision-{step}"))
    return say(f"decision-{step}")


def _verb(step: str, say: Say) -> str:
    return say(f"action-{step}") if step in ACTIONS else say(f"verb-{step}")


def title(choice: Choice, context: Words) -> str:
    """A choice without its cost and gain."""
    view, say, kind = context.view, context.say, choice["type"]
    pending = view["pending"]
    step = pending["step"] if pending else "menu"
    colour = say(f"colour-{choice['colour']}") if "colour" in choice else ""
    building = say(f"building-{choice['building']}") if "building" in choice else ""
    section = choice.get("section", 0)
    match kind:
        case "done":
            return say(f"pass-{step}" if step in OWN_PASS else "pass")
        case "end_turn":
            return say("end-turn")
        case "act":
            message = "do-act-raised" if choice.get("raised") else "do-act"
            return say(message, section=section, action=say(f"action-{choice['action']}"))
        case "rest":
            return say("do-act", section=section, action=say("action-rest"))
        case "occupy":
            return say("do-occupy", card=say(f"card-{choice['card']}"))
        case "use_card":
            return say("do-use", what=say(f"card-{choice['card']}"))
        case "use_bonus":
            return say("do-use", what=say(f"bonus-{choice['bonus']}"))
        case "reroll_token":
            return say("do-use", what=say("bonus-reroll"))
        case "ghost":
            return say("do-ghost", verb=_verb(step, say), building=building, colour=colour)
        case "pair":
            one, two = (say(f"colour-{each}") for each in choice["colours"])
            return say("do-pair", verb=say("action-summon"), building=building, one=one, two=two)
        case "building":
            return say("do-building", verb=_verb(step, say), building=building)
        case "haunt":
            message = "do-haunt-extra" if choice.get("extra") else "do-haunt"
            return say(message, verb=say("action-haunt"), building=building, colour=colour)
        case "take_back":
            verb = say("verb-take_back")
            return say("do-haunt", verb=verb, building=building, colour=colour)
        case "place":
            return say("do-ghost", verb=say("verb-place"), building=building, colour=colour)
        case "section":
            return say("do-section", verb=_verb(step, say), section=section)
        case "sections":
            sections = listed([str(one) for one in choice["sections"]], say)
            return say("do-sections", verb=_verb(step, say), sections=sections)
        case "points":
            return say("do-points")
        case "number":
            return say("do-number", number=choice["number"])
        case "colour":
            return say("do-colour", verb=_verb(step, say), colour=colour)
        case "pay":
            tokens = [say(f"colour-{each}") for each in choice["tokens"]]
            return say("do-pay", tokens=listed(tokens, say))
        case "trade":
            level = COLOURS.index(choice["colour"])
            other = say(f"colour-{COLOURS[level + 1 if choice['up'] else level - 1]}")
            message = "do-trade-up" if choice["up"] else "do-trade-down"
            return say(message, one=colour, other=other)
        case "disc" if choice["from"] == "reserve":
            return say("do-disc-reserve")
        case "disc":
            message = "do-disc-back" if step == "recover" else "do-disc"
            return say(message, section=section, action=say(f"action-{choice['action']}"))
        case "keep":
            bonus = pending.get("bonus", "reroll") if pending else "reroll"
            return say("do-keep", bonus=say(f"bonus-{bonus}"))
        case "discard":
            return say("do-discard", bonus=say(f"bonus-{choice['bonus']}"))
        case _:
            return _die_words(choice, context)


def _die_words(choice: Choice, context: Words) -> str:
    """Helpers name their die by its number too: two dice may be of one colour."""
    view, die, pending = context.view, choice["die"], context.view["pending"]
    dice = view["dice"][die - 1 : die]
    roll = pending.get("roll") if pending else None
    attacker = roll.get("attacker") if roll else None
    colour = dice[0]["colour"] if dice else attacker["colour"] if attacker else "blue"
    return context.say(DICE[choice["type"]], die=die, colour=context.say(f"colour-{colour}"))


def label(choice: Choice, context: Words) -> str:
    """A choice with all it promises."""
    say, odds = context.say, choice.get("odds")
    pending = context.view["pending"]
    promises = [] if choice["type"] == "pay" else _balance(choice, say)  # tokens are named
    promises += _found(choice, context)
    if odds and (choice["type"] == "ghost" or (pending and "roll" in pending)):
        promises.append(say("odds-to-win", percent=percent(odds)))
    text = title(choice, context)
    return say("do-with", what=text, promises=", ".join(promises)) if promises else text


def remark(choice: Choice, context: Words) -> str:
    """What a card or a bonus token does that would be occupied or used."""
    match choice["type"]:
        case "occupy" | "use_card":
            return context.say(f"card-{choice['card']}.text")
        case "use_bonus":
            return context.say(f"bonus-{choice['bonus']}.text")
        case _:
            return ""


def percent(odds: JsonObject) -> int:
    """So many of so many rolls, in hundredths."""
    return round(100 * int(odds["wins"]) / int(odds["of"]))


def _found(choice: Choice, context: Words) -> list[str]:
    """The bonus token of a house that a ghost goes to, where one may yet choose what to keep."""
    view, pending, gain = context.view, context.view["pending"], choice.get("gain") or {}
    moving = pending is not None and pending["step"] in MOVES
    if choice["type"] != "building" or not moving or gain.get("bonus"):
        return []
    open_spaces = any(space != "locked" for space in view["players"][view["turn"]]["bonus"])
    there = [one["bonus"] for one in view["buildings"] if one["name"] == choice["building"]]
    return [context.say(f"bonus-{bonus}") for bonus in there if bonus and open_spaces]


def _balance(choice: Choice, say: Say) -> list[str]:
    """What it brings, then what it costs."""
    found: list[str] = []
    for name, sign in (("gain", "+"), ("cost", "−")):
        amounts = choice.get(name) or {}
        for what in ("points", "scare", "discs"):
            if count := amounts.get(what):
                found.append(say(f"change-{what}", amount=f"{sign}{count}", count=count))
        for colour, count in (amounts.get("tokens") or {}).items():
            if count:
                named = say(f"colour-{colour}")
                found.append(
                    say("change-token", amount=f"{sign}{count}", count=count, colour=named)
                )
        found += [say(f"bonus-{bonus}") for bonus in amounts.get("bonus") or []]
    return found


def group(choice: Choice, context: Words) -> str:
    """Actions stand under their section, cards and tokens under what they are."""
    say = context.say
    match choice["type"]:
        case "act" | "rest":
            return f"{say('section')} {choice['section']}"
        case "occupy":
            return say("cards")
        case _:
            return ""


def targets(choice: Choice, _context: Words) -> Sequence[str]:
    """Where a choice can be pointed at."""
    kind = choice["type"]
    match kind:
        case "act":
            return [f"act {choice['section']} {choice['action']}"]
        case "rest" | "section":
            return [f"section {choice['section']}"]
        case "sections":
            return [f"section {section}" for section in choice["sections"]]
        case "occupy" | "use_card":
            return [f"card {choice['card']}"]
        case "ghost":
            return [f"ghost {choice['building']} {choice['colour']}"]
        case "pair":
            return [f"ghost {choice['building']} {colour}" for colour in choice["colours"]]
        case "building" | "place":
            return [f"building {choice['building']}"]
        case "haunt" | "take_back":
            return [f"space {choice['building']} {choice['colour']}"]
        case "disc" if choice["from"] != "reserve":
            return [f"act {choice['section']} {choice['action']}"]
        case _:
            return []


def attempt(key: str, _held: str, _context: Words) -> Choice | None:
    """What somebody means who points at an action, a card, a ghost or a haunt space."""
    kind, *rest = key.split()
    match kind:
        case "act":
            return {"type": "act", "section": int(rest[0]), "action": rest[1]}
        case "section":
            return {"type": "rest", "section": int(rest[0])}
        case "card":
            return {"type": "occupy", "card": int(rest[0])}
        case "ghost":
            return {"type": "ghost", "building": rest[0], "colour": rest[1]}
        case "space":
            return {"type": "haunt", "building": rest[0], "colour": rest[1]}
        case _:
            return None


def log(event: JsonObject, context: Words) -> str:
    """One line of the log."""
    say = context.told_of(event.get("seat"))
    return say(f"event-{event['kind']}", **_values(event, context))


def _values(event: JsonObject, context: Words) -> dict[str, Value]:
    """What the sentence about an event may name: numbers as they are, everything else in words."""
    say = context.say
    numbers = {name: value for name, value in event.items() if isinstance(value, int)}
    values: dict[str, Value] = {**numbers, "player": context.name(event.get("seat"))}
    ghost, foe = event.get("ghost"), event.get("foe")
    colour = ghost["colour"] if ghost else event.get("colour")
    if colour and event["kind"] == "upgraded":
        colour = COLOURS[COLOURS.index(colour) + 1]
    if colour:
        values["colour"] = say(f"colour-{colour}")
        values["ghost"] = say("a-ghost", colour=values["colour"], hue=colour)
    building = ghost["building"] if ghost else event.get("building")
    if building:
        values["building"] = say(f"building-{building}")
        values["at"] = say(f"at-{foe['building'] if foe else building}")
        values["from"] = say(f"from-{building}")
    if "to" in event:
        values["to"] = say(f"to-{event['to']}")
    if foe:
        values["foe"] = say(f"colour-{foe['colour']}")
    if event["kind"] == "attacked":
        values["percent"] = percent(event)
    if "other" in event:
        values["other"] = say(f"building-{event['other']['building']}")
    for name, prefix in (("card", "card"), ("bonus", "bonus"), ("action", "action")):
        if name in event:
            values[name] = say(f"{prefix}-{event[name]}")
    if "source" in event:
        source = event["source"]
        values["source"] = say(source if source.startswith("card-") else f"source-{source}")
    return values
