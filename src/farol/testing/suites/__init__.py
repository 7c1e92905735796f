"""The parts of the suite, by subject."""
