"""What servers of tests write into their logs."""


def assert_no_fault(log: str) -> None:
    """A fault in the log is one of the test, also if whoever asked was not harmed by it."""
    assert "Traceback" not in log, log
