"""Errors planted in Embers, each in a class of its own, and the check that catches each.

Five of them (marked) were once missed, in another game and by an older suite.
"""

from dataclasses import dataclass, replace

from embers.game import EmbersGame
from embers.rules import COPIES, HAND, KINDS, NONE, SPARK, Embers

from farol.core.data import Json
from farol.core.declared import WHAT
from farol.core.event import NOBODY, Event, everyone, only
from farol.core.layout import Layout
from farol.core.rand import Rand
from farol.core.text import Section


class LostCardToldToSeats(Embers):
    """Once missed: what a seat buries is told to all seats."""

    def bury(self, seat: int, kind: int, log: list[Event]) -> None:
        super().bury(seat, kind, [])
        log.append(Event("buried", seat, (), (kind,), everyone(self.seats)))


class GoneCardSampled(Embers):
    """Once missed: worlds deal cards that were burnt before everybody's eyes."""

    def open_cards(self) -> list[int]:
        return [kind for row in self.rows for kind in row]


class SightingForgotten(Embers):
    """Once missed: who has looked at the hearth neither sees it again nor believes in it."""

    def knows_hearth(self, seat: int) -> bool:  # noqa: ARG002
        return False


class RareFieldNotCopied(Embers):
    """Once missed: a copy forgets what few games ever set."""

    def copy(self) -> Embers:
        twin = super().copy()
        twin.flare = False
        return twin


class PassedSeatActs(Embers):
    """Once missed, and only a test of the rule can know: turns go to seats that have passed."""

    def next_seat(self) -> int:
        return (self.turn + 1) % self.seats


class CopySharesList(Embers):
    """A copy and its original burn cards on one pile."""

    def copy(self) -> Embers:
        twin = super().copy()
        twin.burnt = self.burnt
        return twin


class LazyWorld(Embers):
    """A seat believes in the real world only."""

    def sample_world(self, seat: int, rand: Rand) -> Embers:  # noqa: ARG002
        return self.copy()


class LateLazyWorld(Embers):
    """In the second half of a game a seat believes in the real hearth, seen or not."""

    def sample_world(self, seat: int, rand: Rand) -> Embers:
        world = super().sample_world(seat, rand)
        if any(self.passed) and world.hearth != self.hearth:
            return self.sample_world(seat, rand)
        return world


class UnfairChance(Embers):
    """Every kind of card is dealt equally often, however many of it are left."""

    def sample_chance(self, rand: Rand) -> int:
        return rand.choice([kind for kind, count in enumerate(self.pile) if count])


class CardVanishes(Embers):
    """A second burnt spark is nowhere any more."""

    def burn(self, seat: int, kind: int, log: list[Event]) -> None:
        super().burn(seat, kind, log)
        if self.burnt[seat] == [SPARK] * HAND:
            self.burnt[seat].pop()


class ToldToTheNeighbour(Embers):
    """A card that is dealt is told to the next seat instead."""

    def deal(self, kind: int, log: list[Event]) -> None:
        super().deal(kind, log)
        told = log[-1]
        if told.kind == "dealt":
            log[-1] = Event("dealt", told.seat, (), (kind,), only((told.seat + 1) % self.seats))


class LostCardToldToAll(EmbersGame):
    """What a seat buries is told to spectators too."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        return super().event_view(event, event.seat if event.kind == "buried" else seat)


class HandsInSight(EmbersGame):
    """All see what is in every hand."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def player(self, state: Embers, seat: int) -> dict[str, Json]:
        hand: list[Json] = [KINDS[kind] for kind in state.hands[seat]]
        return {**super().player(state, seat), "hand": hand}


class FieldNotDumped(EmbersGame):
    """A dump leaves out who has looked."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def dump(self, state: Embers) -> dict[str, Json]:
        return {**super().dump(state), "looked": [False] * state.seats}


class FieldNotDeclared(EmbersGame):
    """The layout forgets what few games ever set: it is neither dumped nor loaded."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def __init__(self) -> None:
        super().__init__()
        self.layout = Layout(
            WHAT,
            lambda fields: Embers(fields.integer("seats", 2, 3)),
            lambda state: {"seats": state.seats},
            [one.field(name) for name, one in Embers.members.items() if name != "flare"],
            lambda _: None,
        )


