"""Two people at one device: a curtain between their hands."""

import pytest

from tests.browser.evenings import END, EVENINGS, Evening, everything, play
from tests.browser.people import CURTAIN, MINE, Person
from tests.browser.secrecy import check_secrecy

LONGEST_OPENING = 50  # turns until both were called


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_the_curtain_falls_between_two_hands(evening: Evening, ana: Person) -> None:
    code = evening.open(ana, MINE, {"kind": "mine", "name": "Bea"}, start=True, short=True)
    page = ana.go(f"#/t/{code}")
    called: set[str] = set()
    for turn in range(LONGEST_OPENING):
        page.wait_for_selector(f"{CURTAIN}, .status.mine, {END}")
        if page.locator(CURTAIN).count():
            assert evening.hands_on(page) == 0
            called.add(page.locator(CURTAIN).inner_text())
        if len(called) == 2:
            break
        ana.plays(turn)
    assert called == {"I am Ana", "I am Bea"}
    play(ana)
    check_secrecy(ana, everything(ana, code), 0, 1)
