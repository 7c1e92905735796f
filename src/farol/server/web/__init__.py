"""HTTP and WebSocket interface to the tables."""
