"""Effects of choices: from the menu, or as the answer to a pending step."""

# compiled by mypyc

from farol.core.native import i64
from farol.games.halloween import bonus, cards, dice, effects, fight, ghosts, haunt, menu, steps
from farol.games.halloween.ending import end_turn
from farol.games.halloween.offers import begin, use_after
from farol.games.halloween.steps import a_of, argument_of, kind_of, verb_of
from farol.games.halloween.tables import BLUE, COLOURS, EFFECT_OF, NO_ACTION, REFILL_BLUES
from farol.games.halloween.town import Town


def choose_from_menu(town: Town, action: i64) -> None:
    """Start an action from the menu."""
    verb = verb_of(action)
    argument = argument_of(action)
    town.acting = NO_ACTION
    if verb == steps.ACT:
        menu.act(town, argument)
    elif verb == steps.REST:
        menu.rest(town, argument)
    elif verb == steps.OCCUPY:
        town.push(steps.PAY, argument)
    elif verb == steps.USE_BONUS:
        bonus.use_bonus(town, argument)
    elif verb == steps.USE_CARD:
        town.use_card(argument)
        begin(town, EFFECT_OF[argument], 0, 0)
    else:
        end_turn(town)


def answer(town: Town, packed: i64, action: i64) -> None:
    """Answer a step that was popped from the stack."""
    kind = kind_of(packed)
    if verb_of(action) == steps.DONE:
        close(town, packed)
    elif kind <= steps.LAST_OPTIONAL:
        _answer_optional(town, packed, action)
    elif kind <= steps.PICK_HAUNT:
        _answer_action(town, packed, action)
    elif kind <= steps.SHARE:
        _answer_follow_up(town, packed, action)
    else:
        _answer_effect(town, packed, argument_of(action))


def close(town: Town, packed: i64) -> None:
    """An optional step ends without a (further) choice."""
    if kind_of(packed) == steps.NEXT_FOE:
        fight.end_fighting(town, packed)


def _answer_optional(town: Town, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    argument = argument_of(action)
    if kind == steps.AFTER:
        use_after(town, packed, argument)
    elif kind == steps.RAISE:
        town.set_level(argument, a_of(packed))
    elif kind == steps.SECOND_GHOST:
        ghosts.start_move(town, a_of(packed), argument, 1)
    elif kind == steps.NEXT_FOE:
        fight.brawl_on(town, packed, argument)
    elif kind == steps.RECOVER:
        effects.recover(town, packed, argument)
    elif kind == steps.GIFT:
        town.take_tokens(argument, 1)
    else:
        _answer_roll(town, verb_of(action), argument)


def _answer_roll(town: Town, verb: i64, die: i64) -> None:
    if verb == steps.BIGGER_DIE:
        dice.make_bigger(town, die)
    elif verb == steps.REROLL:
        dice.reroll(town, die)
    elif verb == steps.REROLL_TOKEN:
        dice.reroll_by_token(town)
    else:
        dice.add_three(town, die)


def _answer_action(town: Town, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    argument = argument_of(action)
    if kind == steps.PICK_SUMMON:
        if verb_of(action) == steps.PAIR:
            ghosts.start_couple(town, argument)
        else:
            ghosts.summon(town, argument)
    elif kind == steps.PICK_SCARE:
        ghosts.scare(town, argument)
    elif kind == steps.PICK_UPGRADE:
        ghosts.upgrade(town, argument)
    elif kind == steps.PICK_MOVE:
        ghosts.start_move(town, a_of(packed), argument, 0)
    elif kind == steps.PICK_FIGHT:
        town.push(steps.FOE, argument)
    elif verb_of(action) == steps.TAKE_BACK:
        haunt.take_back(town, argument)
    else:
        haunt.haunt_by_action(town, argument)


def _answer_follow_up(town: Town, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    argument = argument_of(action)
    if kind == steps.MOVE_TO:
        ghosts.move(town, packed, argument)
    elif kind == steps.FOE:
        fight.start_fight(town, a_of(packed), argument)
    elif kind == steps.BLUE_BUILDING:
        place_blues(town, argument)
    elif kind == steps.PICKUP:
        if verb_of(action) == steps.KEEP:
            bonus.keep(town, packed)
        else:
            bonus.discard(town, packed, argument)
    elif kind == steps.PAY:
        cards.pay(town, a_of(packed), argument)
    elif kind == steps.DISC_FOR_CARD:
        cards.occupy(town, a_of(packed), argument)
    elif verb_of(action) == steps.POINTS:
        cards.share_points(town, a_of(packed))
    else:
        cards.share_discs(town, a_of(packed), argument)


def _answer_effect(town: Town, packed: i64, argument: i64) -> None:  # noqa: C901
    kind = kind_of(packed)
    if kind == steps.RESTORE:
        town.take_back_discs(town.active, argument)
    elif kind == steps.EXORCISM:
        effects.exorcise(town, argument)
    elif kind == steps.LOWERING:
        effects.lower(town, argument)
    elif kind == steps.PURCHASE:
        effects.purchase(town, argument)
    elif kind == steps.TRADE:
        effects.trade(town, argument)
    elif kind == steps.SWAP_FIRST:
        effects.start_swap(town, argument)
    elif kind == steps.SWAP_SECOND:
        effects.swap(town, a_of(packed), argument)
    elif kind == steps.LESSONS:
        effects.take_lesson(town, argument)
    elif kind == steps.WISER:
        effects.grow_wiser(town, argument)
    elif kind == steps.PLACING:
        effects.place(town, argument)
    elif kind == steps.FAR_MOVE:
        town.push(steps.FLY_TO, argument)
    elif kind == steps.FLY_TO:
        ghosts.carry(town, a_of(packed), argument)
    elif kind == steps.CALL:
        effects.call_number(town, a_of(packed), argument)
    else:
        haunt.haunt(town, argument)


def resolve_result(town: Town, packed: i64) -> None:
    """The dice are final: resolve the result."""
    kind = kind_of(packed)
    if kind == steps.FIGHT_RESULT:
        fight.finish_fight(town, packed)
    elif kind == steps.COUPLE_RESULT:
        ghosts.finish_couple(town, packed)
    elif kind == steps.SCREAM_RESULT:
        effects.finish_scream(town)
    else:
        effects.finish_call(town, packed)


def place_blues(town: Town, building: i64) -> None:
    """Three new blue ghosts in one building, or as many as fit."""
    count: i64 = town.limit - town.crowd[building]
    count = min(count, REFILL_BLUES)
    for _ in range(count):
        town.put_ghost(building * COLOURS + BLUE)
    town.say("blues_came", town.active, building, count)
