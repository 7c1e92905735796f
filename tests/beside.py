"""Runs a test's helper program as a process that ends with its parent, however that ends.

    python -m tests.beside MODULE WORDS…

Its standard input is a pipe that only the test's process holds. If pytest is killed, it cannot
clean up.
"""

import runpy
import sys
import threading

from farol.terminal.child_process import INPUT, stop_when_closed


def main() -> None:
    """Run the module with the remaining arguments."""
    threading.Thread(target=stop_when_closed, args=(INPUT,), daemon=True).start()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
