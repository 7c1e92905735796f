"""Several servers on one database: nodes, leases, notifications, relay."""
