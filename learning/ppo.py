"""Proximal policy optimisation against itself, with masks of legal actions."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import torch
from torch import nn

from learning.actors import HALVES, Actors, Shared
from learning.layout import Layout
from learning.model import Learner


@dataclass(frozen=True)
class Settings:
    """A round is `steps` decisions in every game, then `epochs` passes over them."""

    processes: int = 15
    games: int = 256  # of each process in each half
    steps: int = 64
    epochs: int = 3
    batch: int = 16384
    first: int = 256  # widths of the hidden layers
    second: int = 96
    rate: float = 1.2e-3  # falls to a fiftieth
    clip: float = 0.2
    entropy: float = 0.02  # falls to a fifth
    value: float = 0.5
    trace: float = 0.97  # lambda of the advantages; nothing is discounted
    gradient: float = 0.5  # the greatest norm
    seed: int = 1


@dataclass
class Round:
    """The decisions of one round: steps x rows."""

    seen: Any
    legal: Any
    seats: Any
    chosen: Any
    chances: Any  # logarithms
    values: Any  # steps x rows x seats, from the viewer on
    returns: Any
    ended: Any


class Collector:
    """Plays rounds: one half is stepped by the processes while the other's moves are chosen."""

    def __init__(self, layout: Layout, actors: Actors, device: Any) -> None:
        self._layout: Final = layout
        self._actors: Final = actors
        self._device: Final = device
        self._unmoved = [False] * HALVES
        for half in range(HALVES):
            actors.begin(half)
        self.counts: Final = torch.from_numpy(actors.seats).to(device).repeat(HALVES)

    def play(self, learner: Learner, steps: int) -> Round:
        """One round, with the values of the positions after it as the last row of `values`."""
        rows, layout, device = self._actors.rows, self._layout, self._device
        most, every = max(layout.seats), HALVES * self._actors.rows
        new = {"device": device}
        found = Round(
            torch.empty((steps + 1, every, layout.size), dtype=torch.uint8, **new),
            torch.empty((steps + 1, every, layout.actions), dtype=torch.bool, **new),
            torch.empty((steps + 1, every), dtype=torch.int64, **new),
            torch.empty((steps, every), dtype=torch.int64, **new),
            torch.empty((steps, every), **new),
            torch.empty((steps + 1, every, most), **new),
            torch.zeros((steps, every, most), **new),
            torch.zeros((steps, every), dtype=torch.bool, **new),
        )
        for step in range(steps + 1):
            for half in range(HALVES):
                shared = self._rows(half)
                place = slice(half * rows, (half + 1) * rows)
                self._note(found, step, place, shared)
                if step < steps:
                    self._choose(learner, found, step, place, shared)
                    self._actors.begin(half)
                else:
                    self._value(learner, found, step, place)
                    self._unmoved[half] = True
        return found

    def _rows(self, half: int) -> Shared:
        """The rows of a half; those without a move yet, at the end of a round, are read again."""
        if self._unmoved[half]:
            self._unmoved[half] = False
            return self._actors.halves[half]
        return self._actors.wait(half)

    def _note(self, found: Round, step: int, place: slice, shared: Shared) -> None:
        """The rows of a half, and what the step before brought."""
        device = self._device
        found.seen[step, place] = torch.from_numpy(shared.seen).to(device)
        found.legal[step, place] = torch.from_numpy(shared.masks).to(device).bool()
        found.seats[step, place] = torch.from_numpy(shared.seats).to(device).long()
        if step > 0:
            found.returns[step - 1, place] = torch.from_numpy(shared.returns).to(device)
            found.ended[step - 1, place] = torch.from_numpy(shared.ended).to(device).bool()

    def _choose(
        self, learner: Learner, found: Round, step: int, place: slice, shared: Shared
    ) -> None:
        with torch.no_grad(), _precision(self._device):
            logits, values = learner(found.seen[step, place], found.legal[step, place])
        chances = torch.log_softmax(logits, -1)
        noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
        chosen = (chances + noise).argmax(-1)
        found.values[step, place] = values
        found.chosen[step, place] = chosen
        found.chances[step, place] = chances.gather(-1, chosen[:, None]).squeeze(-1)
        shared.chosen[:] = chosen.cpu().numpy()

    def _value(self, learner: Learner, found: Round, step: int, place: slice) -> None:
        with torch.no_grad(), _precision(self._device):
            _, values = learner(found.seen[step, place], found.legal[step, place])
        found.values[step, place] = values


