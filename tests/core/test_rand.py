from farol.core.rand import Rand


def test_the_same_seed_gives_the_same_stream():
    first, second = Rand(5), Rand(5)
    assert [first.bits() for _ in range(20)] == [second.bits() for _ in range(20)]
