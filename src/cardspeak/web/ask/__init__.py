"""Ask the floor: a story in, the ruling out."""
