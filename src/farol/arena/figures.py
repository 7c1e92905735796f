"""Figures of each bot: wins, places, scores, gains per round by role, and Elo."""

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from farol.arena.intervals import Interval, bootstrap, mean_interval, share_interval
from farol.arena.match import Result
from farol.bots.roster import player_of
from farol.core.data import Json
from farol.core.rand import Rand

MEAN_ELO: Final = 1500.0
ELO_STEPS: Final = 200  # maximum iterations of a fit
ELO_CHANGE: Final = 1e-6  # of a strength; smaller changes end the fit
LOT: Final = 1000  # resolution of a random share


@dataclass(frozen=True)
class Figures:
    """One bot's figures over all matches."""

    bot: str
    wins: Interval  # share of first places; k winners share one win
    place: Interval
    score: Interval
    elo: Interval | None  # None without another bot
    roles: dict[str, Interval]  # for games with roles: mean gain per round in each
    slowest: float  # seconds
    substituted: int  # moves replaced by the arena

    def to_json(self) -> dict[str, Json]:
        """All figures of one bot."""
        return {
            "bot": self.bot,
            "wins": self.wins.to_json(),
            "place": self.place.to_json(),
            "score": self.score.to_json(),
            "elo": None if self.elo is None else self.elo.to_json(),
            "roles": {role: gain.to_json() for role, gain in self.roles.items()},
            "slowest": self.slowest,
            "substituted": self.substituted,
        }


def figures(results: list[Result]) -> list[Figures]:
    """Figures of each bot, the best mean place first."""
    names = sorted({name for result in results for name in result["bots"]})
    elos = elo_intervals(names, results)
    gains = gains_by_role(results)
    found = [_figures_of(name, results, elos.get(name), gains) for name in names]
    found.sort(key=lambda figure: (figure.place.mean, figure.bot))
    return found


def _figures_of(
    name: str, results: list[Result], elo: Interval | None, gains: dict[str, dict[str, Interval]]
) -> Figures:
    mine = [
        (result, seat)
        for result in results
        for seat, bot in enumerate(result["bots"])
        if bot == name
    ]
    matches = len({result["match"] for result, _ in mine})
    others = max(1, len(mine[0][0]["bots"]) - 1)
    behind = share_interval(_by_deal(mine, _behind), matches)
    return Figures(
        bot=name,
        wins=share_interval(_by_deal(mine, _win), matches),
        place=Interval(
            1 + others * behind.mean,
            1 + others * behind.low,
            1 + others * behind.high,
            behind.count,
        ),
        score=mean_interval(_by_deal(mine, _score)),
        elo=elo,
        roles=_roles_of(name, results, gains),
        slowest=max(result["slowest"][seat] for result, seat in mine),
        substituted=sum(
            problem["seat"] == seat for result, seat in mine for problem in result["problems"]
        ),
    )


def _roles_of(
    name: str, results: list[Result], gains: dict[str, dict[str, Interval]]
) -> dict[str, Interval]:
    """Gains per round by player and role."""
    roles = _roles(results)
    found: dict[str, Interval] = {}
    for role in sorted(roles):
        own = gains.get(player_of(name, role, roles), {})
        if role in own:
            found[role] = own[role]
    return found


def _roles(results: list[Result]) -> list[str]:
    """All roles, in the game's order."""
    return next((list(played["roles"]) for one in results for played in one["rounds"]), [])


def _win(result: Result, seat: int) -> float:
    places = result["places"]
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def _behind(result: Result, seat: int) -> float:
    """0 for the first place, 1 for the last."""
    places = result["places"]
    return float(places[seat] - 1) / max(1, len(places) - 1)


def _score(result: Result, seat: int) -> float:
    return float(result["scores"][seat])


def _by_deal(seats: list[tuple[Result, int]], value: Callable[[Result, int], float]) -> list[float]:
    """The mean of each deal: matches of one deal depend on each other."""
    deals: dict[int, list[float]] = defaultdict(list)
    for result, seat in seats:
        deals[result["deal"]].append(value(result, seat))
    return [math.fsum(values) / len(values) for values in deals.values()]