class ViewDrifts(EmbersGame):
    """A view holds what no type declares."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def observe(self, state: Embers, seat: int | None) -> dict[str, Json]:
        return {**super().observe(state, seat), "warmth": 3}


class EndUntold(EmbersGame):
    """A view does not say how the game ended."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def observe(self, state: Embers, seat: int | None) -> dict[str, Json]:
        view = super().observe(state, seat)
        return {name: value for name, value in view.items() if name != "result"}


class NamelessEvent(EmbersGame):
    """A kind of event has no name in any language."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def names(self, language: str) -> str:
        return super().names(language).replace("event-burnt", "event-smouldered")


class NamelessMember(EmbersGame):
    """A member of the view has no name in any language."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def names(self, language: str) -> str:
        return super().names(language).replace("flare =", "blaze =")


class NamelessWord(EmbersGame):
    """A word that a view holds has no name in any language."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def names(self, language: str) -> str:
        return super().names(language).replace("word-coal", "lump-coal")


class NamelessCount(EmbersGame):
    """Something that players count has no name in any language."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def names(self, language: str) -> str:
        return super().names(language).replace("notebook-burnt", "notebook-smouldered")


class CardsShownAgain(EmbersGame):
    """A view shows every burnt card several times, so that a notebook counts more than there are."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def player(self, state: Embers, seat: int) -> dict[str, Json]:
        view = super().player(state, seat)
        burnt = view["burnt"]
        assert isinstance(burnt, list)
        return {**view, "burnt": burnt * 4}


class IllegalActionRead(EmbersGame):
    """A card is accepted that the seat does not have."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def legal(self, state: Embers, request: int) -> int:
        if state.to_act() >= 0 and state.pile != [COPIES] * len(KINDS) and state.hearth != NONE:
            return request
        return super().legal(state, request)


