"""Two people at one device: a curtain between their hands."""

import pytest

from tests.browser.evenings import EVENINGS, Evening, everything, play
from tests.browser.people import CURTAIN, MINE, Person
from tests.browser.secrecy import check_secrecy


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_the_curtain_falls_between_two_hands(evening: Evening, ana: Person) -> None:
    code = evening.open(ana, MINE, {"kind": "mine", "name": "Bea"}, start=True)
    page = ana.go(f"#/t/{code}")
    for name in ("I am Ana", "I am Bea"):
        play_until_curtain(ana, name)
        assert evening.hands_on(page) == 0
        page.locator(CURTAIN).click()
        ana.wait_for_turn()
    assert play(ana) > 3
    check_secrecy(ana, everything(ana, code), 0, 1)


def play_until_curtain(ana: Person, name: str) -> None:
    """Until the curtain asks for somebody."""
    for turn in range(50):
        ana.page.wait_for_selector(f"{CURTAIN}, .status.mine")
        if ana.page.get_by_role("button", name=name).count():
            return
        ana.plays(turn)
    raise AssertionError(f"the curtain never asks for {name}")
