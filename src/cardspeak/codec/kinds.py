"""The stored names of records where one of several kinds may stand: what was told, what waits in a hand, its events.

A record is stored under its name and with its fields by name; a name never changes, and is never given to another kind.
"""

from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.story import statements as s

IS = "is"  # the key of the name

KINDS: dict[type, str] = {
    s.Acts: "acts", s.Sized: "sized", s.Around: "around", s.Reached: "reached",
    s.Draws: "draws", s.Shows: "shows", s.Asks: "asks", s.Runs: "runs", s.Wins: "wins",
    s.Dealt: "dealt", s.Says: "says", s.PutsOut: "puts out", s.TakesBack: "takes back", s.Gestures: "gestures",
    s.Skipped: "skipped", s.DealerDoes: "dealer does", s.Person: "person",
    s.TimePasses: "time passes", s.Room: "room", s.Sits: "sits", s.Stakes: "stakes", s.Entrusts: "entrusts",
    s.ActsFor: "acts for", s.FloorRules: "floor rules", s.Penalises: "penalises", s.Mishap: "mishap", s.Undo: "undo",
    c.Begin: "begin", c.SetUp: "set up", c.Fold: "fold", c.Check: "check", c.Call: "call", c.RaiseTo: "raise to",
    c.RaiseBy: "raise by", c.AllIn: "all in", c.BringIn: "bring in", c.Discard: "discard", c.TurnUp: "turn up",
    c.Reshuffle: "reshuffle", c.Run: "run", c.Show: "show", c.Muck: "muck", c.PlayBoard: "play board",
    c.AskToSee: "ask to see", c.AskPot: "ask pot", c.AskBet: "ask bet", c.AskSpread: "ask spread",
    c.AskGather: "ask gather", c.AskBurn: "ask burn", c.Rabbit: "rabbit", c.NameWinners: "name winners",
    **{kind: name for kind, (name, _) in e.NAMES.items()},
}  # fmt: skip
