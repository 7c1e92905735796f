"""What rated games weigh: farming by second cookies, small groups, abandoned games, removals."""

import itertools
import math

import msgspec
import pytest

from farol.community.ratings.ratings import MIDDLE, steps_after, told
from farol.community.ratings.rows import PlayedRow, RatedPerson, RatingStep, RatingWork
from farol.community.ratings.trust import (
    ENOUGH,
    FOUNDERS,
    FREE,
    HELPED,
    ONE_IN,
    WAIT,
    PoolTrust,
    Reputation,
)
from farol.contracts.contests import Contest
from farol.core.rand import Rand
from farol.server.play.model.strength import Facts
from tests.server.harness import MINE, OPEN, Client, Harness

FARMED = 1000  # games
HONEST = 40  # people
ATTACKER = 999
COOKIE = 10_000  # numbers of second cookies from here on


class PoolInMemory:
    """A pool of one game."""

    def __init__(self) -> None:
        self.known: dict[int, RatingStep] = {}
        self._count = itertools.count(1)
        self.now, self.pace = 1.0, 60.0  # seconds

    def play(self, *games: PlayedRow) -> None:
        steps = list(self.known.values())
        established = sum(one.trust.established for one in steps)
        work = RatingWork(0, list(games), steps, PoolTrust(len(steps), established))
        for step in msgspec.json.decode(steps_after(work), type=list[RatingStep]):
            self.known[step.person] = step

    def duel(self, winner: int, loser: int) -> PlayedRow:
        return self.game([winner, loser], [1, 2])

    def game(self, people: list[int], places: list[int], left: tuple[int, ...] = ()) -> PlayedRow:
        number = next(self._count)
        contest = Contest([[seat] for seat in range(len(people))], places)
        data = msgspec.json.encode(Facts([None] * len(people), [contest], list(left))).decode()
        self.now += self.pace
        return PlayedRow(number, self.now, data, list(people), places)

    def value(self, person: int) -> float:
        return told(self.known[person]).value

    def place(self, person: int) -> int:
        """The place in the public list, by the lower bound; 0 if somebody is not listed."""
        listed = [one for one in self.known.values() if one.trust.established]
        order = sorted(listed, key=lambda one: 2 * one.sigma - one.mu)
        found = [place for place, one in enumerate(order, 1) if one.person == person]
        return found[0] if found else 0


def honest_pool(games: int = 1500) -> PoolInMemory:
    """People of different strength who play whom they meet, the attacker among them, who is of
    middle strength."""
    pool, rand, people = PoolInMemory(), Rand(7), [*range(1, HONEST + 1), ATTACKER]
    pool.pace = 20_000.0
    strength = {person: (person - HONEST / 2) / 4 for person in people} | {ATTACKER: 0.0}
    played = []
    for _ in range(games):
        one, other = rand.below(len(people)), rand.below(len(people) - 1)
        a, b = people[one], people[other if other < one else other + 1]
        wins = 1 / (1 + math.exp(strength[b] - strength[a]))
        played.append(pool.duel(a, b) if rand.below(1000) < 1000 * wins else pool.duel(b, a))
    pool.play(*played)
    pool.now, pool.pace = pool.now + 2 * WAIT, 60.0
    return pool


