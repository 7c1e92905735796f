"""What seats of finished games count for, in SQL."""

from collections.abc import Sequence

from farol.community.history.rows import ScoreRow
from farol.server.store.sql import Connection


def keep_scores(connection: Connection, table: int, scores: Sequence[ScoreRow]) -> None:
    """What the seats of a table count for, in place of what they did before. Who is gone by now has
    no score."""
    connection.execute("DELETE FROM scores WHERE table_id = ?", (table,))
    for score in scores:
        connection.execute(
            "INSERT INTO scores SELECT tables.id, ?, people.id, game, ?, ?, ?, "
            "coalesce((SELECT at FROM steps WHERE steps.table_id = tables.id "
            "          ORDER BY version DESC LIMIT 1), tables.created) "
            "FROM tables, people WHERE tables.id = ? AND people.id = ?",
            (score.seat, score.kind, score.value, int(score.open), table, score.person),
        )
