"""Saboteur: no words belong to one role alone, and none says more than its speaker may know."""

from collections import Counter
from typing import Any

import pytest

from farol.bots.bot import Memory, Seat, TalkMode, View, seat_of
from farol.bots.registry import profile_of
from farol.bots.roster import new_bot
from farol.core.claims import Said
from farol.core.event import Event
from farol.core.rand import Rand
from farol.core.state import CHANCE, OVER
from farol.core.vectors import numbers
from farol.games import ALL
from farol.games.saboteur.bots.speech import speech
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from farol.games.saboteur.position import TURN

from .mines import LEVEL, with_tunnel

GAME = ALL["saboteur"]
DIGGER, SABOTEUR = 0, 1
TRIES = 60
TREASURE_AT = 1  # in these positions
STARTED: View = {"kind": "goals"}
# The kinds that bots say in a round; each is to be heard of either role, at either level.
SPOKEN = {"saw", "think", "mend-mine", "dig", "forced", "trust-me"}


def said(seat: int, kind: str, *values: int) -> View:
    return Said(0, seat, CLAIMS.say(kind, *values)).view(CLAIMS)


def broke(who: int, target: int) -> View:
    return {"kind": "broke", "seat": who, "target": target, "tool": "lamp"}


def looked(who: int, goal: int) -> View:
    return {"kind": "looked", "seat": who, "goal": goal}


def discarded(who: int) -> View:
    return {"kind": "discarded", "seat": who}


def blocked(who: int, x: int) -> View:
    return {
        "kind": "laid", "seat": who, "card": "blocked-level", "turned": False, "x": x, "y": 0
    }  # fmt: skip


def forward(who: int, x: int) -> View:
    return {"kind": "laid", "seat": who, "card": "level", "turned": False, "x": x, "y": 0}


def words(
    role: int,
    level: str,
    *events: View,
    seen: tuple[int, ...] = (),
    talk_mode: TalkMode = "free",
    dug: int = 0,
    company: tuple[str, ...] = (),
) -> Counter[str]:
    """What seat 0 says in this role after these events, over many Rands; "" for nothing."""
    state: Any = with_tunnel(*[LEVEL] * dug)
    state.roles = numbers([role, 1 - role, 0, 0, 0])
    state.seen = numbers([sum(1 << goal for goal in seen), 0, 0, 0, 0])
    found: Counter[str] = Counter()
    for luck in range(TRIES):
        at = Seat(GAME, 0, state, (STARTED, *events), Rand(luck), company)
        claim = speech(at, level, talk_mode)
        found["" if claim is None else CLAIMS.to_text(claim)] += 1
    return found


def text(kind: str, *values: int) -> str:
    return CLAIMS.to_text(CLAIMS.say(kind, *values))


# --- whole games ---------------------------------------------------------------------------------


def listen(seed: int, level: str, rounds: int) -> dict[int, Counter[str]]:
    """Play some rounds with talk; every word is asked for in other worlds of its speaker too."""
    bot, profile = new_bot(level, "saboteur", workers=1), profile_of(GAME)
    state: Any = GAME.new(5)
    memory, chance = Memory(GAME, 5), Rand(seed)
    heard = [0] * 5
    found: dict[int, Counter[str]] = {DIGGER: Counter(), SABOTEUR: Counter()}
    entries = 0
    while state.to_act() != OVER and len(state.past) < rounds:
        number = state.to_act()
        if number == CHANCE:
            action = state.sample_chance(chance)
        else:
            action = bot.choose(seat_of(GAME, state, number, memory.views[number], Rand(entries)))
        events: list[Event] = []
        state.apply(action, events)
        memory.note(events)
        entries += 1
        if state.to_act() < 0 or state.phase != TURN:
            continue
        for speaker in [*range(5), *range(5)]:
            views = memory.views[speaker]
            news, heard[speaker] = views[heard[speaker] :], len(views)
            if not profile.is_moved_to_speak(speaker, news, False):
                continue
            worlds = [state, *(state.sample_world(speaker, Rand(luck)) for luck in (1, 2))]
            claims = {
                bot.say(Seat(GAME, speaker, world, views, Rand(entries)), "free")
                for world in worlds
            }
            assert len(claims) == 1
            claim = claims.pop()
            if claim is not None:
                found[state.roles[speaker]][CLAIMS.kind_of(claim).name] += 1
                memory.hear(Said(entries, speaker, claim))
    return found


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_either_role_says_every_kind_of_words_from_what_it_knows_alone(level: str) -> None:
    found: dict[int, Counter[str]] = {DIGGER: Counter(), SABOTEUR: Counter()}
    for seed in range(8):
        for role, kinds in listen(seed, level, 2).items():
            found[role] += kinds
        if seed > 0 and set(found[DIGGER]) == set(found[SABOTEUR]) == SPOKEN:
            return
    pytest.fail(f"in some games they said no more than {found}")