def test_who_plays_strangers_is_established_and_in_the_list_of_their_strength() -> None:
    pool = honest_pool()
    assert sum(one.trust.established for one in pool.known.values()) == HONEST + 1
    assert pool.place(HONEST) < pool.place(HONEST // 2) < pool.place(1)


@pytest.mark.parametrize("cookies", [FARMED, 4, 20])
def test_a_thousand_games_against_second_cookies_bring_nothing(cookies: int) -> None:
    pool = honest_pool()
    value, place = pool.value(ATTACKER), pool.place(ATTACKER)
    others = [COOKIE + number for number in range(cookies)]
    if cookies <= 20:  # they meet each other first, as if they were somebody
        pool.play(*(pool.duel(a, b) for a, b in itertools.permutations(others, 2)))
    assert not any(pool.known[one].trust.established for one in others if one in pool.known)
    pool.play(*(pool.duel(ATTACKER, others[n % cookies]) for n in range(FARMED)))
    assert pool.value(ATTACKER) - value < 0.5
    assert place - pool.place(ATTACKER) <= 2
    assert pool.place(others[0]) == 0


def test_who_only_met_second_cookies_is_not_listed_whatever_they_won() -> None:
    pool = honest_pool()
    fresh = COOKIE - 1
    pool.play(*(pool.duel(fresh, COOKIE + number) for number in range(FARMED)))
    assert pool.place(fresh) == 0
    assert pool.value(fresh) - MIDDLE < 4
    gained = pool.value(fresh)
    for honest in range(1, ENOUGH + 1):
        assert pool.place(fresh) == 0
        pool.play(pool.duel(honest, fresh))
    assert pool.place(fresh) > HONEST // 2
    assert pool.value(fresh) < gained


def test_an_accomplice_who_is_established_is_worth_less_and_less() -> None:
    pool = honest_pool()
    before = pool.value(ATTACKER)
    pool.play(*(pool.duel(ATTACKER, 20) for _ in range(FARMED)))
    assert pool.value(ATTACKER) - before < 6  # not nothing: docs/security.md says so


@pytest.mark.parametrize("friends", [1, 5])
def test_games_with_newcomers_between_do_not_make_an_accomplice_fresh_again(friends: int) -> None:
    pool = honest_pool()
    before = pool.value(ATTACKER)
    for _ in range(FARMED // (friends + 3)):
        pool.play(*(pool.duel(ATTACKER, 1 + friend) for friend in range(friends)))
        crowd = [ATTACKER, *range(COOKIE, COOKIE + 9)]
        pool.play(*(pool.game(crowd, [1] + [2] * 9) for _ in range(3)))
    assert pool.value(ATTACKER) - before < (1 if friends == 1 else 12)


def test_accomplices_who_play_against_nobody_else_wear_out_together() -> None:
    pool = honest_pool()
    before, own = pool.value(ATTACKER), [COOKIE + number for number in range(5)]
    for _ in range(5):
        pool.play(pool.game([*own, 1, 2, 3, 4, 5], [2] * 5 + [1] * 5))
    pool.play(*(pool.duel(ATTACKER, own[n % 5]) for n in range(FARMED // 2)))
    gained = pool.value(ATTACKER)
    assert gained - before < 12
    pool.play(*(pool.duel(ATTACKER, own[n % 5]) for n in range(FARMED // 2)))
    assert pool.value(ATTACKER) == gained


def test_an_evening_with_strangers_brings_no_chain_of_accomplices() -> None:
    """Five cookies, once established, would establish all others of their person."""
    pool = honest_pool()
    before, own = pool.value(ATTACKER), [COOKIE + number for number in range(5)]
    for _ in range(5):
        pool.play(pool.game([*own, 1, 2, 3, 4, 5], [2] * 5 + [1] * 5))
    assert all(pool.known[one].trust.established for one in own)
    for fresh in range(COOKIE + 5, COOKIE + 5 + FARMED // 9):
        pool.play(*(pool.game([fresh, *own], [1] + [2] * 5) for _ in range(5)))
        pool.play(*(pool.duel(ATTACKER, fresh) for _ in range(4)))
        assert not pool.known[fresh].trust.established
    assert pool.value(ATTACKER) - before < 0.5


def test_who_is_established_for_a_month_helps_a_few_newcomers_a_month() -> None:
    pool = honest_pool()
    old = Reputation(established=True, since=1.0)
    assert not old.helps(1, WAIT)
    assert old.helps(HELPED, WAIT + 1)
    assert not old.helps(HELPED + 1, WAIT + 1)
    newcomers = [COOKIE + number for number in range(HELPED + 1)]
    for number in newcomers:
        pool.play(*(pool.duel(1 + helper, number) for helper in range(ENOUGH)))
    found = [pool.known[one].trust.established for one in newcomers]
    assert found == [True] * HELPED + [False]


def test_among_few_people_everybody_counts_as_ever() -> None:
    pool = PoolInMemory()
    pool.play(*(pool.duel(1, 2) for _ in range(3)))
    plain = RatingWork(0, [PoolInMemory().duel(1, 2) for _ in range(3)], [])
    steps = msgspec.json.decode(steps_after(plain), type=list[RatingStep])
    assert pool.known[1].mu == steps[-2].mu
    pool.play(*(pool.duel(1, 2) for _ in range(3)))
    assert pool.known[1].trust.established
    assert len(pool.known) < FOUNDERS


def test_leaving_costs_nothing_at_first_and_a_lost_game_later() -> None:
    pool = honest_pool()
    leaver, other = 5, 6
    games = pool.known[leaver].games
    values = [pool.known[leaver].mu]
    mus = pool.known[other].mu
    often = max(FREE, games // ONE_IN) + 3
    for _ in range(often):
        pool.play(pool.game([leaver, other], [2, 1], left=(0,)))
        values.append(pool.known[leaver].mu)
    assert values[1] == values[FREE] == values[0]
    assert values[-1] < values[0]
    assert pool.known[other].mu == mus


def test_a_list_has_only_established_people_once_there_are_enough() -> None:
    assert RatedPerson(1, "Ana", 0.0, 1.0, 1, 1).games == 1
    young, old = PoolTrust(3, FOUNDERS - 1), PoolTrust(30, FOUNDERS)
    assert (young.young, old.young) == (True, False)


async def test_at_a_rated_table_one_vote_sends_nobody_away(harness: Harness) -> None:
    people = [await harness.person(f"P{n}") for n in range(4)]
    table = await harness.open(people[0], MINE, OPEN, OPEN, OPEN, rated=True)
    clients = [Client(person, table) for person in people]
    for seat, client in enumerate(clients):
        await client.hello()
        if seat:
            await client.ask("sit", seat=seat, name=f"P{seat}")
    await clients[0].ask("start")
    asked = await clients[0].ask("kick", seat=3, level="random")
    assert asked["type"] == "done"
    assert table.state.proposal is not None
    assert table.state.proposal.waiting_for == [1, 2]
    await clients[1].ask("vote", seat=1, yes=False)
    await clients[2].ask("resign", seat=2, level="random")
    refused = await clients[0].ask("kick", seat=3, level="random")
    assert (refused["type"], refused["code"]) == ("refused", "host")
    assert "two others" in refused["sentence"]
    assert table.row.seats[3].kind == "person"
