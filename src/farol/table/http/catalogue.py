"""What a client needs to offer a game: seats, options and claims."""

from farol.core.actions import Action, Number, Part, Seat
from farol.core.options import Choice, Flag, Option
from farol.core.options import Number as NumberOption
from farol.games import AnyGame
from farol.table.protocol import bodies


def game_info(game: AnyGame) -> bodies.GameInfo:
    """What a client needs to offer a game."""
    options = [option_info(option) for option in game.options]
    claims = [_claim_info(kind) for kind in game.claims.kinds]
    return bodies.GameInfo(
        name=game.name,
        rules_version=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=options,
        claims=claims,
        lesson=game.lesson is not None,
        first=dict(game.first),
        alone=[bodies.SetupInfo(one.name, dict(one.options)) for one in game.alone],
    )


def _claim_info(kind: Action) -> bodies.ClaimInfo:
    return bodies.ClaimInfo(kind.name, [_claim_part(part) for part in kind.parts])


def _claim_part(part: Part) -> bodies.ClaimPart:
    if isinstance(part, Seat):
        return bodies.ClaimPart(part.name, "seat", [])
    if isinstance(part, Number):
        return bodies.ClaimPart(part.name, "number", list(range(part.low, part.high + 1)))
    return bodies.ClaimPart(part.name, "word", [part.word(value) for value in range(part.size)])


def option_info(option: Option) -> bodies.OptionInfo:
    """One option of a game."""
    match option:
        case Flag():
            return bodies.OptionInfo(
                option.name, "flag", option.default, only=_need_of(option.only)
            )
        case NumberOption():
            return bodies.OptionInfo(
                option.name,
                "number",
                option.default,
                low=option.low,
                high=option.high,
                names=option.names or None,
                names_a_seat=option.names_a_seat,
                only=_need_of(option.only),
            )
        case Choice():
            return bodies.OptionInfo(
                option.name,
                "choice",
                option.default,
                words=list(option.words),
                seats={word: bodies.SeatCounts(*seats) for word, seats in option.seats.items()}
                or None,
            )


def _need_of(only: tuple[str, str] | None) -> bodies.OptionNeed | None:
    return bodies.OptionNeed(*only) if only else None
