"""HTTP and WebSockets: how the network reaches the tables."""
