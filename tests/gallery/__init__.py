"""Pictures of every card: `python -m tests.gallery`."""
