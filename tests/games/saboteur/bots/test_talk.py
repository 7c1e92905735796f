"""Saboteur: bots that listen and speak. Words move beliefs, and come from the seat alone."""

import pytest

from farol.bots.bot import TALK_MODES, Memory, Seat, TalkMode, seat_of
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.playout import sample_next
from farol.core.rand import Rand
from farol.core.state import OVER
from farol.games import ALL
from farol.games.saboteur.bots import lies
from farol.games.saboteur.bots.belief import Belief, believe, onlookers, weigh_history
from farol.games.saboteur.bots.claim_likelihoods import naive_places
from farol.games.saboteur.bots.history import DigTowards, Opinion, RoundHistory, Tale, read_history
from farol.games.saboteur.bots.speech import is_moved
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from farol.games.saboteur.rules import Saboteur
from farol.games.saboteur.tables import BREAK_TOOL

GAME = ALL["saboteur"]
LEVELS = ("novice", "regular", "expert", "master")


def heard(*tales: Tale, opinions: tuple[Opinion, ...] = (), seats: int = 5) -> RoundHistory:
    """A round in which nothing happened but words."""
    history = RoundHistory(seats, looks=[0] * seats, broken=[0] * seats, untold=[0] * seats)
    history.tales, history.opinions = list(tales), list(opinions)
    return history


def public(*tales: Tale, opinions: tuple[Opinion, ...] = ()) -> Belief:
    return onlookers(heard(*tales, opinions=opinions))


# --- listening -----------------------------------------------------------------------------------


def test_a_tale_of_gold_makes_its_goal_likelier_and_two_of_them_more_so() -> None:
    one = public(Tale(0, 1, GOLD, True)).treasure(1)
    assert 0.45 < one < public(Tale(0, 1, GOLD, True), Tale(1, 1, GOLD, True)).treasure(1)
    assert public(Tale(0, 1, STONE, True)).treasure(1) < 1 / 3


def test_a_suspect_is_believed_less() -> None:
    """Trust follows from what is believed of the speaker."""
    opinions = tuple(Opinion(seat, 0, GUILTY) for seat in (1, 2, 3))
    tale = Tale(0, 1, GOLD, True)
    assert public(tale, opinions=opinions).treasure(1) < public(tale).treasure(1)


def test_two_who_contradict_each_other_are_both_suspected() -> None:
    belief = public(Tale(0, 1, GOLD, True), Tale(1, 1, STONE, True))
    quiet = public()
    assert belief.saboteur(0) > quiet.saboteur(0)
    assert belief.saboteur(1) > quiet.saboteur(1)
    assert belief.saboteur(2) < quiet.saboteur(2)


def test_a_tale_that_the_mine_contradicts_makes_its_teller_a_saboteur() -> None:
    history = heard(Tale(0, 1, GOLD, True))
    history.down = [0, 2]  # the middle goal was turned up: stone
    assert onlookers(history).saboteur(0) > 0.9


def test_a_tale_about_a_goal_that_nobody_looked_at_moves_no_goal() -> None:
    made_up = public(Tale(0, 1, GOLD, False))
    assert made_up.treasure(1) == pytest.approx(1 / 3, abs=0.01)


def pointed(seat: int, goal: int, looked: bool) -> RoundHistory:
    history = heard()
    history.pointings = [DigTowards(seat, goal, looked, 3)]
    return history


def test_a_goal_that_somebody_says_to_dig_towards_is_likelier() -> None:
    """More so from somebody who has looked, and less from a suspect."""
    quiet = public().treasure(2)
    looked, guessed = onlookers(pointed(0, 2, True)), onlookers(pointed(0, 2, False))
    assert quiet < guessed.treasure(2)
    assert quiet < looked.treasure(2)
    doubted = pointed(0, 2, True)
    doubted.opinions = [Opinion(seat, 0, GUILTY) for seat in (1, 2, 3)]
    assert onlookers(doubted).treasure(2) < looked.treasure(2)


