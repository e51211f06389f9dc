"""Policies of the floor: declarations."""
