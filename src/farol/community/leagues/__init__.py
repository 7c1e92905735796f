"""Groups that compare themselves."""
