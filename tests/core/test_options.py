import pytest

from farol.core.data import Json
from farol.core.errors import BadOptions
from farol.core.options import Choice, Flag, Number, complete_options

SCHEMA = (Flag("moon", False), Number("rounds", 3, 1, 9), Choice("deck", ("small", "large")))


def test_what_is_not_given_is_the_default() -> None:
    assert complete_options(SCHEMA, None) == {"moon": False, "rounds": 3, "deck": "small"}


def test_what_is_given_counts() -> None:
    given: dict[str, Json] = {"moon": True, "rounds": 9, "deck": "large"}
    assert complete_options(SCHEMA, given) == given


@pytest.mark.parametrize(
    ("given", "word"),
    [
        ({"moon": 1}, "moon"),
        ({"moon": "yes"}, "moon"),
        ({"rounds": 0}, "from 1 to 9"),
        ({"rounds": 10}, "from 1 to 9"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 2.0}, "rounds"),
        ({"deck": "huge"}, "small, large"),
        ({"deck": ["small"]}, "small, large"),
        ({"sun": True}, "deck, moon, rounds"),
        ([], "JSON object"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_reason(given: dict[str, Json], word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        complete_options(SCHEMA, given)