class OpenChoiceTogether(EmbersGame):
    """Seats are said to choose together although each sees what those before it did."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def together(self, state: Embers) -> list[int]:
        turn = state.to_act()
        return [] if turn < 0 or any(state.passed) else list(range(turn, state.seats))


class EvenWorlds(Embers):
    """A world has every kind of hearth equally often, however many cards of it are unseen."""

    def sample_world(self, seat: int, rand: Rand) -> Embers:
        kinds = sorted(set(self.unseen_by(seat)))
        wanted = rand.choice(kinds) if kinds else NONE
        world = super().sample_world(seat, rand)
        while self.hearth != NONE and not self.knows_hearth(seat) and world.hearth != wanted:
            world = super().sample_world(seat, rand)
        return world


class FalseEvent(Embers):
    """A card is said to be burnt that goes back into the hand, when it is the last one."""

    def burn(self, seat: int, kind: int, log: list[Event]) -> None:
        if len(self.hands[seat]) > 1:
            super().burn(seat, kind, log)
        else:
            self.hands[seat].remove(kind)
            self.rows[seat].append(kind)
            log.append(Event("burnt", seat, (kind,), (), NOBODY))


class ForgetfulOfDice(Embers):
    """One burial in fifty goes wrong, by a chance of its own."""

    def bury(self, seat: int, kind: int, log: list[Event]) -> None:
        super().bury(seat, kind, log)
        if hash(("buried", repr(self.rows), repr(self.hands))) % 50 == 0:
            self.looked[seat] = True


class RareDice(EmbersGame):
    """It decides something by itself, seldom."""

    def __init__(self) -> None:
        super().__init__(ForgetfulOfDice)


class LooseOrder(EmbersGame):
    """A view has words in the order of a set."""

    def observe(self, state: Embers, seat: int | None) -> dict[str, Json]:
        view = super().observe(state, seat)
        return {name: view[name] for name in set(view)}


class OtherNumber(EmbersGame):
    """A number is another one in Spanish."""

    __module__ = EmbersGame.__module__  # its laws and texts are those of Embers

    def rules(self, language: str) -> tuple[Section, ...]:
        return tuple(
            Section(
                section.number,
                section.title,
                tuple(
                    replace(
                        rule,
                        text=rule.text.replace(
                            "Cada asiento recibe dos", "Cada asiento recibe tres"
                        ),
                    )
                    for rule in section.rules
                ),
            )
            for section in super().rules(language)
        )


@dataclass(frozen=True)
class Planted:
    """An error, the name of the check that finds it (`rule`: a test of the rules), and its words."""

    error: type[Embers] | type[EmbersGame]
    caught_by: str
    saying: str
    rule: bool = False

    @property
    def game(self) -> EmbersGame:
        """The game with the error in it."""
        return self.error() if issubclass(self.error, EmbersGame) else EmbersGame(self.error)


PLANTED = (
    Planted(
        LostCardToldToSeats, "test_what_looks_alike_sounds_alike", "hears what it does not see"
    ),
    Planted(
        LostCardToldToAll, "test_an_event_tells_what_the_game_declares", "all hear card of 'buried'"
    ),
    Planted(GoneCardSampled, "test_sampled_worlds_conserve_the_same", "a world with other things"),
    Planted(
        SightingForgotten,
        "test_worlds_follow_from_those_of_one_step_before",
        "can rule this out, and a sampled world has it",
    ),
    Planted(RareFieldNotCopied, "test_a_copy_has_every_field", "changes flare"),
    Planted(PassedSeatActs, "assert_a_passed_seat_is_left_out", "0 == 1", rule=True),
    Planted(CopySharesList, "test_a_copy_shares_nothing_that_changes", "changes the original"),
    Planted(LazyWorld, "test_every_world_of_the_first_moves_is_sampled_and_no_other", "never came"),
    Planted(
        EvenWorlds,
        "test_worlds_are_as_likely_as_the_rules_make_them",
        "not as likely as the rules make them: hearth is",
    ),
    Planted(FalseEvent, "test_an_event_says_what_has_happened", "HOLDS..burnt.. denies it"),
    Planted(RareDice, "test_the_same_games_are_played_in_every_process", "at step .*looked"),
    Planted(LooseOrder, "test_the_same_games_are_played_in_every_process", "goes otherwise"),
    Planted(
        OtherNumber,
        "test_rules_name_the_same_numbers_in_every_language",
        "E1.2 says 2 in rules.en.md, and not in",
    ),
    Planted(
        LateLazyWorld, "test_worlds_follow_from_those_of_one_step_before", "no sampled world has it"
    ),
    Planted(UnfairChance, "test_sampled_chance_follows_its_weights", "chi-square"),
    Planted(
        CardVanishes, "test_nothing_appears_or_vanishes", "spark is 3 .* 1 now|spark is 3 .* 2 now"
    ),
    Planted(
        ToldToTheNeighbour, "test_an_event_tells_what_the_game_declares", "hears nothing of 'dealt'"
    ),
    Planted(HandsInSight, "test_a_sampled_world_looks_the_same", r"players\[\d\]\.hand\[\d\] is"),
    Planted(FieldNotDumped, "test_dump_and_load_are_inverse", "a loaded state"),
    Planted(FieldNotDeclared, "test_a_loaded_state_has_every_field", "forget flare"),
    Planted(ViewDrifts, "test_views_are_as_declared", "warmth is not declared in View"),
    Planted(
        EndUntold,
        "test_a_view_tells_whose_turn_it_is_and_how_the_game_ended",
        "no result at the end",
    ),
    Planted(NamelessEvent, "test_every_kind_of_event_has_a_name", "burnt"),
    Planted(
        NamelessMember, "test_whatever_a_view_holds_has_a_name", "no name for the member flare"
    ),
    Planted(
        NamelessWord, "test_whatever_a_view_holds_has_a_name", "lacks hearth-coal or word-coal"
    ),
    Planted(NamelessCount, "test_a_notebook_counts_what_is_there_by_name", "no names for .*burnt"),
    Planted(
        CardsShownAgain, "test_a_notebook_counts_what_is_there_by_name", "of 3 word-.* are left"
    ),
    Planted(
        IllegalActionRead,
        "test_actions_of_other_positions_are_refused_or_legal",
        "is read as play:.*; legal for seat",
    ),
    Planted(
        OpenChoiceTogether, "test_choices_made_together_stay_sealed", "heard before all have chosen"
    ),
)
