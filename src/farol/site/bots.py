"""Bots in one tab: they think in the event loop, a move at a time, as there is no other process."""

import asyncio
from typing import Final

from farol.bots.bot import Budget
from farol.server.play.model.payloads import Thought
from farol.server.workers.bots import EXPERT, QUICK, SOMEBODY, BotFailed, BotJob, think
from farol.server.workers.fair_queue import Requester

LEVELS: Final = ("random", "novice", "regular")  # to be offered: those that do not search
SIMULATIONS: Final = 10_000  # of one search, at most
SECONDS: Final = 0.45  # of one search: nothing else is heard meanwhile


class TabBots:
    """Every search gets the same short time: hints, and bots of tables that came from elsewhere."""

    async def choose(self, job: BotJob, _asker: Requester = SOMEBODY) -> Thought:
        """What a bot does there; BotFailed if it cannot say."""
        await asyncio.sleep(0)  # what was told before goes out first
        budget = None
        if job.advice or job.level not in QUICK:
            budget = Budget(SIMULATIONS, SECONDS)
            job.level = job.level if job.level in QUICK else EXPERT
        try:
            return think(job, budget)
        except Exception as error:
            raise BotFailed(f"No bot answered: {error}") from error
