import shutil
import subprocess

import pytest

from farol.bench import measure
from farol.bench.machine import measured_on, processor
from farol.core.rand import Rand
from farol.games import ALL, AnyGame
from farol.version import is_compiled, version_line

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)


@every_game
def test_positions_all_have_a_seat_to_act(game: AnyGame) -> None:
    found = measure.positions(game, game.seats[0], Rand(1))
    assert len(found) == measure.POSITIONS
    assert all(state.to_act() >= 0 for state in found)


@every_game
def test_the_same_seed_finds_the_same_positions(game: AnyGame) -> None:
    first = measure.positions(game, game.seats[-1], Rand(5))
    second = measure.positions(game, game.seats[-1], Rand(5))
    assert [game.dump(state) for state in first] == [game.dump(state) for state in second]


@every_game
@pytest.mark.parametrize(
    ("measured", "rates"),
    [
        (measure.playouts, {"decisions_per_second", "games_per_second"}),
        (measure.copies, {"copies_per_second"}),
        (measure.worlds, {"worlds_per_second"}),
    ],
)
def test_a_figure_says_all_that_one_needs_to_judge_it(
    game: AnyGame, measured: measure.Measure, rates: set[str]
) -> None:
    figure = measured(game, game.seats[0], 0.01, 7).to_json()
    always = {"bench", "game", "seats", "seed", "seconds", "compiled", "machine"}
    assert set(figure) == always | rates
    assert (figure["game"], figure["seats"], figure["seed"]) == (game.name, game.seats[0], 7)
    assert figure["compiled"] == is_compiled()
    assert isinstance(figure["machine"], dict)
    assert set(figure["machine"]) == {"processor", "system", "python", "cores"}


@every_game
def test_rates_are_work_done_by_time_taken(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(measure, "perf_counter", lambda: next(ticks))
    figure = measure.playouts(game, game.seats[0], 4.0, 1)
    # Each look at the clock takes one second: start, then two looks around each batch of one.
    assert figure.seconds == 4
    assert figure.rates["games"] == 2 / 4


@pytest.mark.skipif(shutil.which("lscpu") is None, reason="There is no lscpu.")
def test_a_processor_is_called_by_its_name() -> None:
    told = subprocess.run(["lscpu"], capture_output=True, text=True, check=True).stdout
    names = [line.split(":")[1].strip() for line in told.splitlines() if "Model name:" in line]
    assert processor() in names
    assert measured_on().startswith(f"{version_line()} on {processor()}, ")
