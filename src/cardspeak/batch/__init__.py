"""Much work of one kind: cut into tasks, spread over processes or a cluster, and begun again where it ended."""