def test_who_points_away_from_the_treasure_is_suspected() -> None:
    wrong = weigh_history(pointed(1, 2, True), 0, 0, [0]).saboteur(1)
    right = weigh_history(pointed(1, 0, True), 0, 0, [0]).saboteur(1)
    assert right < weigh_history(heard(), 0, 0, [0]).saboteur(1) < wrong


def test_nobody_follows_their_own_finger() -> None:
    alone = weigh_history(pointed(1, 2, True), 1, 0, [0, 1, 2])
    assert alone.treasure(2) == pytest.approx(1 / 3, abs=0.001)


def test_the_last_goal_that_a_seat_points_at_is_the_one_that_counts() -> None:
    look = {"kind": "looked", "seat": 1, "goal": 1}
    words = [Said(0, 1, CLAIMS.say("dig", goal)).view(CLAIMS) for goal in (0, 2)]
    history = read_history([{"kind": "goals"}, words[0], look, words[1]], 5, True)
    assert history.pointings == [DigTowards(1, 2, True, 3)]
    assert read_history([{"kind": "goals"}, words[0]], 5, True).pointings == [
        DigTowards(1, 0, False, 3)
    ]
    assert read_history([words[0], {"kind": "goals"}], 5, True).pointings == []


def test_words_are_read_from_events_of_this_round_alone() -> None:
    gold = CLAIMS.say("saw", 1, GOLD)
    think = CLAIMS.say("think", 2, GUILTY)
    views = [
        Said(0, 0, gold).view(CLAIMS),
        {"kind": "goals"},
        {"kind": "looked", "seat": 1, "goal": 1},
        Said(0, 1, gold).view(CLAIMS),
        Said(0, 1, gold).view(CLAIMS),
        Said(0, 1, think).view(CLAIMS),
    ]
    history = read_history(list(views), 5, True)
    assert history.tales == [Tale(1, 1, GOLD, True)]
    assert history.opinions == [Opinion(1, 2, GUILTY)]
    assert history.talkers == {0, 1}


def test_silence_about_a_look_is_news_of_those_who_tell_at_times() -> None:
    look = {"kind": "looked", "seat": 1, "goal": 1}
    on = {"kind": "discarded", "seat": 1}
    told = Said(0, 1, CLAIMS.say("saw", 0, GOLD)).view(CLAIMS)
    assert read_history([{"kind": "goals"}, look, on], 5, True).silences == []
    assert read_history([told, {"kind": "goals"}, look, on], 5, True).silences == [1]


def test_a_beginner_believes_the_last_one_who_is_not_distrusted() -> None:
    history = heard(Tale(0, 1, GOLD, True), Tale(1, 2, GOLD, True))
    assert naive_places(history, [0, 0, 0, 0, 0])[2] == 900
    assert naive_places(history, [0, 450, 0, 0, 0])[1] == 900
    assert naive_places(heard(), [0] * 5) == []


# --- lies ----------------------------------------------------------------------------------------


def test_a_story_has_one_treasure() -> None:
    gold_at_top = [{"type": "saw", "goal": 0, "find": "gold"}]
    assert lies.fits_story(1, STONE, gold_at_top)
    assert not lies.fits_story(1, GOLD, gold_at_top)
    two_stones = [{"type": "saw", "goal": goal, "find": "stone"} for goal in (0, 1)]
    assert lies.fits_story(2, GOLD, two_stones)
    assert not lies.fits_story(2, STONE, two_stones)


