"""Check the deal of a hand: `python check_deal.py FILE`, with what the room gives at /api/tables/ID/hands/NUMBER."""

import hashlib
import json
import sys


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def checked(deck):
    """Return the cards of a deck that one saw; ValueError where one is not what the room committed to."""
    places = list(range(deck["first"], deck["first"] + deck["size"]))
    if any(deck["cuts"]):  # players have cut: the deck is dealt in another order, which nobody chose alone
        seed = sha("\n".join([deck["root"], *deck["cuts"]]).encode())
        places.sort(key=lambda place: sha(seed, bytes([place])))
    following, seen = 0, []
    for one in deck["cards"]:
        if one["at"] != following and one["to"] != "shown":
            raise ValueError(f"card {one['at']} was dealt where {following} was the next of the deck")
        following = one["at"] + 1
        if "card" in one:
            place = places[one["at"]]
            node = sha(bytes.fromhex(one["salt"]), bytes([place]), one["card"].encode())
            for neighbour in map(bytes.fromhex, one["path"]):
                node = sha(neighbour, node) if place & 1 else sha(node, neighbour)
                place >>= 1
            if place or node.hex() != deck["root"]:
                raise ValueError(f"card {one['at']}, {one['card']}, is not the one that the room committed to")
            seen.append(one["card"])
    if len(set(seen)) < len(seen):
        raise ValueError("a card comes twice")
    return seen


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        for deck in json.load(file)["deal"]:
            print(deck["root"], "as committed:", " ".join(checked(deck)))
