"""The `hule` command."""
