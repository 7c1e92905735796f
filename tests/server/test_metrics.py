"""Prometheus metrics."""

from farol.server.metrics import Moves, Seconds


def test_seconds_stand_in_the_buckets_up_to_which_they_reach() -> None:
    seconds = Seconds("farol_nap_seconds", "Naps")
    for nap in (0.001, 0.0011, 9.0):
        seconds.observe(nap)
    samples = {
        (sample.name, sample.labels.get("le")): sample.value
        for family in seconds.collect()
        for sample in family.samples
    }
    assert samples["farol_nap_seconds_bucket", "0.0005"] == 0
    assert samples["farol_nap_seconds_bucket", "0.001"] == 1
    assert samples["farol_nap_seconds_bucket", "0.002"] == 2
    assert samples["farol_nap_seconds_bucket", "5.0"] == 2
    assert samples["farol_nap_seconds_bucket", "+Inf"] == 3
    assert samples["farol_nap_seconds_count", None] == 3
    assert samples["farol_nap_seconds_sum", None] == 0.001 + 0.0011 + 9.0


def test_moves_of_people_and_bots_are_counted_apart() -> None:
    moves = Moves()
    moves.of_people += 2
    moves.of_bots += 1
    samples = [sample for family in moves.collect() for sample in family.samples]
    assert [(sample.name, sample.labels, sample.value) for sample in samples] == [
        ("farol_moves_total", {"by": "person"}, 2),
        ("farol_moves_total", {"by": "bot"}, 1),
    ]