def positions(seats: int, seed: int, step: int) -> list[tuple[Saboteur, Memory]]:
    """Decisions of a random game in which the seats say something every now and then."""
    state, rand, memory = GAME.new(seats), Rand(seed), Memory(GAME, seats)
    found: list[tuple[Saboteur, Memory]] = []
    entries = 0
    while state.to_act() != OVER and len(found) < 6:
        seat = state.to_act()
        if seat >= 0 and entries % step == 0 and "think" in GAME.claims_open(state):
            copied = Memory(GAME, seats)
            copied.views = [list(views) for views in memory.views]
            found.append((state.copy(), copied))
            about = (seat + 1 + rand.below(seats - 1)) % seats
            claim = CLAIMS.say("think", about, GUILTY)
            memory.hear(Said(entries, seat, rand.choice([claim, CLAIMS.say("saw", 1, GOLD)])))
        events: list[Event] = []
        state.apply_unchecked(sample_next(state, rand), events)
        memory.note(events)
        entries += 1
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("talk_mode", TALK_MODES)
def test_another_world_of_a_seat_leaves_words_unchanged(level: str, talk_mode: TalkMode) -> None:
    bot = new_bot(level, "saboteur", workers=1)
    spoke = 0
    for state, memory in positions(5, 3, 7):
        for number in range(5):
            views = memory.views[number]
            worlds = [state, *(state.sample_world(number, Rand(seed)) for seed in (1, 2, 3))]
            words = {
                bot.say(Seat(GAME, number, world, views, Rand(5)), talk_mode) for world in worlds
            }
            assert len(words) == 1
            spoke += words != {None}
    assert spoke > 0


def test_an_honest_digger_tells_what_it_saw_and_an_honest_saboteur_too() -> None:
    told = 0
    for seed in range(4):
        for state, memory in positions(5, seed, 5):
            for number in range(5):
                seat = seat_of(GAME, state, number, memory.views[number], Rand(1))
                claim = profile_of(GAME).say(seat, "regular", "honest")
                said = {} if claim is None else CLAIMS.to_json(claim)
                if said.get("type") == "saw":
                    seen = seat.observation()["me"]
                    assert isinstance(seen, dict)
                    card = seen["goals_seen"][str(said["goal"])]  # type: ignore[index,call-overload]
                    assert (card == "treasure") == (said["find"] == "gold")
                    told += 1
    assert told > 0


def test_words_heard_change_what_a_seat_believes() -> None:
    state, memory = positions(5, 3, 7)[0]
    views = [view for view in memory.views[0] if view["kind"] != "said"]
    seat = seat_of(GAME, state, 0, views, Rand(1))
    accused = [*views, *(Said(0, by, CLAIMS.say("think", 4, GUILTY)).view(CLAIMS) for by in (1, 2))]
    told = seat_of(GAME, state, 0, accused, Rand(1))
    assert believe(told).saboteur(4) > believe(seat).saboteur(4)


def test_nobody_is_convinced_by_their_own_words() -> None:
    accused = heard(opinions=(Opinion(1, 2, GUILTY),))
    places = [0, 1, 2]
    quiet = weigh_history(heard(), 1, 0, places).saboteur(2)
    assert weigh_history(accused, 1, 0, places).saboteur(2) == quiet
    assert weigh_history(accused, 3, 0, places).saboteur(2) > quiet


def test_a_bot_is_moved_to_speak_by_its_own_deeds_by_harm_and_by_blame() -> None:
    assert is_moved(2, [{"kind": "looked", "seat": 2, "goal": 0}])
    assert is_moved(2, [{"kind": "broke", "seat": 0, "target": 2, "tool": "lamp"}])
    assert is_moved(2, [Said(0, 0, CLAIMS.say("think", 2, GUILTY)).view(CLAIMS)])
    assert not is_moved(2, [{"kind": "looked", "seat": 1, "goal": 0}])
    assert not is_moved(2, [Said(0, 0, CLAIMS.say("think", 2, 1)).view(CLAIMS)])
    assert not is_moved(2, [Said(0, 0, CLAIMS.say("think", 1, GUILTY)).view(CLAIMS)])


