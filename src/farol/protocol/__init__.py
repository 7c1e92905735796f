"""What clients and server say to each other; knows no table."""
