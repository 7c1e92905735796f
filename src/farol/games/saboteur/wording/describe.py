"""The whole table of Saboteur in words: one's own, the mine with its open ends, the others."""

from farol.games.saboteur.views import Player, Round
from farol.games.saboteur.wording.tunnels import end_lines
from farol.games.saboteur.wording.words import Words, card_name, progress, status, told_name, where
from farol.wording.context import Group, listed


def describe(context: Words) -> list[Group]:
    """All that the seat may know, in words."""
    view, say = context.view, context.say
    groups = [
        *_own(context),
        Group(say("mine"), [*mine_lines(context), *goal_lines(context)]),
        Group(say("text-ends"), end_lines(context)),
        Group(say("seats"), [_player(player, context) for player in view.get("players", [])]),
        Group(say("text-table"), _table_lines(context)),
        Group(say("text-past"), _past_lines(context)),
    ]
    return [group for group in groups if group.lines]


def _own(context: Words) -> list[Group]:
    say, own = context.say, context.view.get("me")
    if own is None:
        return []
    role = say(f"role-{own['role']}") if own["role"] else say("text-none")
    lines = [role, say("gold-own", gold=own["gold_total"])]
    if own["gold"]:
        lines.append(say("text-gold-cards", cards=", ".join(str(value) for value in own["gold"])))
    for seen in own["gold_seen"]:
        pool = ", ".join(str(value) for value in seen["pool"])
        lines.append(say("text-gold-seen", pool=pool, kept=seen["kept"]))
    if "pool" in own:
        lines.append(say("text-pool", pool=", ".join(str(value) for value in own["pool"])))
    hand = [card_name(say, card) for card in own["hand"]]
    if own["discards"]:
        cards = [told_name(say, card) for card in own["discards"]]
        hand.append(say("text-discards-own", cards=listed(cards, say)))
    return [Group(say("role"), lines), Group(say("text-hand"), hand)]


def _player(player: Player, context: Words) -> str:
    say = context.say
    line = say(
        "text-player",
        name=context.name(player["seat"]),
        hand=player["hand"],
        gold=player["gold_cards"],
        broken=", ".join(say(f"tool-{tool}") for tool in player["broken"]) or say("text-none"),
    )
    if player["gold_debt"]:
        line += say("text-debt", gold=player["gold_debt"])
    return f"{line}, {say('role-' + player['role'])}" if "role" in player else line


def _table_lines(context: Words) -> list[str]:
    view, say = context.view, context.say
    roles, gold = view["role_cards"], view["gold"]
    lines = [progress(context), status(context)]
    if view["to_act"] is not None:
        lines.append(say("text-turn", name=context.name(view["to_act"])))
    if "first" in view:
        lines.append(say("text-first", name=context.name(view["first"])))
    lines.append(say("text-roles", saboteurs=roles["saboteurs"], diggers=roles["diggers"]))
    lines.append(say("text-gold-left", supply=gold["supply"], pool=gold["pool"]))
    discards = view.get("discards")
    if discards is not None:
        up = [
            say("text-times", count=count, card=card_name(say, card))
            for card, count in discards["face_up"].items()
        ]
        lines.append(say("text-face-up", cards=", ".join(up) or say("text-none")))
        down = [context.name(seat) for seat in discards["face_down"]]
        lines.append(say("text-face-down", count=len(down), names=", ".join(down)))
    for name, value in view["options"].items():
        if value:
            lines.append(say(f"option-{name}"))
    return lines


def _past_lines(context: Words) -> list[str]:
    view, say = context.view, context.say
    lines = [_past(number, past, context) for number, past in enumerate(view["past"], 1)]
    result = view.get("result")
    if result is not None:
        for name, score, place, gold in zip(
            context.names, result["scores"], result["places"], result["gold"], strict=False
        ):
            cards = ", ".join(str(value) for value in gold) or say("text-none")
            lines.append(say("text-result", name=name, gold=score, place=place, cards=cards))
        winners = [context.name(seat) for seat in result["winners"]]
        lines.append(say("text-winners", names=listed(winners, say)))
    return lines


def _past(number: int, past: Round, context: Words) -> str:
    say = context.say
    parts = [say("log-round", round=number, winners=say(f"winners-{past['winners']}"))]
    names = [context.name(seat) for seat in past["saboteurs"]]
    parts.append(say("log-saboteurs", names=", ".join(names)) if names else say("reveal-none"))
    if past["finisher"] is not None:
        parts.append(say("text-finisher", name=context.name(past["finisher"])))
    goals = [
        say("text-goal-was", goal=say(f"goal-{place}"), card=card_name(say, card))
        for place, card in enumerate(past["goals"])
    ]
    return " ".join([*parts, f"{', '.join(goals)}."])


def mine_lines(context: Words, row: int | None = None) -> list[str]:
    """The cards of the mine, from left to right; of one row only, if one is named."""
    say = context.say
    cards = [card for card in context.view.get("mine", []) if row in {None, card["y"]}]
    cards.sort(key=lambda card: (card["x"], -card["y"]))
    return [
        say(
            "text-card",
            where=where(say, card["x"], card["y"]),
            card=card_name(say, card["card"], card["turned"]),
            sides=", ".join(say(f"side-{side}") for side in card["open"]),
            reached="yes" if card["reached"] or card["card"] == "start" else "no",
        )
        for card in cards
    ]


def goal_lines(context: Words, row: int | None = None) -> list[str]:
    """What is known of each goal, and who looked at it; of one row only, if one is named."""
    say, own = context.say, context.view.get("me")
    lines: list[str] = []
    for number, goal in enumerate(context.view.get("goals", [])):
        if row not in {None, goal["y"]}:
            continue
        name, at = say(f"goal-{number}"), where(say, goal["x"], goal["y"])
        known = own["goals_seen"].get(str(number)) if own is not None else None
        if "face" in goal:
            lines.append(
                say("text-goal-up", goal=name, where=at, card=card_name(say, goal["face"]["card"]))
            )
        elif known:
            lines.append(say("text-goal-known", goal=name, where=at, card=card_name(say, known)))
        else:
            lines.append(say("text-goal-down", goal=name, where=at))
        lookers = [context.name(seat) for seat in goal["looked_at_by"]]
        if lookers and "face" not in goal:
            lines[-1] += say("text-goal-looked", names=listed(lookers, say))
    return lines
