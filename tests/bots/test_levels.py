"""Every level plays every game, legally and the same way for the same Rand."""

import itertools
from time import perf_counter

import pytest

from farol.bots import levels
from farol.bots.bot import Budget, Seat, seat_from_json, seat_of
from farol.bots.knowledge import Knowledge
from farol.bots.levels import BATCH, EXPERT_SECONDS, Expert, Novice, Regular, search_of
from farol.bots.parallel import Master, summed
from farol.bots.profile import Blunder, GeneralProfile, Profile
from farol.bots.registry import profile_of
from farol.bots.root import Root
from farol.bots.roster import LEVELS, BadBot, new_bot
from farol.bots.search import Search
from farol.core.rand import Rand
from farol.games import ALL, AnyGame, part
from farol.games.saboteur.bots.profile import SaboteurProfile

from .positions import decisions, first_decision

SABOTEUR = profile_of(ALL["saboteur"])


def test_a_game_has_its_own_profile_or_a_general_one(game: AnyGame) -> None:
    general = isinstance(profile_of(game), GeneralProfile)
    assert general == (part(game, "bots.profile") is None)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_legal_actions(game: AnyGame, level: str) -> None:
    bot = new_bot(level, game.name, workers=1)
    for state, memory in itertools.islice(decisions(game, game.seats[-1], 5, 13), 5):
        number = state.to_act()
        seat = seat_of(game, state, number, memory.views[number], Rand(1))
        assert bot.choose(seat, Budget(8)) in state.legal_actions()


def test_a_fixed_budget_gives_the_same_move_for_the_same_rand(game: AnyGame) -> None:
    seat = first_decision(game, game.seats[0], seed=4, step=5)
    searches = [
        Expert(profile_of(game)).think(
            Seat(game, seat.number, seat.world, seat.events, Rand(9)), Budget(40)
        )
        for _ in range(2)
    ]
    assert searches[0].tree.visits == searches[1].tree.visits
    assert searches[0].tree.totals == searches[1].tree.totals


def test_a_seat_survives_the_way_to_another_process(game: AnyGame) -> None:
    seat = first_decision(game, game.seats[0], seed=4, step=5)
    other = seat_from_json(seat.to_json(), Rand(9))
    assert other.observation() == seat.observation()
    assert other.legal_actions() == seat.legal_actions()
    own = Seat(game, seat.number, seat.world, seat.events, Rand(9))
    bot = new_bot("expert", game.name)
    assert bot.choose(other, Budget(40)) == bot.choose(own, Budget(40))


def test_a_master_chooses_the_same_in_one_process_and_in_several() -> None:
    game = ALL["saboteur"]
    state, memory = next(decisions(game, 4, 4, 7))
    number = state.to_act()
    moves = set()
    for workers in (1, 2):
        seat = seat_of(game, state, number, memory.views[number], Rand(3))
        moves.add(Master(profile_of(game), workers).choose(seat, Budget(24)))
    assert len(moves) == 1


def test_a_master_plans_as_the_part_that_tried_a_move_most() -> None:
    parts = [
        Root([4, 6], [9, 1], [0, 0], [1, 1], [0], 10, {4: [5, 7], 6: [3]}),
        Root([4, 6], [3, 8], [0, 0], [1, 1], [0], 11, {4: [2], 6: [1]}),
    ]
    whole = summed(parts)
    assert (whole.visits, whole.simulations) == ([12, 9], 21)
    assert whole.plans == {4: [5, 7], 6: [1]}


class Hesitant(SaboteurProfile):
    """A profile with unchanged weights."""

    temperature = 1.0


def test_a_cool_novice_follows_its_first_thought_more_often() -> None:
    seat = first_decision(ALL["saboteur"], 5, seed=4, step=5)
    regular = Regular(SABOTEUR).choose(seat)
    followed = []
    for profile in (SaboteurProfile(), Hesitant()):
        moves = [
            Novice(profile).choose(
                Seat(seat.game, seat.number, seat.world, seat.events, Rand(seed))
            )
            for seed in range(200)
        ]
        followed.append(moves.count(regular))
    assert followed[0] > followed[1] + 20


def test_a_novice_keeps_to_reasonable_moves(game: AnyGame) -> None:
    profile = profile_of(game)
    assert len(profile.blunders) > 1 or isinstance(profile, GeneralProfile)
    for state, memory in itertools.islice(decisions(game, game.seats[-1], 6, 7), 8):
        number = state.to_act()
        for seed in range(12):
            seat = seat_of(game, state, number, memory.views[number], Rand(seed))
            assert Novice(profile).choose(seat) in profile.reasonable(seat)


class Forbidding(SaboteurProfile):
    """A profile that treats every move as a blunder."""

    blunders = (Blunder("moves", lambda _seat, actions: set(actions)),)


def test_a_novice_for_whom_nothing_is_reasonable_plays_anything() -> None:
    seat = first_decision(ALL["saboteur"], 5, seed=4, step=5)
    assert Forbidding().reasonable(seat) == seat.legal_actions()
    assert Novice(Forbidding()).choose(seat) in seat.legal_actions()


def test_the_old_name_of_blunders_still_counts() -> None:
    with pytest.warns(DeprecationWarning, match="blunders"):

        class Old(SaboteurProfile):
            nevers = Forbidding.blunders

    assert Old().blunders == Forbidding.blunders


def test_an_expert_without_a_budget_takes_less_than_a_second(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[Budget] = []

    def note(profile: Profile, seat: Seat, budget: Budget) -> Search:
        spent.append(budget)
        return search_of(profile, seat, Budget(1))

    monkeypatch.setattr(levels, "search_of", note)
    profile = profile_of(game)
    Expert(profile).think(first_decision(game, game.seats[0], seed=4, step=5))
    assert [budget.simulations for budget in spent] == [profile.simulations]
    assert [budget.seconds for budget in spent if budget.seconds < 1] == [EXPERT_SECONDS]


def test_a_search_stops_when_its_time_is_over(game: AnyGame) -> None:
    seat = first_decision(game, game.seats[0], seed=4, step=5)
    begun = perf_counter()
    search = Expert(profile_of(game)).think(seat, Budget(10**9, 0.05))
    assert perf_counter() - begun < 30
    assert search.simulations < 10**9


class Slow(SaboteurProfile):
    """A profile that takes a second to believe, by its own clock."""

    now = 0.0

    def knowledge(self, seat: Seat) -> Knowledge:
        self.now += 1.0
        return super().knowledge(seat)


def test_beliefs_are_paid_from_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = first_decision(ALL["saboteur"], 5, seed=4, step=5)
    profile = Slow()
    monkeypatch.setattr(levels, "perf_counter", lambda: profile.now)
    assert Expert(profile).think(seat, Budget(1000, 0.9)).simulations == BATCH
    assert Expert(profile).think(seat, Budget(1000, 1.1)).simulations == 1000


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadBot, match="novice, regular, expert"):
        new_bot("grandmaster", "saboteur")
