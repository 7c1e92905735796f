"""The bots' knowledge of Halloween."""

from typing import Any

from farol.bots.bot import Seat
from farol.bots.levels import Expert, Regular
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL
from farol.games.halloween.bots.end_bonus import POINT, card_hope, fifths_left
from farol.games.halloween.bots.knowledge import HalloweenKnowledge, standings
from farol.games.halloween.bots.profile import PROFILE
from farol.games.halloween.rules import new_state
from farol.games.halloween.steps import ACT, OCCUPY, RAISED, action
from farol.games.halloween.tables import ACTIONS, HAUNT, LAST_CARD
from tests.bots.positions import decisions
from tests.games.halloween.table import table

GAME = ALL["halloween"]
SPITE, LOWEST, REDS, TOKENS, UNPLACED, RAINBOW = 21, 22, 27, 28, 31, 40  # cards for the end
PLAIN = 5  # a card for use


def middle(seed: int = 2) -> Any:
    """A state in the middle of a random game, with a menu to choose from."""
    found = [state.copy() for state, _ in decisions(GAME, 3, seed, 1) if not state.stack]
    return found[len(found) // 2]


def test_higher_levels_tokens_and_points_are_better() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    seat = state.active
    before = know.standing(state, seat)
    for change in ("points", "tokens", "scare", "levels"):
        better = state.copy()
        values = getattr(better, change)
        place = seat * (len(values) // 3)
        values[place] = values[place] + 1 if change != "levels" else 4
        assert know.standing(better, seat) > before


def test_a_finished_game_counts_points_only() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    state.over = True
    assert know.standing(state, 0) == POINT * state.points[0]


def test_a_good_haunt_weighs_more_than_resting() -> None:
    for seed in range(40):
        for state, _ in decisions(GAME, 2, seed, 1):
            if state.stack:
                continue
            actions = state.legal_actions()
            shown = [GAME.action_json(state, action) for action in actions]
            haunts = [
                index
                for index, one in enumerate(shown)
                if one.get("action") == "haunt" and state.levels[state.active * 3] >= 3
            ]
            rests = [index for index, one in enumerate(shown) if one["type"] == "rest"]
            if haunts and rests:
                weights = HalloweenKnowledge(state, Rand(1)).judge(state, actions)
                assert max(weights[index] for index in haunts) > max(
                    weights[index] for index in rests
                )
                return
    raise AssertionError("nobody could haunt well")


def test_a_turn_is_searched_to_its_end_and_not_further() -> None:
    state = middle()
    know = HalloweenKnowledge(state, Rand(1))
    rand, mover = Rand(4), state.active
    while not know.is_settled(state):
        assert state.active == mover
        state.apply(know.rollout_action(state, rand))
    assert state.active != mover or state.to_act() == OVER


def test_standings_tell_points_and_what_else_there_is() -> None:
    state = middle()
    assert [points for points, _ in standings(state)] == list(state.scores())
    assert all(more >= 0 for _, more in standings(state))


def with_cards(*cards: int, held: int = 0) -> Any:
    """The first menu of a game of two with these cards; the seat to act holds some of the others."""
    others = [card for card in (1, 2, 3, 4, 6, 7, 8) if card not in cards]
    state = new_state(2, False, sorted([*cards, *others][:8]))
    rand = Rand(3)
    while state.to_act() < 0:
        state.apply_unchecked(state.sample_chance(rand))
    for card in others[:held]:
        state.held[state.active] |= 1 << card
    return state


def hold_tokens(state: Any, *counts: int) -> None:
    start = state.active * 5
    for colour, count in enumerate(counts):
        state.tokens[start + colour] = count


def test_a_rainbow_without_three_of_its_colours_is_worth_less_than_unspent_scares() -> None:
    state = with_cards(SPITE, RAINBOW, held=LAST_CARD - 1)
    hold_tokens(state, 2, 2, 1, 0, 0)
    state.scare[state.active] = 12
    actions = state.legal_actions()
    weights = HalloweenKnowledge(state, Rand(1)).judge(state, actions)
    spite, rainbow = (actions.index(action(OCCUPY, card)) for card in (SPITE, RAINBOW))
    assert weights[spite] > 2 * weights[rainbow]
    for bot in (Regular(PROFILE), Expert(PROFILE)):
        chosen = bot.choose(Seat(GAME, state.active, state, [], Rand(5)))
        assert chosen != actions[rainbow]


def test_a_card_for_the_end_counts_what_its_holder_has() -> None:
    state = with_cards(SPITE, REDS, TOKENS, UNPLACED, RAINBOW)
    seat = state.active
    hold_tokens(state, 1, 1, 1, 1, 2)
    state.scare[seat] = 7
    at_the_end = {
        card: card_hope(state, seat, card, 0) // POINT
        for card in (SPITE, REDS, TOKENS, UNPLACED, RAINBOW, PLAIN)
    }
    haunts = sum(state.haunts_left[2 * seat : 2 * seat + 2])
    assert at_the_end == {SPITE: 4, REDS: 8, TOKENS: 9, UNPLACED: 4 * haunts, RAINBOW: 15, PLAIN: 0}


def test_a_rainbow_counts_less_the_more_of_it_is_missing() -> None:
    state = with_cards(RAINBOW)
    hopes = []
    for tokens in ((1, 1, 1, 1, 0), (1, 1, 1, 0, 0), (1, 1, 0, 0, 0), (1, 0, 0, 0, 0)):
        hold_tokens(state, *tokens)
        hopes.append(card_hope(state, state.active, RAINBOW, 2))
        assert card_hope(state, state.active, RAINBOW, 0) == 0
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 4 * hopes[2] > 0
    assert hopes[-1] == 0


def test_a_card_for_the_end_counts_more_the_nearer_the_end_is() -> None:
    state = with_cards(SPITE)
    state.scare[state.active] = 12
    hopes = [card_hope(state, state.active, SPITE, left) for left in range(LAST_CARD + 1)]
    assert hopes == sorted(hopes, reverse=True)
    assert (hopes[0], hopes[-1]) == (8 * POINT, 0)


def test_the_game_is_nearly_over_when_somebody_has_many_cards_or_began_the_end() -> None:
    assert fifths_left(with_cards(LOWEST)) == LAST_CARD
    state = with_cards(LOWEST, held=3)
    assert fifths_left(state) == LAST_CARD - 3
    state.ending = True
    assert fifths_left(state) == 0


def test_masters_value_sets_of_tokens() -> None:
    state = GAME.new(2, {"master": True})
    while state.to_act() < 0:
        state.apply_unchecked(state.sample_chance(Rand(3)))
    know = HalloweenKnowledge(state, Rand(1))
    hold_tokens(state, 3, 1, 0, 0, 0)
    apart = know.standing(state, state.active)
    hold_tokens(state, 2, 1, 1, 0, 0)
    assert know.standing(state, state.active) > apart + 5 * POINT


def test_an_upgrade_is_judged_by_the_haunt_that_it_makes_possible() -> None:
    """The yellow ghost costs more than the blue one, and lifts a section to where it can haunt."""
    one = table("school: yellow", "church: blue*2", levels="yellow blue blue", scare=9)
    state = one.state
    weights = HalloweenKnowledge(state, Rand(1)).judge(state, state.legal_actions())
    of = dict(zip(one.options(), weights, strict=True))
    assert max(of, key=lambda move: of[move]) == "act:1.upgrade"
    assert of["act:1.upgrade"] > of["act:1.haunt"]
    one.play("act:1.upgrade")
    ghosts = HalloweenKnowledge(state, Rand(1)).judge(state, state.legal_actions())
    of = dict(zip(one.options(), ghosts, strict=True))
    assert of["ghost:school.yellow"] > of["ghost:church.blue"]


def test_a_haunt_above_the_own_level_is_weighed_by_its_own_section() -> None:
    state = table("school: yellow", levels="blue green yellow", scare=9).state
    know = HalloweenKnowledge(state, Rand(1))
    haunts = [section * ACTIONS + HAUNT for section in range(3)]
    plain = [know.weigh(state, [action(ACT, argument)])[0] for argument in haunts]
    raised = [know.weigh(state, [action(ACT, RAISED + argument)])[0] for argument in haunts]
    assert raised == plain
    assert len(set(plain)) == 3
