"""A program of a test, as a process that ends with the one that started it, however that ends.

    python -m tests.beside MODULE WORDS…

Its standard input is a pipe that only the test's process holds. Whoever stops pytest in the middle
may kill that process before it has cleared anything away.
"""

import runpy
import sys
import threading

from farol.terminal.child_process import INPUT, stop_when_closed


def main() -> None:
    """The module with the words that follow."""
    threading.Thread(target=stop_when_closed, args=(INPUT,), daemon=True).start()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
