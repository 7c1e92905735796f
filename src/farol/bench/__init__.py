"""Benchmarks and checksums of the rules."""
