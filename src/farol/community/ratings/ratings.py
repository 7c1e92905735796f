"""Ratings by the Plackett-Luce model of Weng and Lin.

Ratings are shown around 25, as is usual; internally they are centred at 0, so that a large side
does not count as stronger than a small one. Bots have fixed ratings. An erased person counts as a
newcomer in every game. Pure functions, run by a worker.
"""

from functools import cache
from typing import Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from farol.community.ratings.bodies import Anchor, Rating, RatingLine, RatingList, Ratings
from farol.community.ratings.rows import PlayedRow, RatedPerson, RatingStep, RatingWork
from farol.community.ratings.trust import (
    FEW,
    PoolTrust,
    Reputation,
    after_game,
    after_leaving,
    weight,
)
from farol.games import ALL
from farol.server.play.model.strength import ANCHORS, read_facts

MIDDLE: Final = 25.0  # a newcomer's rating
SURE: Final = 2.0  # standard deviations shown: 95 % confidence
MOST_TOLD: Final = 100  # people in a list


class AskedRatings(Struct, frozen=True):
    """Input for a rating page: the listed people and the caller."""

    person: int
    listed: bool
    reading: bool
    pools: list[tuple[str, list[RatedPerson], RatedPerson | None]]


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=0.0)


def steps_after(work: RatingWork) -> bytes:
    """The ratings after each of some games, in order, as JSON; unreadable games are skipped."""
    known = {step.person: step for step in work.known}
    steps: list[RatingStep] = []
    for game in work.games:
        for step in _steps(game, known, work.pool):
            before = known.get(step.person)
            if work.pool is not None:
                work.pool.people += before is None
                was = before is not None and before.trust.established
                work.pool.established += step.trust.established and not was
            known[step.person] = step
            steps.append(step)
    return msgspec.json.encode(steps)


def _steps(
    game: PlayedRow, known: dict[int, RatingStep], pool: PoolTrust | None
) -> list[RatingStep]:
    facts, seats = read_facts(game.data, len(game.people)), range(len(game.people))
    if facts is None or (facts.left and pool is None):
        return []
    people, levels = game.people, facts.levels
    players = [_player(known.get(people[n] or 0), levels[n]) for n in seats]
    for contest in facts.contests:
        sides = [[players[seat] for seat in side] for side in contest.sides]
        after = _model().rate(sides, ranks=[float(place) for place in contest.places])
        for side, rated in zip(contest.sides, after, strict=True):
            for seat, player in zip(side, rated, strict=True):
                if levels[seat] is None:
                    players[seat] = player
    sat = {
        person: seat
        for seat, person in enumerate(people)
        if person is not None and levels[seat] is None
    }
    found: list[RatingStep] = []
    for person, seat in sat.items():
        step = _step(game, known.get(person), seat, person, players[seat])
        if facts.left:
            found += [_charged(step, known.get(person))] if seat in facts.left else []
        elif pool is None:
            found.append(step)
        else:
            others = [(other, _trust(known.get(other))) for other in sat if other != person]
            newcomers = sum(other not in known for other in sat)
            around = PoolTrust(pool.people + newcomers, pool.established)
            found.append(_weighed(step, known.get(person), others, around))
    return found


def _weighed(
    step: RatingStep,
    before: RatingStep | None,
    others: list[tuple[int, Reputation]],
    pool: PoolTrust,
) -> RatingStep:
    """A step by the weight of the game, with what it says about how well known somebody is."""
    own = _trust(before)
    share = weight(step.person, own, others, pool)
    trust = after_game(step.person, own, others, pool, step.games, step.ended)
    return _moved(step, before, share, trust)


def _charged(step: RatingStep, before: RatingStep | None) -> RatingStep:
    """A step of somebody who abandoned the game: lost, or nothing but remembered."""
    trust, counts = after_leaving(_trust(before), step.games)
    return _moved(step, before, 1.0 if counts else 0.0, trust)


def _moved(
    step: RatingStep, before: RatingStep | None, share: float, trust: Reputation
) -> RatingStep:
    fresh = _model().rating()
    mu, sigma = (fresh.mu, fresh.sigma) if before is None else (before.mu, before.sigma)
    if share == 1.0:
        return msgspec.structs.replace(step, trust=trust)
    return msgspec.structs.replace(
        step,
        mu=mu + share * (step.mu - mu),
        sigma=sigma + share * (step.sigma - sigma),
        trust=trust,
    )


def _trust(step: RatingStep | None) -> Reputation:
    return Reputation() if step is None else step.trust


def _player(step: RatingStep | None, level: str | None) -> PlackettLuceRating:
    if level is not None:
        return _model().rating(mu=ANCHORS.get(level, MIDDLE) - MIDDLE, sigma=0.0)
    return _model().rating() if step is None else _model().rating(mu=step.mu, sigma=step.sigma)


def _step(
    game: PlayedRow, before: RatingStep | None, seat: int, person: int, player: PlackettLuceRating
) -> RatingStep:
    games, won = (0, 0) if before is None else (before.games, before.won)
    return RatingStep(
        *(person, game.table, game.ended, player.mu, player.sigma),
        *(games + 1, won + (game.places[seat] == 1)),
    )


# --- formatting ------------------------------------------------------------------------------


def told(step: RatingStep | RatedPerson) -> Rating:
    """A rating as shown."""
    value, give = round(MIDDLE + step.mu, 1), round(SURE * step.sigma, 1)
    return Rating(value, give, step.games, step.won, step.games < FEW)


def newcomer() -> Rating:
    """The rating of an unknown person."""
    return Rating(MIDDLE, round(SURE * _model().sigma, 1), 0, 0, guessing=True)


def anchors() -> list[Anchor]:
    """The fixed ratings of bots, weakest first."""
    return [Anchor(level, value) for level, value in ANCHORS.items()]


def in_order(people: list[RatedPerson]) -> list[RatedPerson]:
    """Order by the lower confidence bound; people with too few games come last."""
    return sorted(
        people, key=lambda one: (one.games < FEW, SURE * one.sigma - one.mu, one.name, one.person)
    )


def ratings_of(asked: AskedRatings) -> bytes:
    """The page of ratings, as JSON."""
    lists = [
        RatingList(
            game,
            None if own is None else told(own),
            [
                RatingLine(one.name, one.person == asked.person, told(one))
                for one in in_order(people)[:MOST_TOLD]
            ],
        )
        for game, people, own in asked.pools
        if game in ALL and (people or own is not None)
    ]
    return msgspec.json.encode(Ratings(asked.listed, asked.reading, anchors(), lists))
