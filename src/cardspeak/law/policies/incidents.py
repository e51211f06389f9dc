"""Policies of the floor: incidents."""
