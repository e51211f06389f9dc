"""Tests of work that is cut into tasks, spread and resumed."""
