"""How strong people are."""
