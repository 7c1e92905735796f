"""Who somebody is: names, devices, links."""
