"""Refusals: the rule against an illegal action, and a sentence about it."""

from typing import Final

from farol.core.errors import IllegalAction
from farol.core.state import CHANCE, OVER
from farol.games.halloween import ghosts, steps
from farol.games.halloween import tables as t
from farol.games.halloween.bonus import held_bonuses
from farol.games.halloween.cards import any_colours, has_disc, price
from farol.games.halloween.menu import level_needed
from farol.games.halloween.missing import at, distance, hue, missing
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import a_of, argument_of, b_of, kind_of, verb_of

Refusal = IllegalAction

_MENU: Final = {
    steps.ACT,
    steps.REST,
    steps.OCCUPY,
    steps.USE_BONUS,
    steps.USE_CARD,
    steps.END_TURN,
}

# The question of each step, and its rule.
_STEP: Final[dict[int, tuple[str, str]]] = {
    steps.RAISE: ("H4.5", "Only a section below the new ghost's level can be raised."),
    steps.SECOND_GHOST: ("H9.16", "This ghost cannot be moved as the second one."),
    steps.AFTER: ("H8.7", "This card cannot be used at this moment."),
    steps.NEXT_FOE: ("H9.20", "This ghost cannot be fought next in the brawl."),
    steps.BEFORE_ROLL: ("H5.2", "Before a roll only Bigger Die can help, on a die of your own."),
    steps.AFTER_ROLL: ("H5.2", "After the roll this help is not available for that die."),
    steps.RECOVER: ("H7.2", "There is no disc to take back."),
    steps.GIFT: ("H9.44", "The pool has no token of that colour."),
    steps.PICK_SUMMON: ("H4.1", "These ghosts cannot summon another one there."),
    steps.PICK_SCARE: ("H4.2", "No such ghost can scare."),
    steps.PICK_UPGRADE: ("H4.3", "This ghost cannot be upgraded now."),
    steps.PICK_MOVE: ("H4.6", "This ghost cannot move anywhere."),
    steps.PICK_FIGHT: ("H4.7", "This ghost has nobody to attack."),
    steps.PICK_HAUNT: ("H4.9", "This space cannot be haunted now."),
    steps.MOVE_TO: ("H4.6", "The ghost cannot go to that building."),
    steps.FOE: ("H4.7", "The ghost cannot attack that one."),
    steps.BLUE_BUILDING: ("H3.8", "The blue ghosts need a building with room."),
    steps.PICKUP: ("H6.2", "Keep the found token on a free space, or discard it or one you hold."),
    steps.PAY: ("H8.1", "That is not the price of the card, or you do not have these tokens."),
    steps.DISC_FOR_CARD: ("H8.2", "There is no disc of yours to take."),
    steps.SHARE: ("H8.4", "Choose the points, or sections that have discs to give back."),
    steps.RESTORE: ("H4.11", "This section has no discs to take back."),
    steps.EXORCISM: ("H9.7", "There is no such ghost on the board."),
    steps.LOWERING: ("H9.8", "This section cannot drop below blue."),
    steps.PURCHASE: (
        "H9.30",
        "This token cannot be bought: it needs a ghost, a token and the price.",
    ),
    steps.TRADE: ("H9.36", "You and the pool do not have the tokens for this exchange."),
    steps.SWAP_FIRST: ("H9.39", "This ghost has no partner to change places with."),
    steps.SWAP_SECOND: ("H9.39", "The two must differ in building and colour."),
    steps.LESSONS: ("H9.48", "This section cannot rise, or you cannot pay for it."),
    steps.WISER: ("H9.49", "A red section cannot rise."),
    steps.PLACING: ("H9.50", "That needs a token of the colour, a ghost in the supply and room."),
    steps.FAR_MOVE: ("H7.12", "There is no such ghost that could travel."),
    steps.FLY_TO: ("H1.6", "The ghost needs another building with room."),
    steps.CALL: ("H9.23", "The number must be on the ghost's own die."),
    steps.HAUNT_COLOUR: (
        "H9.33",
        "This space cannot be haunted: it must be free and of that colour.",
    ),
}

