"""Entry point of the server that a terminal starts: it exits when the terminal does, even if that
is killed.

Its standard input is a pipe that only the terminal holds. It carries no data; the system closes it
even if the terminal was killed.
"""

import os
import runpy
import signal
import sys
import threading
from typing import Final

INPUT: Final = 0
SOME: Final = 1024  # bytes per read


def stop_when_closed(pipe: int) -> None:
    """Send SIGTERM to this process when the other end of a pipe is closed."""
    while os.read(pipe, SOME):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Run `farol` with the remaining arguments until standard input is closed."""
    threading.Thread(target=stop_when_closed, args=(INPUT,), daemon=True).start()
    sys.argv[0] = "farol"
    runpy.run_module("farol", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