# --- roles -------------------------------------------------------------------------------------

Gains = dict[tuple[str, str], list[float]]  # of one deal, by bot and role: one per round


def gains_by_role(results: list[Result]) -> dict[str, dict[str, Interval]]:
    """Mean gain per round for each bot and role, with an interval from resampled deals."""
    deals: dict[int, Gains] = defaultdict(lambda: defaultdict(list))
    for result in results:
        for played in result["rounds"]:
            roles = list(played["roles"])
            for role, seats in played["roles"].items():
                for seat in seats:
                    player = player_of(result["bots"][seat], role, roles)
                    deals[result["deal"]][player, role].append(float(played["gains"][seat]))
    found: dict[str, dict[str, Interval]] = defaultdict(dict)
    for name, role in sorted({key for deal in deals.values() for key in deal}):
        clusters = [deal[name, role] for deal in deals.values() if (name, role) in deal]
        [(low, high)] = bootstrap(clusters, lambda drawn, _rand: [_pooled_mean(drawn)])
        found[name][role] = Interval(_pooled_mean(clusters), low, high, len(clusters))
    return dict(found)


def _pooled_mean(clusters: Sequence[list[float]]) -> float:
    return math.fsum(map(math.fsum, clusters)) / sum(map(len, clusters))


# --- Elo ---------------------------------------------------------------------------------------

Wins = list[list[float]]  # won duels of each pair


def elo_intervals(names: list[str], results: list[Result]) -> dict[str, Interval]:
    """Elo of each bot, with an interval from resampled deals.

    One extra duel between every two bots that met keeps the Elo of an undefeated bot finite. It
    counts half for each; in every resample it is split randomly, so that the interval of an
    undefeated bot is not empty.
    """
    if len(names) < 2:
        return {}
    by_deal: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        by_deal[result["deal"]].append(result)
    deals = [_duels(names, deal) for deal in by_deal.values()]
    fitted = _fit(_sum(deals), lambda: 0.5)

    def statistic(drawn: list[Wins], rand: Rand) -> list[float]:
        return _fit(_sum(drawn), lambda: (int(rand.below(LOT)) + 0.5) / LOT)

    ends = bootstrap(deals, statistic)
    return {
        name: Interval(elo, low, high, len(deals))
        for name, elo, (low, high) in zip(names, fitted, ends, strict=True)
    }


def _duels(names: list[str], results: list[Result]) -> Wins:
    """Every two seats with different bots play a duel: the better place wins it."""
    won = [[0.0] * len(names) for _ in names]
    for result in results:
        bots = [names.index(bot) for bot in result["bots"]]
        places = result["places"]
        for one in range(len(bots)):
            for other in range(one + 1, len(bots)):
                if bots[one] != bots[other]:
                    share = (1 + (places[one] < places[other]) - (places[one] > places[other])) / 2
                    won[bots[one]][bots[other]] += share
                    won[bots[other]][bots[one]] += 1 - share
    return won


def _sum(deals: Sequence[Wins]) -> Wins:
    return [
        [math.fsum(cells) for cells in zip(*rows, strict=True)] for rows in zip(*deals, strict=True)
    ]


def _fit(won: Wins, split: Callable[[], float]) -> list[float]:
    """Bradley-Terry strengths on the Elo scale; `split` divides one extra duel per pair."""
    count = len(won)
    wins = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(one):
            if won[one][other] + won[other][one] > 0:
                share = split()
                wins[one][other] = won[one][other] + share
                wins[other][one] = won[other][one] + 1 - share
    strength = [1.0] * count
    for _ in range(ELO_STEPS):
        before = list(strength)
        for one in range(count):
            weight = 0.0
            for other in range(count):
                duels = wins[one][other] + wins[other][one]
                weight += duels / (strength[one] + strength[other])
            if weight > 0:
                strength[one] = math.fsum(wins[one]) / weight
        if max(abs(now / was - 1) for now, was in zip(strength, before, strict=True)) < ELO_CHANGE:
            break
    elos = [400 * math.log10(value) for value in strength]
    middle = math.fsum(elos) / count
    return [elo - middle + MEAN_ELO for elo in elos]