# The verbs of each step, where not only GHOST.
_ANSWERS: Final[dict[int, set[int]]] = {
    steps.RAISE: {steps.SECTION},
    steps.AFTER: {steps.USE_CARD},
    steps.BEFORE_ROLL: {steps.BIGGER_DIE},
    steps.AFTER_ROLL: {steps.REROLL, steps.REROLL_TOKEN, steps.ADD_THREE},
    steps.RECOVER: {steps.DISC},
    steps.GIFT: {steps.COLOUR},
    steps.PICK_SUMMON: {steps.GHOST, steps.PAIR},
    steps.PICK_HAUNT: {steps.HAUNT_SPACE, steps.TAKE_BACK},
    steps.MOVE_TO: {steps.BUILDING},
    steps.BLUE_BUILDING: {steps.BUILDING},
    steps.PICKUP: {steps.KEEP, steps.DISCARD},
    steps.PAY: {steps.PAYMENT},
    steps.DISC_FOR_CARD: {steps.DISC},
    steps.SHARE: {steps.SECTION_SET, steps.POINTS},
    steps.RESTORE: {steps.SECTION},
    steps.LOWERING: {steps.SECTION},
    steps.PURCHASE: {steps.COLOUR},
    steps.TRADE: {steps.TRADE_FOR},
    steps.LESSONS: {steps.SECTION},
    steps.WISER: {steps.SECTION},
    steps.PLACING: {steps.PLACE_GHOST},
    steps.FLY_TO: {steps.BUILDING},
    steps.CALL: {steps.NUMBER},
    steps.HAUNT_COLOUR: {steps.HAUNT_SPACE},
}


def legal(state: Halloween, request: int) -> int:
    """The legal action for a request; IllegalAction with its rule otherwise."""
    to_act = state.to_act()
    if to_act == OVER:
        raise IllegalAction("H10.2", "The game is over.", "over")
    if to_act == CHANCE:
        raise IllegalAction("H3.6", "Wait for the dice or the draw.", "wait")
    if request not in state.legal_actions():
        raise refusal(state, request)
    return request


def refusal(state: Halloween, action: int) -> Refusal:
    """Why an illegal action is illegal; a seat is to act."""
    verb = verb_of(action)
    if not state.stack:
        if verb not in _MENU:
            return Refusal("H3.6", "Nothing asks for this choice now; start something first.")
        return _at_menu(state, verb, argument_of(action))
    packed = state.stack[-1]
    kind = kind_of(packed)
    if verb not in _ANSWERS.get(kind, {steps.GHOST}):
        name = steps.STEP_NAMES[kind].replace("_", " ")
        sentence = f"Something else must be decided first: {name}."
        return Refusal("H3.6", sentence, "decide-first", step=f"asks-{name.replace(' ', '_')}")
    return _in_step(state, packed, verb, argument_of(action))


# At the menu


def _at_menu(state: Halloween, verb: int, argument: int) -> Refusal:
    if verb == steps.ACT:
        return _act(state, argument)
    if verb == steps.REST:
        return _section(state, argument)
    if verb == steps.OCCUPY:
        return _occupy(state, argument)
    if verb == steps.USE_BONUS:
        return _use_bonus(state, argument)
    if verb == steps.USE_CARD:
        return _use_card(state, argument)
    left = state.sections - int(state.done).bit_count()
    sentence = "Every section must be used or rested before the turn ends."
    return Refusal("H3.1", sentence, "sections-left", count=left)


def _section(state: Halloween, section: int) -> Refusal:
    if section >= state.sections:
        sentence = f"Your board has {state.sections} sections, and no section {section + 1}."
        return Refusal("H2.4", sentence, "no-section", count=state.sections)
    sentence = f"Section {section + 1} has been used this turn."
    return Refusal("H3.1", sentence, "section-used", section=section + 1)


def _act(state: Halloween, argument: int) -> Refusal:
    section, act = divmod(argument % steps.RAISED, t.ACTIONS)
    name = t.ACTION_NAMES[act]
    raised = argument >= steps.RAISED
    if section >= state.sections or state.done >> section & 1:
        return _section(state, section)
    index = state.active * state.sections + section
    level = state.levels[index]
    if raised and (not state.has(t.RAISED_LEVEL) or level == t.RED):
        sentence = "Raising a section for one action needs Above Your Level, ready, below red."
        return Refusal("H9.4", sentence, "raise-card")
    if state.discs[index] >> act & 1:
        if not state.has(t.ENCORE):
            sentence = f"{name.title()} carries a disc there until a rest."
            return Refusal("H3.2", sentence, "disc-there", action=f"action-{name}")
    elif state.reserve[state.active] == 0:
        sentence = "There is no disc in your reserve; the section must rest."
        return Refusal("H3.2", sentence, "no-disc")
    needed = level_needed(state, act)
    if needed < t.COLOURS:
        sentence = f"{name.title()} needs level {needed + 1} or more now."
        return Refusal(
            "H3.3",
            sentence,
            "level-short",
            action=f"action-{name}",
            needed=hue(needed),
            level=hue(level),
        )
    kind, values = missing(state, act)
    return Refusal("H3.4", f"{name.title()} cannot be carried out now.", kind, **values)


