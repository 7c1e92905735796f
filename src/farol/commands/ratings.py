"""farol ratings: people's ratings, rebuilt from records on request."""

import asyncio
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from farol.commands.arguments import BadRequest, Language, check_language, own_words
from farol.community.features import SCHEMAS
from farol.community.history.service import HistoryService
from farol.community.ratings.ratings import in_order, told
from farol.community.ratings.rows import EVERYBODY, Pool, RatedPerson
from farol.community.ratings.service import RatingService
from farol.community.ratings.store import RatingStore
from farol.games import ALL
from farol.server.opening import is_shared, opened_store
from farol.server.settings import Settings
from farol.words import Words

Data = Annotated[str, Parameter(help="The file that keeps the tables, or postgresql://…")]
Rebuild = Annotated[bool, Parameter(help="Read all rated games anew, and rate them one by one.")]


def ratings(data: Data, /, *, rebuild: Rebuild = False, language: Language = None) -> None:
    """Print the ratings of people who are listed, game by game."""
    words = own_words(check_language(language))
    if not is_shared(data) and not Path(data).expanduser().is_file():
        raise BadRequest(words.say("ratings-file", file=data))
    read, found = asyncio.run(_found(data, rebuild))
    if rebuild:
        print(words.say("ratings-rebuilt", games=read))
    if not any(found.values()):
        print(words.say("ratings-none"))
    for game, people in found.items():
        if people:
            _print(game, people, words)


async def _found(data: str, rebuild: bool) -> tuple[int, dict[str, list[RatedPerson]]]:
    store = await opened_store(Settings(data=data), SCHEMAS)
    try:
        service = RatingService(store, HistoryService(store, time.time))
        read = await service.rebuild() if rebuild else 0
        rated = RatingStore(store.database)
        return read, {game: await rated.ratings(Pool(EVERYBODY, game)) for game in ALL}
    finally:
        await store.close()


def _print(game: str, people: list[RatedPerson], words: Words) -> None:
    table = Table(game, "", box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(words.say("ratings-games"), justify="right")
    table.add_column(words.say("ratings-won"), justify="right")
    for one in in_order(people):
        rating = told(one)
        value = f"{rating.value:.0f} ± {rating.give:.0f}"
        table.add_row(
            one.name,
            f"{value}, {words.say('ratings-guessing')}" if rating.guessing else value,
            str(rating.games),
            str(rating.won),
        )
    Console(highlight=False, markup=False).print(table)
