"""The whole table of Halloween in words."""

from collections.abc import Mapping

from farol.games.halloween.views import Building, Card, Cell, Die, Player, Space
from farol.games.halloween.wording.words import COLOURS, Words, status
from farol.wording.context import Group, Say, listed


def describe(context: Words) -> list[Group]:
    """The table, the town, all boards with one's own first, the cards."""
    view, me, say = context.view, context.me, context.say
    order = [player["seat"] for player in view["players"]]
    mine_first = order if me is None else [me, *(seat for seat in order if seat != me)]
    groups = [
        Group(say("text-table"), _state_lines(context)),
        Group(say("town"), [building_line(one, context) for one in view["buildings"]]),
    ]
    for seat in mine_first:
        lines = player_lines(view["players"][seat], context)
        groups.append(Group(say("board-of", name=context.name(seat)), lines))
    if view["cards"]:
        groups.append(Group(say("cards"), [_card(card, context) for card in view["cards"]]))
    if "result" in view:
        groups[0] = Group(groups[0].title, [*groups[0].lines, *_result_lines(context)])
    return groups


def _result_lines(context: Words) -> list[str]:
    result = context.view.get("result")
    if result is None:
        return []
    return [
        context.say("text-result", name=name, points=points, place=place)
        for name, points, place in zip(
            context.names, result["scores"], result["places"], strict=False
        )
    ]


def counts(numbers: Mapping[str, object], say: Say) -> str:
    """Numbers of each colour; none in a word."""
    some = [
        say("text-count", count=count, colour=say(f"colour-{colour}"))
        for colour in COLOURS
        if isinstance(count := numbers[colour], int) and count > 0
    ]
    return listed(some, say) if some else say("text-none")


def table_lines(context: Words) -> list[str]:
    """What is going on, what is left of ghosts and tokens, and the dice."""
    view, say = context.view, context.say
    lines = [
        status(context),
        say("text-ghosts-left", ghosts=counts(view["ghosts_left"], say)),
        say("text-tokens-left", tokens=counts(view["tokens_left"], say)),
    ]
    if view["last_round"]:
        lines.append(say("last-round"))
    for die in view["dice"]:
        if die["face"] is not None:
            colour = say(f"colour-{die['colour']}")
            lines.append(say("event-rolled", colour=colour, face=die["face"] + die["plus"]))
    return lines


def _state_lines(context: Words) -> list[str]:
    """All that the table shows beside its buildings, boards and cards."""
    view, say = context.view, context.say
    lines = [status(context)]
    if view["to_act"] is not None:
        lines.append(say("text-turn", name=context.name(view["to_act"])))
    if view["turn"] != view["to_act"]:
        lines.append(say("text-turn-of", name=context.name(view["turn"])))
    lines.append(say("text-round", round=view["round"]))
    lines.append(say("text-begins", name=context.name(view["first"])))
    if view["last_round"]:
        lines.append(say("last-round"))
    elif view["cards"]:
        lines.append(say("text-cards-to-end", count=view["cards_to_end"]))
    if view["options"]["quiet_rounds"]:
        limit = view["options"]["quiet_rounds"]
        lines.append(say("text-quiet", quiet=view["quiet"], limit=limit))
    if view["options"]["master"]:
        lines.append(say("text-master"))
    lines.append(say("text-limit", count=view["limit"]))
    lines.append(say("text-ghosts-left", ghosts=counts(view["ghosts_left"], say)))
    lines.append(say("text-tokens-left", tokens=counts(view["tokens_left"], say)))
    for message, supply in (
        ("text-supply", view["bonus_supply"]),
        ("text-supply-used", view["bonus_discards"]),
    ):
        if tokens := _bonuses(supply, say):
            lines.append(say(message, tokens=tokens))
    return [*lines, *(_die(die, say) for die in view["dice"]), *_pending_lines(context)]


def _bonuses(supply: Mapping[str, int], say: Say) -> str:
    """Bonus tokens by name."""
    some = [
        say("text-times", count=count, what=say(f"bonus-{bonus}"))
        for bonus, count in supply.items()
        if count
    ]
    return ", ".join(some)


def _die(die: Die, say: Say) -> str:
    colour = say(f"colour-{die['colour']}")
    own = "yes" if die["own"] else "no"
    words = say("text-die", colour=colour, sides=die["sides"], own=own)
    if die["face"] is None:
        return words
    return f"{words}: {say('event-rolled', colour=colour, face=die['face'] + die['plus'])}"


def _pending_lines(context: Words) -> list[str]:
    """What is under way: the ghosts, the places and the card that the next step is about."""
    say, pending = context.say, context.view["pending"]
    if pending is None:
        return []
    roll = pending.get("roll")
    parts: list[str] = []
    if "acting" in pending:
        acting = pending["acting"]
        action = say(f"action-{acting['action']}")
        parts.append(say("do-act", section=acting["section"], action=action))
    found = (pending.get("ghost"), pending.get("moved"), pending.get("attacker"))
    cells = [cell for cell in found if cell is not None]
    if roll is not None:
        cells += [cell for cell in (roll.get("attacker"), roll.get("foe")) if cell is not None]
    parts += [_cell(cell, say) for cell in cells]
    places = [pending.get("building"), roll.get("building") if roll is not None else None]
    parts += [say(f"building-{place}") for place in places if place is not None]
    if "colour" in pending:
        parts.append(say(f"colour-{pending['colour']}"))
    if "bonus" in pending:
        parts.append(say(f"bonus-{pending['bonus']}"))
    if "card" in pending:
        parts.append(say(f"card-{pending['card']}"))
    if roll is not None and "number" in roll:
        parts.append(str(roll["number"]))
    return [say("text-pending", what="; ".join(parts))] if parts else []