def _precision(device: Any) -> Any:
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def targets(found: Round, counts: Any, trace: float) -> tuple[Any, Any, Any]:
    """Advantages of the decisions, returns by seat from the viewer on, and whose seats exist.

    After a decision comes the next one of the same seat. Between the last decision of a seat and
    the end of the round, the values by the last row's seat stand for it.
    """
    steps, rows = found.chosen.shape
    most = found.values.shape[-1]
    device = found.values.device
    order = torch.arange(most, device=device)
    # absolute seat -> place relative to the viewer
    relative = (order[None, None, :] - found.seats[..., None]) % counts[None, :, None]
    there = order[None, :] < counts[:, None]
    absolute = found.values.gather(-1, relative.clamp(max=most - 1))  # by absolute seat
    ahead = absolute[steps].clone()  # return that each seat can expect: lambda returns
    plain = absolute[steps].clone()  # value at its next decision
    advantages = torch.empty((steps, rows), device=device)
    wanted = torch.empty((steps, rows, most), device=device)
    every = torch.arange(rows, device=device)
    for step in reversed(range(steps)):
        over = found.ended[step][:, None]
        ahead = torch.where(over, found.returns[step], ahead)
        plain = torch.where(over, found.returns[step], plain)
        seat = found.seats[step]
        mine = absolute[step][every, seat]
        # lambda return of this decision: the next value and the next lambda return, mixed
        brought = (1 - trace) * plain[every, seat] + trace * ahead[every, seat]
        advantages[step] = brought - mine
        ahead = ahead.clone()
        plain = plain.clone()
        ahead[every, seat] = brought
        plain[every, seat] = mine
        turned = (order[None, :] + seat[:, None]) % counts[:, None]  # relative -> absolute
        wanted[step] = ahead.gather(-1, turned)
    return advantages, wanted, there


class Trainer:
    """A learner, its optimiser, and the games that it plays."""

    def __init__(self, layout: Layout, settings: Settings, device: Any) -> None:
        torch.manual_seed(settings.seed)
        self.settings: Final = settings
        self.layout: Final = layout
        self.device: Final = device
        self.actors: Final = Actors(layout, settings.processes, settings.games, settings.seed)
        self.learner: Final = Learner(layout, settings.first, settings.second).to(device)
        self.optimiser: Final = torch.optim.Adam(
            self.learner.parameters(), lr=settings.rate, eps=1e-5
        )
        self.decisions = 0
        self.seconds = 0.0

    def save(self) -> dict[str, Any]:
        """All that is needed to go on later."""
        return {
            "learner": self.learner.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "decisions": self.decisions,
            "seconds": self.seconds,
        }

    def load(self, saved: dict[str, Any]) -> None:
        """Go on from what `save` returned."""
        self.learner.load_state_dict(saved["learner"])
        self.optimiser.load_state_dict(saved["optimiser"])
        self.decisions, self.seconds = saved["decisions"], saved["seconds"]

    def train(self, seconds: float) -> Iterator[dict[str, float]]:
        """Rounds until so many seconds of training have passed in all; figures of each."""
        collector = Collector(self.layout, self.actors, self.device)
        while self.seconds < seconds:
            begun = time.perf_counter()
            left = 1 - self.seconds / seconds
            for group in self.optimiser.param_groups:
                group["lr"] = self.settings.rate * max(0.02, left)
            found = collector.play(self.learner, self.settings.steps)
            played = time.perf_counter()
            figures = self._learn(found, collector.counts, left)
            self.decisions += found.chosen.numel()
            now = time.perf_counter()
            self.seconds += now - begun
            yield figures | {
                "seconds": self.seconds,
                "decisions": self.decisions,
                "playing": played - begun,
                "learning": now - played,
            }

    def _learn(self, found: Round, counts: Any, left: float) -> dict[str, float]:
        settings = self.settings
        advantages, wanted, there = targets(found, counts, settings.trace)
        steps, rows = found.chosen.shape
        total = steps * rows
        seen = found.seen[:steps].reshape(total, -1)
        legal = found.legal[:steps].reshape(total, -1)
        chosen, chances = found.chosen.reshape(total), found.chances.reshape(total)
        gains = advantages.reshape(total)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        wanted = wanted.reshape(total, -1)
        there = there.expand(steps, -1, -1).reshape(total, -1)
        entropy_share = settings.entropy * max(0.2, left)
        figures = torch.zeros(4, device=self.device)
        parts = 0
        for _ in range(settings.epochs):
            order = torch.randperm(total, device=self.device)
            for rows_of in order.split(settings.batch):
                with _precision(self.device):
                    logits, values = self.learner(seen[rows_of], legal[rows_of])
                spread = torch.log_softmax(logits, -1)
                now = spread.gather(-1, chosen[rows_of][:, None]).squeeze(-1)
                ratio = (now - chances[rows_of]).exp()
                gain = gains[rows_of]
                kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.min(ratio * gain, kept * gain).mean()
                entropy = -(spread.exp() * spread.clamp(min=-60)).sum(-1).mean()
                error = (values - wanted[rows_of]).square()[there[rows_of]].mean()
                loss = policy + settings.value * error - entropy_share * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.learner.parameters(), settings.gradient)
                self.optimiser.step()
                figures += torch.stack(
                    [
                        entropy.detach(),
                        error.detach(),
                        policy.detach(),
                        (ratio - 1).abs().mean().detach(),
                    ]
                )
                parts += 1
        names = ("entropy", "error", "policy", "change")
        return dict(zip(names, (figures / parts).tolist(), strict=True)) | {
            "variance": float(wanted[there].var()),
            "ended": float(found.ended.float().sum()),
        }
