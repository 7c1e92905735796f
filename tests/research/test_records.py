"""Data sets: made by the arena, continued, read as arrays that agree with the rules."""

from pathlib import Path

import numpy as np
import pytest

from farol.arena.run import Plan, keep
from farol.bots.workers import Here
from farol.core.archive import About, Appending, Archive, BadArchive, Finished
from farol.core.record import replay
from farol.games import ALL
from farol.research.records import Records
from farol.research.spaces import BadUse

PLANS = [
    Plan("saboteur", ("novice", "random", "random"), 4, 3),
    Plan("ghosts_galore", ("novice", "random"), 4, 3),
    Plan("loknroll", ("random", "random"), 4, 3),
    Plan("halloween", ("novice", "novice"), 2, 3),
]


def kept(plan: Plan, folder: Path) -> Path:
    keep(plan, folder / "some.games", Here(), lambda _done: None)
    return folder / "some.games"


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.game)
def test_decisions_are_what_the_rules_say(plan: Plan, tmp_path: Path) -> None:
    records = Records(kept(plan, tmp_path))
    space = records.space
    rows = list(records.decisions(masks=True, together=3))
    assert [len(set(one.games.tolist())) for one in rows] == ([3, 1] if plan.games == 4 else [2])
    row = 0
    joined = {name: np.concatenate([getattr(one, name) for one in rows]) for name in vars(rows[0])}
    for number, record in enumerate(records):
        state = space.new()
        first = row
        for entry in record.actions:
            seat = state.to_act()
            if seat >= 0:
                assert (joined["games"][row], joined["seats"][row]) == (number, seat)
                assert joined["observations"][row].tobytes() == space.observation(state, seat)
                assert np.flatnonzero(joined["masks"][row]).tolist() == space.legal(state)
                assert joined["numbers"][row] == space.number(state, entry)
                row += 1
            state.apply(entry)
        returns = space.returns(state)
        seats = joined["seats"][first:row]
        assert joined["returns"][first:row].tolist() == pytest.approx([returns[s] for s in seats])
        assert records.results().scores[number].tolist() == space.points(state)
        assert records.results().places[number].tolist() == space.places(state)
        assert records.results().returns[number].tolist() == pytest.approx(returns)
        assert records.results().lengths[number] == len(record.actions)
    assert row == len(joined["games"])


def test_what_is_not_asked_for_is_not_there(tmp_path: Path) -> None:
    records = Records(kept(PLANS[2], tmp_path))
    (rows,) = records.decisions(observations=False)
    assert (rows.observations.shape[1], rows.masks.shape[1]) == (0, 0)
    assert len(rows) == len(rows.numbers) > 100
    with pytest.raises(BadUse, match="At least one game"):
        next(records.decisions(together=0))


def test_a_data_set_grows_and_tells_who_sat_where(tmp_path: Path) -> None:
    few = Plan("loknroll", ("novice", "random"), 3, 7)
    more = Plan("loknroll", ("novice", "random"), 6, 7)
    told: list[int] = []
    keep(few, tmp_path / "a", Here(), told.append)
    keep(more, tmp_path / "a", Here(), told.append)
    keep(more, tmp_path / "b", Here(), lambda _done: None)
    assert told == [0, 1, 2, 3, 3, 4, 5, 6]
    assert list(Records(tmp_path / "a")) == list(Records(tmp_path / "b"))
    records = Records(tmp_path / "a")
    assert "6 games of loknroll" in repr(records)
    turns = records.results().turns.tolist()
    assert turns == [0, 1, 0, 1, 0, 1]
    assert [records.about.seated(turn)[0] for turn in turns[:2]] == ["novice", "random"]
    for record in records:
        replay(ALL["loknroll"], record)


def test_an_interrupted_data_set_keeps_what_was_played(tmp_path: Path) -> None:
    plan = Plan("loknroll", ("random", "random"), 5, 7)

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        keep(plan, tmp_path / "a", Here(), stop)
    assert len(Archive(tmp_path / "a")) == 2
    assert keep(plan, tmp_path / "a", Here(), lambda _done: None) == 5
    keep(plan, tmp_path / "b", Here(), lambda _done: None)
    assert list(Records(tmp_path / "a")) == list(Records(tmp_path / "b"))


def test_an_archive_that_cannot_be_is_refused(tmp_path: Path) -> None:
    path = kept(PLANS[2], tmp_path)
    about = Archive(path).about
    whole = next(Archive(path).records()).actions
    for name, actions, why in (
        ("short", whole[:-1], "does not come to its end"),
        ("long", [*whole, 0], "which cannot be"),
        ("wrong", [10**6, *whole], "which cannot be"),
    ):
        file = Appending(tmp_path / name, about)
        file.add(Finished(actions, [0, 0], [1, 2]))
        file.close()
        with pytest.raises(BadArchive, match=why):
            next(Records(tmp_path / name).decisions())
    other = About("loknroll", about.version + 1, 2, about.options, about.players, {})
    Appending(tmp_path / "other", other).close()
    with pytest.raises(BadArchive, match="which this program does not play"):
        Records(tmp_path / "other")
    assert Archive(tmp_path / "other").about.version == about.version + 1


def test_a_data_set_without_games_has_no_rows(tmp_path: Path) -> None:
    Appending(tmp_path / "none", Archive(kept(PLANS[2], tmp_path)).about).close()
    records = Records(tmp_path / "none")
    assert records.results().returns.shape == (0, 2)
    assert list(records.decisions()) == []