def _cell(cell: Cell, say: Say) -> str:
    hue = cell["colour"]
    ghost = say("a-ghost", colour=say(f"colour-{hue}"), hue=hue)
    return f"{ghost} {say('at-' + cell['building'])}"


def building_line(building: Building, context: Words) -> str:
    """A building: its ghosts, its room, its neighbours, its bonus token, its haunt spaces."""
    say = context.say
    name = say(f"building-{building['name']}")
    near = listed([say(f"building-{other}") for other in building["next_to"]], say)
    parts = [
        say("text-building", building=name, ghosts=counts(building["ghosts"], say)),
        say("text-room", count=building["room"]),
        say("text-next-to", buildings=near),
    ]
    if building["bonus"]:
        bonus = building["bonus"]
        lies = say("text-bonus-lies", bonus=say(f"bonus-{bonus}"))
        parts.append(f"{lies}: {say(f'bonus-{bonus}.text').removesuffix('.')}")
    spaces = ", ".join(space_words(space, context) for space in building["haunts"])
    return "; ".join([*parts, say("text-spaces", spaces=spaces)])


def space_words(space: Space, context: Words) -> str:
    """A haunt space: what it is worth, and whose token lies there."""
    say, colour = context.say, context.say(f"colour-{space['colour']}")
    if space["seat"] is None:
        return say("text-space", colour=colour, points=space["points"])
    return say(
        "text-haunted-points",
        colour=colour,
        points=space["points"],
        name=context.name(space["seat"]),
        extra="yes" if space["extra"] else "no",
    )


def price(card: Card, say: Say) -> str:
    """What a card costs now, as printed where nobody can say better."""
    if "price" not in card:
        return say(f"cost-{card['cost']}")
    different = card["price"]["different"]
    return say("price-kinds" if different else "price-any", count=card["price"]["tokens"])


def _card(card: Card, context: Words) -> str:
    say, number = context.say, card["number"]
    line = say(
        "text-card",
        name=say(f"card-{number}"),
        timing=say(f"timing-{card['timing']}"),
        price=price(card, say),
        text=say(f"card-{number}.text"),
    )
    more = [say("text-used")] if card["used"] else []
    if "price" in card:
        payable = "yes" if card["price"]["payable"] else "no"
        more.append(say("text-payable", payable=payable))
    if card["seats"]:
        names = [context.name(seat) for seat in card["seats"]]
        more.append(say("text-occupied", names=listed(names, say)))
    return " ".join([line, *more])


def player_lines(player: Player, context: Words) -> list[str]:
    """A player's board."""
    view, say = context.view, context.say
    left = player["haunts_left"]
    lines = [
        say("text-points", points=player["points"], scare=player["scare"]),
        say("text-tokens", tokens=counts(player["tokens"], say)),
        say("text-discs", discs=player["reserve"], haunts=left["own"] + left["extra"]),
    ]
    if left["extra"]:
        lines.append(say("text-haunts", own=left["own"], extra=left["extra"]))
    lines += section_lines(player, say)
    if not view["options"]["master"]:
        spaces = [_bonus(bonus, say) for bonus in player["bonus"]]
        lines.append(say("text-bonus", spaces="; ".join(spaces)))
        cards = listed([say(f"card-{card}") for card in player["cards"]], say)
        lines.append(say("text-cards", cards=cards or say("text-none")))
    sources = sheet_lines(player, say)
    if sources:
        lines.append(say("text-sheet", sources="; ".join(sources)))
    return lines


def section_lines(player: Player, say: Say) -> list[str]:
    """The sections of a board, each with its level and its discs."""
    lines: list[str] = []
    for number, section in enumerate(player["sections"], 1):
        discs = listed([say(f"action-{action}") for action in section["discs"]], say)
        line = say(
            "text-section",
            section=number,
            level=section["level"],
            colour=say(f"colour-{section['colour']}"),
            discs=discs or say("text-none"),
        )
        lines.append(f"{line}; {say('section-done')}" if section["done"] else line)
    return lines


def sheet_lines(player: Player, say: Say) -> list[str]:
    """Points by where they came from."""
    return [
        say("text-source", source=_source(source, say), points=points)
        for source, points in player["sheet"].items()
        if points
    ]


def _source(source: str, say: Say) -> str:
    return say(source if source.startswith("card-") else f"source-{source}")


def _bonus(bonus: str | None, say: Say) -> str:
    if bonus is None:
        return say("bonus-free")
    if bonus == "locked":
        return say("bonus-locked")
    return f"{say(f'bonus-{bonus}')}: {say(f'bonus-{bonus}.text')}"
