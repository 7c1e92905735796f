"""Identity: names, devices, links."""