# --- "trust me" ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
def test_an_accused_bot_of_either_role_may_say_trust_me(role: int, level: str) -> None:
    found = words(role, level, said(2, "think", 0, GUILTY))
    assert found[text("trust-me")] > 0
    assert found[""] == 0


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
def test_who_did_something_odd_and_is_accused_has_several_answers(role: int, level: str) -> None:
    found = words(role, level, blocked(0, 1), said(2, "think", 0, GUILTY), dug=1)
    assert min(found[text("trust-me")], found[text("forced")]) > TRIES // 5


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
def test_whose_tool_is_broken_protests_at_times_in_either_role(role: int, level: str) -> None:
    assert 0 < words(role, level, broke(2, 0))[text("trust-me")] < TRIES
    quiet = words(role, level, broke(2, 3))
    assert quiet[text("trust-me")] == 0


# --- accusations ---------------------------------------------------------------------------------


def test_a_novice_saboteur_accuses_now_and_then_who_broke_its_tool() -> None:
    company = ("novice",) * 5
    found = words(SABOTEUR, "novice", broke(2, 0), discarded(0), company=company)
    assert 0 < found[text("think", 2, GUILTY)] < TRIES
    assert (
        sum(count for one, count in found.items() if one.startswith("think"))
        == found[text("think", 2, GUILTY)]
    )


def test_a_novice_saboteur_spares_who_blocks_again_and_again_and_who_did_nothing() -> None:
    partner = words(SABOTEUR, "novice", blocked(2, 1), blocked(2, 2), discarded(0), dug=2)
    nobody = words(SABOTEUR, "novice", forward(2, 1), discarded(0), dug=1)
    for found in (partner, nobody):
        assert not [one for one in found if one.startswith("think")]


@pytest.mark.parametrize("talk_mode", ["honest", "silent"])
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_saboteur_that_may_not_lie_starts_no_accusation(level: str, talk_mode: TalkMode) -> None:
    found = words(SABOTEUR, level, broke(2, 0), broke(2, 3), discarded(0), talk_mode=talk_mode)
    assert not [one for one in found if one.startswith("think")]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_saboteur_hits_back_at_whoever_has_a_deed_to_name(level: str) -> None:
    accused = said(2, "think", 0, GUILTY)
    assert words(SABOTEUR, level, broke(2, 3), accused)[text("think", 2, GUILTY)] > 0
    assert words(SABOTEUR, level, discarded(2), accused)[text("think", 2, GUILTY)] == 0


# --- "dig towards" -------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_saboteur_points_to_a_wrong_goal_that_its_story_leaves(level: str) -> None:
    """It saw the gold, called it stone, and somebody tells of gold elsewhere."""
    events = [
        looked(0, TREASURE_AT), said(0, "saw", TREASURE_AT, STONE),
        looked(3, 2), said(3, "saw", 2, GOLD), discarded(0),
    ]  # fmt: skip
    found = words(SABOTEUR, level, *events, seen=(TREASURE_AT,))
    assert found[text("dig", 2)] > 0
    assert found[text("dig", TREASURE_AT)] == 0


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_saboteur_never_points_to_gold_that_it_has_seen(level: str) -> None:
    events = [looked(0, TREASURE_AT), looked(3, TREASURE_AT), said(3, "saw", TREASURE_AT, GOLD)]
    found = words(SABOTEUR, level, *events, discarded(0), seen=(TREASURE_AT,))
    assert found[text("dig", TREASURE_AT)] == 0


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_saboteur_names_the_treasure_only_where_everybody_knows_it(level: str) -> None:
    """It saw two stones, so it knows; the others know only if they were told."""
    looks = [looked(0, 0), said(0, "saw", 0, STONE), looked(0, 2)]
    secret = words(SABOTEUR, level, *looks, discarded(0), seen=(0, 2))
    assert secret[text("dig", TREASURE_AT)] == 0
    told = [event for who in (2, 3, 4) for event in (
        looked(who, TREASURE_AT), said(who, "saw", TREASURE_AT, GOLD)
    )]  # fmt: skip
    known = words(SABOTEUR, level, *looks, *told, discarded(0), seen=(0, 2))
    assert known[text("dig", TREASURE_AT)] == TRIES


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_digger_who_saw_two_stones_points_to_the_third_goal(level: str) -> None:
    looks = [looked(0, 0), said(0, "saw", 0, STONE), looked(0, 2), said(0, "saw", 2, STONE)]
    found = words(DIGGER, level, *looks, forward(0, 1), seen=(0, 2), dug=1)
    assert found[text("dig", TREASURE_AT)] == TRIES


@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
def test_a_beginner_repeats_at_times_where_a_trusted_one_saw_gold(role: int) -> None:
    tale = [looked(3, 2), said(3, "saw", 2, GOLD)]
    assert 0 < words(role, "novice", *tale, discarded(0))[text("dig", 2)] < TRIES
    marked = [*tale, blocked(3, 1)]
    assert words(role, "novice", *marked, discarded(0), dug=1)[text("dig", 2)] == 0
    stone = [looked(0, 2), said(0, "saw", 2, STONE), *tale]
    assert words(role, "novice", *stone, discarded(0), seen=(2,))[text("dig", 2)] == 0


@pytest.mark.parametrize("role", [DIGGER, SABOTEUR])
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_who_has_told_of_gold_points_nowhere(role: int, level: str) -> None:
    own = [looked(0, 0), said(0, "saw", 0, GOLD), looked(3, 0), said(3, "saw", 0, GOLD)]
    assert not [one for one in words(role, level, *own, discarded(0)) if one.startswith("dig")]
