"""Boards that are opened before a player has acted, as whole sentences, in English."""

_OPEN = "deal/put/spread/burn/roll/peel/open/lay/bring/show/flip/fan/run/throw/expose/place/turn/flop"
_MAY = "[do/have/could/can/get/be/even] [chance/able/time] [to]"
_ACT = "act/check/call/bet/fold/decide/option/finish/move/speak/say/action/respond"
_TOO = "[too] [early/soon/fast/quickly]"
_ON = "[yet/first/anything/anyone] [on/in/to] [flop/turn/preflop/bet/action/option]"

EARLY = tuple(
    (words, f"the {street} is opened before SEAT has acted")
    for street in ("flop", "turn", "river")
    for told in (
        f"[dealer] [have/go/burn/already] [ahead] [and] {_OPEN} [out/up/over/off] {street} [card] [out/up/over]",
        f"{street} [card] be/get/come [already] [{_OPEN}] [out/up/over/down/off]",
        f"there be {street} [card] [out/up] [already]",
    )
    for opened in (f"{told} {_TOO}",)
    for words in (
        f"{opened} before SEAT {_MAY} {_ACT} {_ON}",
        f"{opened} before SEAT [have] [his] option",
        f"{opened} before it be/get SEAT turn",
        f"{opened} before action get/be to/on SEAT",
        f"{opened} while/when/but/and SEAT [be] [still] {_MAY} think/decide/{_ACT} {_ON}",
        f"{opened} while/when/but/and SEAT [be/have] [still] to act {_ON}",
        f"{opened} while/when/but/and action be [still] on SEAT",
        f"{opened} [but/and/while/when/because] SEAT [have/do] not {_ACT} {_ON}",
        f"{opened} without wait [for] SEAT [to] [act]",
        f"{opened} without let/give SEAT [his] [to] act/option/check/chance/action [to] [act]",
    )
)
