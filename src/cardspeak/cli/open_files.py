"""How many files a process may have open; a connection is one."""

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

FOR_OTHERS = 200  # the database, the program's own files, connections that are just coming or going


def connections_for(wanted: int) -> int:
    """Have as many open files as so many connections need; return how many connections there may be."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FOR_OTHERS
    if hard != resource.RLIM_INFINITY:
        needed = min(needed, hard)
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
    return max(min(wanted, needed - FOR_OTHERS), 10)
