"""The parts of the suite, each with the checks of one kind."""
