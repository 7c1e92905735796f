"""Who is a saboteur, and where is the treasure? Deeds as evidence, weighed by what was learned."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.saboteur_story import BROKE, DEEDS, Story, read_story
from farol.bots.said import Said
from farol.core.data import Json, read_data
from farol.games.saboteur.tables import DIGGER_CARDS, GOAL_IDS, GOALS, SABOTEUR_CARDS, TREASURE

# Evidence is counted in 64ths of a bit, in ints: sums are the same on every machine.
BIT: Final = 64
LEAST: Final = 20 * BIT  # hypotheses so far behind the best one are dropped
POWERS: Final = [round((1 << 20) * 2 ** (-part / BIT)) for part in range(BIT)]
DIGGER: Final = 0
SABOTEUR: Final = 1
SUSPECT: Final = 0.6  # "probably a saboteur" from here on
TRUSTED: Final = 0.3  # "probably a gold-digger" up to here
TELLING: Final = 0.1  # goals whose chances differ by less are about alike


def _learned() -> dict[str, Any]:
    data: Json = read_data("farol.bots", "saboteur_belief.json")
    assert isinstance(data, dict)
    return data


_LEARNED: Final = _learned()
# EVIDENCE[role][context][deed]: how likely the deed is, as a logarithm
EVIDENCE: Final[list[list[list[int]]]] = _LEARNED["evidence"]
# TARGETS["break" or "mend"][role][role of the target]: how much likelier such a target is
TARGETS: Final[dict[str, list[list[int]]]] = _LEARNED["targets"]
TRUST: Final[int] = _LEARNED["trust"]  # in 64ths: deeds follow from each other, so evidence is cut
LEAN: Final[int] = _LEARNED["lean"]  # for each saboteur: cutting favours those who did little


@dataclass(frozen=True)
class Belief:
    """Hypotheses with their weights: who the saboteurs are (a set) and where the treasure is."""

    seats: int
    masks: list[int]
    treasures: list[int]
    weights: list[int]
    story: Story

    def saboteur(self, seat: int) -> float:
        """The chance that a seat is a saboteur."""
        guilty = sum(
            weight
            for mask, weight in zip(self.masks, self.weights, strict=True)
            if mask >> seat & 1
        )
        return guilty / sum(self.weights)

    def treasure(self, goal: int) -> float:
        """The chance that the treasure lies at a goal."""
        there = sum(
            weight
            for place, weight in zip(self.treasures, self.weights, strict=True)
            if place == goal
        )
        return there / sum(self.weights)

    def guilt(self) -> list[int]:
        """For each seat the chance that it is a saboteur, in thousandths."""
        return [round(1000 * self.saboteur(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """For each goal the chance that the treasure lies there, in thousandths."""
        return [round(1000 * self.treasure(goal)) for goal in range(GOALS)]


def onlookers(story: Story) -> Belief:
    """What somebody believes who knows nothing but what everybody saw."""
    return _weigh(story, everybody(story.seats), story.down)


def believe(seat: Seat) -> Belief:
    """What a seat should believe, from what it has seen of this round."""
    observation: dict[str, Any] = seat.observation()
    story = read_story(
        list(seat.events), seat.seats, observation["options"]["require_start_connection"]
    )
    own = observation["me"]
    role = SABOTEUR if own["role"] == "saboteur" else DIGGER
    places = possible_treasures(observation)
    return weigh_story(story, seat.number, role, places)


def possible_treasures(observation: dict[str, Any]) -> list[int]:
    """The goals where the treasure may lie for all that a seat has seen."""
    seen: dict[str, str] = observation["me"]["goals_seen"]
    for goal, card in seen.items():
        if card == GOAL_IDS[TREASURE]:
            return [int(goal)]
    return [
        goal
        for goal in range(GOALS)
        if "face" not in observation["goals"][goal] and str(goal) not in seen
    ]


def weigh_story(story: Story, seat: int, role: int, places: list[int]) -> Belief:
    """All hypotheses that fit what the seat knows, weighed by the deeds of the others."""
    return _weigh(story, assignments(story.seats, seat, role), places)


def _weigh(story: Story, possible: list[int], places: list[int]) -> Belief:
    masks: list[int] = []
    treasures: list[int] = []
    logs: list[int] = []
    priors: list[int] = []
    lean = LEAN if story.deeds else 0
    targets = _targets(story, possible)
    counts = {mask.bit_count() for mask in possible}
    shares = {count: prior(story.seats, count) for count in counts}
    for treasure in places:
        sums = _evidence(story, treasure)
        innocent = sum(both[DIGGER] for both in sums)
        guilty = [both[SABOTEUR] - both[DIGGER] for both in sums]
        for mask, fit in zip(possible, targets, strict=True):
            masks.append(mask)
            treasures.append(treasure)
            priors.append(shares[mask.bit_count()])
            total = fit + innocent + sum(guilty[seat] for seat in members(mask))
            logs.append(total * TRUST // BIT + lean * mask.bit_count())
    best = max(logs)
    weights = [
        power(best - log) * share if best - log < LEAST else 0
        for log, share in zip(logs, priors, strict=True)
    ]
    kept = [index for index, weight in enumerate(weights) if weight > 0]
    return Belief(
        story.seats,
        [masks[index] for index in kept],
        [treasures[index] for index in kept],
        scaled([weights[index] for index in kept]),
        story,
    )


def scaled(weights: list[int]) -> list[int]:
    """Weights that add up to less than 2**30, so that Rand can draw from them."""
    total = sum(weights)
    return [max(1, (weight << 29) // total) if total >> 29 else weight for weight in weights]


def power(distance: int) -> int:
    """Two to the minus `distance` (in 64ths), times 2**20."""
    return POWERS[distance % BIT] >> distance // BIT


def assignments(seats: int, seat: int, role: int) -> list[int]:
    """All sets of saboteurs that the role cards allow, with the own role as it is."""
    return [mask for mask in everybody(seats) if mask >> seat & 1 == role]


@cache
def everybody(seats: int) -> list[int]:
    """All sets of saboteurs that the role cards allow."""
    most, least = SABOTEUR_CARDS[seats], seats - DIGGER_CARDS[seats]
    return [mask for mask in range(1 << seats) if least <= mask.bit_count() <= most]


@cache
def members(mask: int) -> list[int]:
    """The seats in a set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def prior(seats: int, saboteurs: int) -> int:
    """In how many ways the role cards can be dealt to these saboteurs and the other seats."""
    ways = 1
    for dealt in range(saboteurs):
        ways *= SABOTEUR_CARDS[seats] - dealt
    for dealt in range(seats - saboteurs):
        ways *= DIGGER_CARDS[seats] - dealt
    return ways


