"""What results say: rates with intervals, gold by role, and Elo."""

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from farol.arena.match import Result
from farol.bots.crew import player_of
from farol.core.data import Json
from farol.core.rand import Rand

SIGMAS: Final = 1.959964  # of a normal distribution: 95 % lie within
RESAMPLES: Final = 200  # of the bootstrap for Elo
MEAN_ELO: Final = 1500.0
ELO_STEPS: Final = 200  # of the fit


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % interval, from so many independent deals."""

    mean: float
    low: float
    high: float
    count: int

    def to_json(self) -> dict[str, Json]:
        """Rounded to what can be known."""
        low, high = round(self.low, 4), round(self.high, 4)
        return {"mean": round(self.mean, 4), "low": low, "high": high, "count": self.count}


@dataclass(frozen=True)
class Figures:
    """One bot's figures over all matches."""

    bot: str
    wins: Interval  # share of first places; k winners share one win
    place: Interval
    score: Interval
    elo: Interval | None  # None when there is nobody else to compare with
    gold: dict[str, Interval]  # by role, for games with roles: what a round brought
    slowest: float  # seconds
    substituted: int  # moves that the table had to make

    def to_json(self) -> dict[str, Json]:
        """All figures of one bot."""
        return {
            "bot": self.bot,
            "wins": self.wins.to_json(),
            "place": self.place.to_json(),
            "score": self.score.to_json(),
            "elo": None if self.elo is None else self.elo.to_json(),
            "gold": {role: gold.to_json() for role, gold in self.gold.items()},
            "slowest": self.slowest,
            "substituted": self.substituted,
        }


def interval(samples: list[float]) -> Interval:
    """The mean and where the true mean lies with 95 %."""
    count = len(samples)
    mean = math.fsum(samples) / count
    if count < 2:
        return Interval(mean, -math.inf, math.inf, count)
    variance = math.fsum((sample - mean) ** 2 for sample in samples) / (count - 1)
    half = SIGMAS * math.sqrt(variance / count)
    return Interval(mean, mean - half, mean + half, count)


def figures(results: list[Result]) -> list[Figures]:
    """Figures of each bot, the best mean place first."""
    names = sorted({name for result in results for name in result["bots"]})
    elos = elo_intervals(names, results)
    roles = gold_by_role(results)
    players = sorted({*names, *roles})
    found = [_figures_of(name, results, elos.get(name), roles) for name in names]
    found.sort(key=lambda figure: (figure.place.mean, players.index(figure.bot)))
    return found


def _figures_of(
    name: str,
    results: list[Result],
    elo: Interval | None,
    roles: dict[str, dict[str, Interval]],
) -> Figures:
    wins, places, scores = (_by_deal(name, results, value) for value in (_win, _place, _score))
    mine = [
        (result, seat)
        for result in results
        for seat, bot in enumerate(result["bots"])
        if bot == name
    ]
    return Figures(
        bot=name,
        wins=interval(wins),
        place=interval(places),
        score=interval(scores),
        elo=elo,
        gold={
            role: gold[role]
            for role in ("digger", "saboteur")
            if (gold := roles.get(player_of(name, role), {})) and role in gold
        },
        slowest=max(result["slowest"][seat] for result, seat in mine),
        substituted=sum(
            problem["seat"] == seat for result, seat in mine for problem in result["problems"]
        ),
    )


def _win(result: Result, seat: int) -> float:
    places = result["places"]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def _place(result: Result, seat: int) -> float:
    return float(result["places"][seat])


def _score(result: Result, seat: int) -> float:
    return float(result["scores"][seat])


def _by_deal(name: str, results: list[Result], value: object) -> list[float]:
    """One mean for each deal: matches of one deal are not independent of each other."""
    assert callable(value)
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for seat, bot in enumerate(result["bots"]):
            if bot == name:
                deals[result["deal"]].append(value(result, seat))
    return [math.fsum(values) / len(values) for values in deals.values()]


def gold_by_role(results: list[Result]) -> dict[str, dict[str, Interval]]:
    """For each bot and role: gold of a round; one mean for each match."""
    samples: dict[tuple[str, str], list[float]] = defaultdict(list)
    for result in results:
        match: dict[tuple[str, str], list[float]] = defaultdict(list)
        for played in result["rounds"]:
            for seat, name in enumerate(result["bots"]):
                role = "saboteur" if seat in played["saboteurs"] else "digger"
                match[player_of(name, role), role].append(float(played["gains"][seat]))
        for key, gains in match.items():
            samples[key].append(math.fsum(gains) / len(gains))
    found: dict[str, dict[str, Interval]] = defaultdict(dict)
    for (name, role), gains in samples.items():
        found[name][role] = interval(gains)
    return dict(found)


# --- Elo ---------------------------------------------------------------------------------------


def elo_intervals(names: list[str], results: list[Result]) -> dict[str, Interval]:
    """Elo of each bot with an interval from resampled matches."""
    if len(names) < 2:
        return {}
    pairs = [_pairs(names, result) for result in results]
    fitted = _fit(names, pairs)
    rand = Rand(1)
    spread: list[list[float]] = []
    for _ in range(RESAMPLES):
        spread.append(_fit(names, [pairs[rand.below(len(pairs))] for _ in pairs]))
    found: dict[str, Interval] = {}
    for index, name in enumerate(names):
        values = sorted(sample[index] for sample in spread)
        low, high = values[RESAMPLES // 40], values[-RESAMPLES // 40 - 1]
        found[name] = Interval(fitted[index], low, high, len(results))
    return found


Pairs = list[tuple[int, int, float]]  # one bot, another, and how many of their duels it won


def _pairs(names: list[str], result: Result) -> Pairs:
    """Every two seats with different bots play a duel: the better place wins it."""
    found: Pairs = []
    bots, places = result["bots"], result["places"]
    for one in range(len(bots)):
        for other in range(one + 1, len(bots)):
            if bots[one] != bots[other]:
                won = 0.5 if places[one] == places[other] else float(places[one] < places[other])
                found.append((names.index(bots[one]), names.index(bots[other]), won))
    return found


def _fit(names: list[str], matches: list[Pairs]) -> list[float]:
    """Bradley-Terry strengths on the scale of Elo; half a duel each way keeps them finite."""
    count = len(names)
    won = [[0.0] * count for _ in range(count)]
    for pairs in matches:
        for one, other, share in pairs:
            won[one][other] += share
            won[other][one] += 1 - share
    strength = [1.0] * count
    for _ in range(ELO_STEPS):
        for one in range(count):
            wins, weight = 0.0, 0.0
            for other in range(count):
                if other != one and won[one][other] + won[other][one] > 0:
                    wins += won[one][other] + 0.5
                    duels = won[one][other] + won[other][one] + 1
                    weight += duels / (strength[one] + strength[other])
            if weight > 0:
                strength[one] = wins / weight
    elos = [400 * math.log10(value) for value in strength]
    middle = math.fsum(elos) / count
    return [elo - middle + MEAN_ELO for elo in elos]
