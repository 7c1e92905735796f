"""farol migrate: copy an SQLite file into PostgreSQL."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from farol.commands.arguments import BadRequest, Language, check_language, own_words
from farol.community.features import SCHEMAS
from farol.server.cluster.migrate import migrate as migrated
from farol.server.opening import is_shared

Source = Annotated[str, Parameter(help="The file that keeps the tables.")]
Target = Annotated[str, Parameter(help="The database: postgresql://…")]


def migrate(source: Source, target: Target, /, *, language: Language = None) -> None:
    """Copy all tables and people of a file, which a server may be using, into PostgreSQL."""
    words = own_words(check_language(language))
    if not is_shared(target):
        raise BadRequest(words.say("migrate-target", target=target))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(file=sys.stderr),
        transient=True,
    )
    tasks: dict[str, TaskID] = {}

    def told(name: str, done: int, count: int) -> None:
        if name not in tasks:
            tasks[name] = bar.add_task(name, total=count)
        bar.update(tasks[name], completed=done, total=count)

    with bar:
        copied = migrated(Path(source).expanduser(), target, SCHEMAS, told)
    for table in copied:
        print(f"{table.rows:>12}  {table.checksum[:16]}  {table.name}")
    print(words.say("migrated", rows=sum(table.rows for table in copied)))