def _evidence(story: Story, treasure: int) -> list[list[int]]:
    """For each seat and role: the logarithm of how likely its deeds are."""
    sums = [[0, 0] for _ in range(story.seats)]
    for deed in story.deeds:
        kind, context = deed.kinds[treasure], deed.contexts[treasure]
        for role in (DIGGER, SABOTEUR):
            sums[deed.seat][role] += EVIDENCE[role][context][kind]
    return sums


def _targets(story: Story, possible: list[int]) -> list[int]:
    """How well the targets of all deeds fit the roles of each hypothesis, as a logarithm."""
    aimed = Counter(
        ("break" if deed.kinds[0] == BROKE else "mend", deed.seat, deed.target)
        for deed in story.deeds
        if deed.target is not None
    )
    fits: dict[tuple[str, int, int], list[int]] = {}
    for name, count in product({name for name, _, _ in aimed}, {m.bit_count() for m in possible}):
        for role in (DIGGER, SABOTEUR):
            fits[name, count, role] = _fits(story.seats, TARGETS[name][role], count - role)
    return [
        sum(
            times * fits[name, mask.bit_count(), mask >> seat & 1][mask >> target & 1]
            for (name, seat, target), times in aimed.items()
        )
        for mask in possible
    ]


def _fits(seats: int, row: list[int], guilty: int) -> list[int]:
    """By role of the target: its logarithm beside what any target among the others would have."""
    honest = seats - 1 - guilty
    mean = (guilty * row[SABOTEUR] + honest * row[DIGGER]) // max(1, guilty + honest)
    return [fit - mean for fit in row]


# --- in words ----------------------------------------------------------------------------------


def say_belief(belief: Belief, own: int) -> list[Said]:
    """Who is a saboteur, with the deeds that say so most, and where the treasure lies."""
    said: list[Said] = []
    for seat in range(belief.seats):
        if seat != own:
            chance = belief.saboteur(seat)
            values: dict[str, int | str] = {"seat": seat + 1, "percent": round(100 * chance)}
            said.append(Said(_judged(chance), values, _reason(belief.story, seat, chance)))
    return [*said, *_say_treasure([belief.treasure(goal) for goal in range(GOALS)])]


def _judged(chance: float) -> str:
    """The sentence for so much suspicion."""
    if chance >= SUSPECT:
        return "belief-saboteur"
    return "belief-digger" if chance <= TRUSTED else "belief-open"


def _say_treasure(chances: list[float]) -> list[Said]:
    """Where the treasure lies; nothing while all goals that it may lie under are about alike."""
    goal = max(range(GOALS), key=chances.__getitem__)
    possible = [chance for chance in chances if chance > 0]
    if len(possible) == 1:
        return [Said("belief-treasure-known", {"goal": goal})]
    if chances[goal] - min(possible) < TELLING:
        return []
    return [Said("belief-treasure", {"goal": goal, "percent": round(100 * chances[goal])})]


def _reason(story: Story, seat: int, chance: float) -> Said | None:
    """The kind of deed that speaks loudest for what is believed."""
    counts = [0] * len(DEEDS)
    loudness = [0] * len(DEEDS)
    for deed in story.deeds:
        if deed.seat == seat:
            kind, context = deed.kinds[0], deed.contexts[0]
            counts[kind] += 1
            against = EVIDENCE[SABOTEUR][context][kind] - EVIDENCE[DIGGER][context][kind]
            loudness[kind] += against if chance >= 0.5 else -against
    loudest = max(range(len(DEEDS)), key=loudness.__getitem__)
    if counts[loudest] == 0 or loudness[loudest] <= 0:
        return None
    return Said(f"deed-{DEEDS[loudest]}", {"count": counts[loudest]})