def _occupy(state: Halloween, card: int) -> Refusal:
    if card not in state.display:
        return Refusal(
            "H2.3", f"Card {card} is not on the table.", "card-away", card=f"card-{card}"
        )
    if state.held[state.active] >> card & 1:
        return Refusal("H8.5", f"You are on card {card} already.", "card-mine", card=f"card-{card}")
    if not has_disc(state):
        return Refusal("H8.2", "You have no disc for the card.", "card-disc")
    cost, mixed = price(state, card), any_colours(state, card)
    kind = "of any colours" if mixed else "of different colours"
    tokens = state.tokens[state.active * t.COLOURS : (state.active + 1) * t.COLOURS]
    have = sum(tokens) if mixed else sum(count > 0 for count in tokens)
    return Refusal(
        "H8.1",
        f"Card {card} costs {cost} ghost tokens {kind}.",
        "card-price" if mixed else "card-price-kinds",
        card=f"card-{card}",
        need=cost,
        have=have,
    )


def _use_bonus(state: Halloween, bonus: int) -> Refusal:
    if not held_bonuses(state) >> bonus & 1:
        return Refusal("H6.4", f"You do not hold the token {t.BONUS_NAMES[bonus]}.", "bonus-none")
    if bonus in {t.BONUS_REROLL, t.BONUS_PLUS, t.BONUS_BIGGER}:
        sentence = "This token helps with a roll and is used during it."
        return Refusal(f"H7.{bonus + 1}", sentence, "bonus-roll")
    if state.reserve[state.active] == 0:
        sentence = "There is no disc in your reserve to use the token with."
        return Refusal("H6.4", sentence, "bonus-disc")
    sentence = "There is nothing this token could be used for now."
    return Refusal("H6.4", sentence, f"bonus-{t.BONUS_NAMES[bonus]}")


def _use_card(state: Halloween, card: int) -> Refusal:
    if not state.held[state.active] >> card & 1:
        return _card("H8.3", f"You do not occupy card {card}.", "card-not-mine", card)
    if state.used >> card & 1:
        return _card("H8.7", f"Card {card} has been used this turn.", "card-used", card)
    if card not in t.OFFERS[0]:
        return _card(f"H9.{card}", f"Card {card} is not used between actions.", "card-later", card)
    return _card(f"H9.{card}", f"Card {card} has nothing to work on now.", "card-idle", card)


def _card(rule: str, sentence: str, kind: str, card: int) -> Refusal:
    return Refusal(rule, sentence, kind, card=f"card-{card}")


# In the middle of something


def _in_step(state: Halloween, packed: int, verb: int, argument: int) -> Refusal:
    kind = kind_of(packed)
    if steps.PICK_SUMMON <= kind <= steps.PICK_FIGHT and verb == steps.GHOST:
        return _ghost(state, kind, a_of(packed), argument)
    if verb == steps.PAIR:
        sentence = "Two different ghosts summon only with Odd Couple, within the level."
        return Refusal("H9.45", sentence, "odd-couple")
    if kind == steps.PICK_HAUNT:
        return _haunt(state, a_of(packed), verb, argument)
    if verb == steps.BUILDING:
        return _building(state, packed, argument)
    if kind == steps.AFTER:
        return _card_after(state, packed, argument)
    return _step(kind)


def _step(kind: int) -> Refusal:
    """The question of the step."""
    return Refusal(*_STEP[kind], f"step-{steps.STEP_NAMES[kind]}")


def _ghost(state: Halloween, kind: int, level: int, cell: int) -> Refusal:
    rule, colour, building = _STEP[kind][0], t.COLOUR_OF[cell], t.BUILDING_OF[cell]
    if state.ghosts[cell] == 0:
        place = t.BUILDING_NAMES[building].replace("_", " ")
        sentence = f"There is no {t.COLOUR_NAMES[colour]} ghost at the {place}."
        return Refusal(rule, sentence, "no-ghost", colour=hue(colour), at=at(building))
    if kind == steps.PICK_UPGRADE and colour == t.RED:
        return Refusal("H4.4", "Red ghosts cannot rise.", "red-rises")
    if colour > level:
        sentence = f"The section's level does not reach a {t.COLOUR_NAMES[colour]} ghost."
        return Refusal("H3.3", sentence, "ghost-high", colour=hue(colour), level=hue(level))
    if kind == steps.PICK_SUMMON:
        return _lonely(state, cell)
    if kind == steps.PICK_UPGRADE:
        need, have = ghosts.upgrade_price(state, colour + 1), state.scare[state.active]
        if have < need:
            return Refusal(
                *_STEP[kind], "ghost-price", need=need, have=have, colour=hue(colour + 1)
            )
    if kind == steps.PICK_FIGHT:
        return Refusal(*_STEP[kind], "ghost-no-foe", at=at(building))
    return _step(kind)


