"""Encoding of views and actions as JSON bytes."""
