"""What bots are called: the name follows from the id, so that nothing has to be kept of them."""

BOT = "b"  # how the ids of bots begin; those of people begin with m
BOT_NAMES = "Ada Blaise Carl Daniel Emmy Felix Grace Henri Ida John Kurt Leonhard Maria Niels Olga Pierre".split()


def is_bot(member: str) -> bool:
    """Say whether a member is a bot."""
    return member.startswith(BOT)


def bot_name(member: str) -> str:
    """Return the name of a bot."""
    return BOT_NAMES[int(member.removeprefix(BOT), 16) % len(BOT_NAMES)]
