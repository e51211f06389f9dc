"""Policies of the floor: offences."""