def _lonely(state: Halloween, cell: int) -> Refusal:
    """Why a ghost cannot call another one."""
    colour, building = t.COLOUR_OF[cell], t.BUILDING_OF[cell]
    if state.crowd[building] == state.limit:
        return Refusal("H1.6", "The building is full.", "full", at=at(building), limit=state.limit)
    if state.ghosts[cell] < 2:
        rule, sentence = _STEP[steps.PICK_SUMMON]
        return Refusal(rule, sentence, "ghost-alone", colour=hue(colour), at=at(building))
    sentence = f"No {t.COLOUR_NAMES[colour]} ghost is left in the supply."
    return Refusal("H1.5", sentence, "supply-out", colour=hue(colour))


def _haunt(state: Halloween, level: int, verb: int, argument: int) -> Refusal:
    if verb == steps.TAKE_BACK:
        if not state.has(t.UNHAUNT):
            sentence = "Taking a haunt back needs the card Unhaunt."
            return Refusal("H9.46", sentence, "unhaunt-card")
        sentence = "That needs a token of yours there and a ghost of its colour in reach."
        return Refusal("H9.46", sentence, "unhaunt-none")
    cell, kind = divmod(argument, 2)
    index = state.active * 2 + kind
    colour, building = t.COLOUR_OF[cell], t.BUILDING_OF[cell]
    if kind == 1 and state.seats != 2:
        return Refusal("H11.1", "Extra haunt tokens exist for two players only.", "haunt-extra")
    if state.spaces[cell] >= 0:
        return Refusal("H4.9", "A haunt token lies on this space.", "haunt-space")
    if state.haunted[index] >> building & 1:
        rule = "H4.10" if state.seats > 2 else "H11.2"
        sentence = "You have haunted this building already."
        return Refusal(rule, sentence, "haunt-done", at=at(building))
    if state.haunts_left[index] == 0:
        return Refusal("H4.9", "You have no such haunt token left.", "haunt-no-token")
    if colour > level:
        sentence = "The section's level does not reach this colour."
        return Refusal("H3.3", sentence, "ghost-high", colour=hue(colour), level=hue(level))
    values = {"colour": hue(colour), "at": at(building)}
    if state.has(t.HAUNT_NEXT_DOOR):
        sentence = "Neither a ghost of this colour there nor a pair of them next door."
        return Refusal("H9.2", sentence, "haunt-next-door", **values)
    sentence = "There is no ghost of this colour in the building."
    return Refusal(_STEP[steps.PICK_HAUNT][0], sentence, "haunt-ghost", **values)


def _building(state: Halloween, packed: int, building: int) -> Refusal:
    kind = kind_of(packed)
    if state.crowd[building] == state.limit:
        rule = "H12.2" if state.master else "H1.6"
        return Refusal(rule, "The building is full.", "full", at=at(building), limit=state.limit)
    cell = b_of(packed) if kind == steps.MOVE_TO else a_of(packed)
    if kind != steps.BLUE_BUILDING and t.BUILDING_OF[cell] == building:
        return Refusal("H4.6", "The ghost is there already.", "there-already", at=at(building))
    if kind == steps.MOVE_TO:
        here = t.BUILDING_OF[cell]
        return Refusal(*_STEP[kind], "too-far", at=at(here), steps=distance(here, building))
    return _step(kind)


def _card_after(state: Halloween, packed: int, card: int) -> Refusal:
    if not state.held[state.active] >> card & 1:
        return _card("H8.3", f"You do not occupy card {card}.", "card-not-mine", card)
    if card not in t.OFFERS[a_of(packed)]:
        return _card(f"H9.{card}", f"Card {card} has no part in this.", "card-later", card)
    if state.used >> card & 1:
        return _card("H8.7", f"Card {card} has been used this turn.", "card-used", card)
    return _card(f"H9.{card}", f"Card {card} has nothing to work on now.", "card-idle", card)
