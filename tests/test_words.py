import pytest

from farol.words import Words, preferred_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "es-ES"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_a_message_is_said_with_its_values() -> None:
    words = Words(
        "gold = { $count ->\n    [one] one nugget\n   *[other] { $count } nuggets\n }\n", "en"
    )
    assert words.say("gold", count=1) == "one nugget"
    assert words.say("gold", count=3) == "3 nuggets"


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("gold = gold\n", "en").say("silver")


def test_a_value_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="gold"):
        Words("gold = { $count } nuggets\n", "en").say("gold")


def test_a_message_without_text_is_an_error() -> None:
    with pytest.raises(ValueError, match="gold"):
        Words("gold =\n    .help = shiny\n", "en").say("gold")
