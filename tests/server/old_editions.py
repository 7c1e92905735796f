"""Schema changes of every edition: scripts by the names of migrations, as they were run.

A changed declaration gets a name in its `Schema` and a script here, for each dialect.
"""

from pathlib import Path

FOLDER = Path(__file__).parent / "editions"


def scripts(dialect: str) -> dict[str, str]:
    """In the order in which they were run."""
    return {file.stem: file.read_text() for file in sorted((FOLDER / dialect).glob("*.sql"))}


SQLITE = scripts("sqlite")
POSTGRESQL = scripts("postgresql")
