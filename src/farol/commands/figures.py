"""Benchmark figures as tables."""

from rich.console import Console
from rich.table import Table

from farol.bench.machine import measured_on
from farol.bench.measure import Measurement


def print_figures(figures: list[Measurement]) -> None:
    """Print figures of one bench as a table, with what they were measured on."""
    table = Table("game", "seats", box=None, header_style="bold", padding=(0, 2, 0, 0))
    for what in figures[0].rates:
        table.add_column(f"{what}/s", justify="right")
    for figure in figures:
        rates = [f"{rate:,.0f}" for rate in figure.rates.values()]
        table.add_row(figure.game, str(figure.seats), *rates)
    console = Console(highlight=False)
    console.print(table)
    console.print(measured_on(), style="dim")
