"""Prepared scenes of each game, always the same."""

from collections.abc import Callable
from typing import Final

from tests.browser import saboteur_deals
from tests.browser.ahead import Liking, Moment, Plan, open_ahead
from tests.browser.people import BOT, MINE, Person, Seen

Opening = Callable[[Person], None]
BEATEN: Final = {"act": 1.0, "end_turn": -1.0}


def digs(_seat: int, choice: Seen) -> float:
    """Everybody digs and breaks tools."""
    return {"lay": 1.0 + int(choice.get("x", 0)) / 8, "break": 2.0}.get(choice["type"], 0.0)


def wins(_seat: int, choice: Seen) -> float:
    """Everybody helps to find the gold."""
    return {"lay": 1 + int(choice.get("x", 0)), "mend": 8}.get(choice["type"], 0)


def mine(ana: Person, seats: int, *cards: str) -> None:
    """The first turn of a round, with these cards in hand."""
    options = {"first_seat": 1}
    script = saboteur_deals.opening(seats, *cards, **options)
    players = [MINE, *[BOT] * (seats - 1)]
    code = ana.open_table("saboteur", *players, options=options, start=True, rehearsal=script)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


def dug_mine(ana: Person, seats: int, kind: str) -> None:
    """A mine after some digging, with broken tools, and a card for this kind of choice."""

    def wanted(moment: Moment) -> bool:
        view = moment.view
        broken = sum(len(player["broken"]) for player in view["players"])
        return len(view["mine"]) >= 12 and broken >= 2 and moment.offers(kind)

    open_ahead(ana, "saboteur", MINE, *[BOT] * (seats - 1), plan=Plan(wanted, digs))


def hold(ana: Person, kind: str) -> None:
    """Select the first card of this kind in the hand."""
    hand = ana.view()["me"]["hand"]
    index = next(index for index, card in enumerate(hand) if card.startswith(kind))
    ana.page.locator(f"[data-hand='{index}']").click()


def saboteur_start(ana: Person) -> None:
    mine(ana, 3)


def saboteur_places(ana: Person) -> None:
    mine(ana, 5)
    ana.page.locator("[data-hand='0']").click()
    ana.page.wait_for_selector(".place[data-cell]")


def saboteur_preview(ana: Person) -> None:
    dug_mine(ana, 5, "lay")
    play = next(one for one in ana.choices() if one["type"] == "lay")
    ana.page.locator(f"[data-hand='{ana.view()['me']['hand'].index(play['card'])}']").click()
    ana.page.locator(f".place[data-cell='{play['x']},{play['y']}']").click()


def saboteur_ten(ana: Person) -> None:
    dug_mine(ana, 10, "break")


def saboteur_break(ana: Person) -> None:
    dug_mine(ana, 10, "break")
    hold(ana, "break-")


def saboteur_map(ana: Person) -> None:
    mine(ana, 5, "map")
    hold(ana, "map")


def saboteur_peek(ana: Person) -> None:
    saboteur_map(ana)
    ana.page.locator("[data-goal='1'] [data-offer]").click()
    ana.page.locator(".do .primary").click()
    ana.page.wait_for_selector(".peek")


def saboteur_gold(ana: Person) -> None:
    plan = Plan(lambda moment: moment.offers("pick"), wins)
    open_ahead(ana, "saboteur", MINE, BOT, BOT, BOT, plan=plan)


def ghosts_offer(ana: Person) -> None:
    plan = Plan(lambda moment: moment.offers("take"))
    open_ahead(ana, "ghosts_galore", MINE, BOT, BOT, BOT, plan=plan)


def ghosts_place(ana: Person) -> None:
    def wanted(moment: Moment) -> bool:
        return moment.offers("place") and moment.view.get("round", 0) >= 3

    open_ahead(ana, "ghosts_galore", MINE, BOT, BOT, plan=Plan(wanted))


def ghosts_first(ana: Person) -> None:
    code = ana.open_table("ghosts_galore", MINE, BOT, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


def lays(_seat: int, choice: Seen) -> float:
    """Everybody rides as far as they can, and derails."""
    return float(choice["type"] == "lay")


def passes(_seat: int, choice: Seen) -> float:
    return float(choice["type"] == "pass")


def loknroll_start(ana: Person) -> None:
    code = ana.open_table(
        "loknroll",
        MINE,
        *[BOT] * 3,
        options={"start": "seat_1"},
        start=True,
        rehearsal={"outcomes": ["draw:turn-b-4"]},
    )
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


def loknroll_turn(ana: Person) -> None:
    def wanted(moment: Moment) -> bool:
        return moment.view["phase"] == "act" and moment.offers("lay")

    open_ahead(ana, "loknroll", MINE, *[BOT] * 3, plan=Plan(wanted, passes))


def loknroll_odds(ana: Person) -> None:
    loknroll_turn(ana)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".hand .piece.can:not([data-type=chaos])").first.click()


def loknroll_penalty(ana: Person) -> None:
    def wanted(moment: Moment) -> bool:
        orders = [one["shows"]["order"] for one in moment.choices if one["type"] == "accept"]
        return bool(orders) and len(orders[0]) > 1

    open_ahead(ana, "loknroll", MINE, BOT, plan=Plan(wanted, lays))


def loknroll_alone(ana: Person) -> None:
    code = ana.open_table("loknroll", MINE, start=True)
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


def acts(wanted: str) -> Liking:
    """A preference for one action."""

    def likes(_seat: int, choice: Seen) -> float:
        if choice["type"] == "act":
            return 3.0 if choice["action"] == wanted else 1.0
        return BEATEN.get(choice["type"], 0.0)

    return likes


def halloween_start(ana: Person) -> None:
    code = ana.open_table(
        "halloween", MINE, BOT, BOT, start=True, rehearsal={"outcomes": ["begins:1"]}
    )
    ana.go(f"#/t/{code}")
    ana.wait_for_turn()


def halloween_late(ana: Person) -> None:
    def wanted(moment: Moment) -> bool:
        return moment.offers("act") and moment.view.get("round", 0) >= 5

    open_ahead(ana, "halloween", MINE, BOT, BOT, BOT, plan=Plan(wanted, acts("summon")))


def halloween_master(ana: Person) -> None:
    def wanted(moment: Moment) -> bool:
        return moment.offers("act") and moment.view.get("round", 0) >= 4

    plan = Plan(wanted, acts("haunt"))
    open_ahead(ana, "halloween", MINE, BOT, BOT, BOT, plan=plan, master=True)


def halloween_question(ana: Person) -> None:
    """Within an action: a choice in the town is pending."""

    def wanted(moment: Moment) -> bool:
        kinds = {choice["type"] for choice in moment.choices}
        return not kinds & {"act", "end_turn"} and len(moment.choices) > 3

    open_ahead(ana, "halloween", MINE, BOT, BOT, plan=Plan(wanted, acts("haunt")))


GAME_SCENES: Final[tuple[Opening, ...]] = (
    *(saboteur_start, saboteur_places, saboteur_preview, saboteur_ten, saboteur_break),
    *(saboteur_map, saboteur_peek, saboteur_gold, ghosts_first, ghosts_offer, ghosts_place),
    *(loknroll_start, loknroll_turn, loknroll_odds, loknroll_penalty, loknroll_alone),
    *(halloween_start, halloween_late, halloween_master, halloween_question),
)