@pytest.mark.parametrize("level", LEVELS)
def test_an_accused_bot_answers_once(level: str) -> None:
    state, memory = positions(5, 3, 7)[0]
    views = [view for view in memory.views[2] if view["kind"] in {"goals", "dealt"}]
    accusation = Said(0, 0, CLAIMS.say("think", 2, GUILTY)).view(CLAIMS)
    bot = new_bot(level, "saboteur", workers=1)
    answer = bot.say(seat_of(GAME, state, 2, [*views, accusation], Rand(1)))
    assert answer is not None
    answered = [*views, accusation, Said(0, 2, answer).view(CLAIMS)]
    again = bot.say(seat_of(GAME, state, 2, answered, Rand(1)))
    assert again is None or CLAIMS.kind_of(again).name == "mend-mine"


@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize(("level", "excuses"), [("novice", True), ("regular", False)])
def test_only_beginners_excuse_a_dead_end_and_seldom(level: str, excuses: bool, role: int) -> None:
    state, memory = positions(5, 3, 7)[0]
    number = next(seat for seat in range(5) if state.roles[seat] == role)
    views = [view for view in memory.views[number] if view["kind"] in {"goals", "dealt"}]
    dead_end = {"kind": "laid", "seat": number, "card": "blocked-crossing", "turned": False}
    bot = new_bot(level, "saboteur", workers=1)
    said = [
        bot.say(seat_of(GAME, state, number, [*views, dead_end | {"x": 1, "y": 0}], Rand(luck)))
        for luck in range(60)
    ]
    forced = said.count(CLAIMS.say("forced"))
    assert forced + said.count(None) == len(said)
    assert (0 < forced < 30) if excuses else forced == 0


@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_throws_cards_away_twice_excuses_it_in_either_role(level: str, role: int) -> None:
    state, memory = positions(5, 3, 7)[0]
    number = next(seat for seat in range(5) if state.roles[seat] == role)
    views = [view for view in memory.views[number] if view["kind"] in {"goals", "dealt"}]
    discard = {"kind": "discarded", "seat": number}
    bot = new_bot(level, "saboteur", workers=1)
    assert bot.say(seat_of(GAME, state, number, [*views, discard], Rand(1))) is None
    twice = bot.say(seat_of(GAME, state, number, [*views, discard, discard], Rand(1)))
    assert twice is not None
    assert CLAIMS.kind_of(twice).name == "forced"


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_nobody_is_accused_or_attacked_before_having_done_anything(level: str) -> None:
    """Three of five dug forward: the fourth is likely a saboteur, and has not moved yet."""
    state, memory = positions(5, 3, 7)[0]
    digger = next(seat for seat in range(5) if state.roles[seat] == 0)
    views = [view for view in memory.views[digger] if view["kind"] in {"goals", "dealt"}]
    *honest, suspect = [seat for seat in range(5) if seat != digger]
    laid = {"kind": "laid", "card": "level", "turned": False, "y": 0}
    deeds = [laid | {"seat": seat, "x": x} for x, seat in enumerate([*honest, digger], 1)]
    bot = new_bot(level, "saboteur", workers=1)
    at = seat_of(GAME, state, digger, [*views, *deeds], Rand(1))
    assert believe(at).saboteur(suspect) > 0.9
    said = bot.say(at)
    assert said is None or CLAIMS.kind_of(said).name != "think"
    world = at.world.copy()
    assert isinstance(world, Saboteur)
    world.turn = digger
    assert profile_of(GAME).knowledge(at).weigh(world, [BREAK_TOOL + suspect]) == [0]
    block = {"kind": "laid", "seat": suspect, "card": "blocked-crossing", "turned": False}
    blocked = [*views, *deeds[:-1], block | {"x": 4, "y": 0}, {"kind": "discarded", "seat": digger}]
    accused = bot.say(seat_of(GAME, state, digger, blocked, Rand(1), (level,) * 5))
    assert accused == CLAIMS.say("think", suspect, GUILTY)
