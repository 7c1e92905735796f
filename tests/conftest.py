from hypothesis import HealthCheck, settings

# Deterministic and without deadlines: the tests ask whether, never how fast.
settings.register_profile(
    "farol",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("farol")
