"""Tables that are played at, without any network."""
