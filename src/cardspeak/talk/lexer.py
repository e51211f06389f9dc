"""Takes a text apart into terms: quotes and remarks, cards, amounts, and the words of a language, the longest first."""

import re
from collections.abc import Collection
from functools import lru_cache

from cardspeak.talk.amounts import DENOMINATIONS, joined
from cardspeak.talk.blinds_told import with_blinds
from cardspeak.talk.editions import edition_at
from cardspeak.talk.letters import folded, latin_seat
from cardspeak.talk.lexicon import Entry, Lexicon, is_only_named, joint, laid_out, lexicon
from cardspeak.talk.model import NO_PARTS, NO_ROLES, Term
from cardspeak.talk.names import told_names
from cardspeak.talk.nearby import with_names
from cardspeak.talk.numbered import by_number, counted_player, seat_told
from cardspeak.talk.numerals import number_of
from cardspeak.talk.objects import with_others
from cardspeak.talk.ordinals import STAKE, WOMEN, counted_in_words
from cardspeak.talk.ordinals import WORDS as ORDINALS
from cardspeak.talk.passives import with_doers
from cardspeak.talk.phrasing import telling_forms
from cardspeak.talk.positions import UNNAMED

_CLOSING = {'"': '"', "\u201c": "\u201d", "\u201d": "\u201d\u201c", "\u201e": '\u201c\u201d"', "\u00ab": "\u00bb"}
_ANY_CLOSING = '"\u201d\u201c\u00bb'
"""Marks by which a quotation ends that does not end by its own: keyboards have one mark, and text a word for it."""
_SINGLE = re.compile(r"(?<!\w)'([^']{1,60})'(?!\w)")
_SUIT = "[cdhs\u2663\u2666\u2665\u2660\u2667\u2662\u2661\u2664]\ufe0f?"
_CARDS = re.compile(
    rf"(?:(?:10|[2-9TJQKA]){_SUIT}[ ,]{{0,2}})+(?!\w)|(?:(?:10|[2-9tjqka]){_SUIT}[ ]?){{2,}}(?!\w)"
    r"|(?:10|[2-9TJQKAtjqka])[\u2663\u2666\u2665\u2660\u2667\u2662\u2661\u2664]\ufe0f?(?!\w)|(?:\?\? ?)+"
)
_LATIN_CARD = re.compile(r"[AK]s|A[dh]|Th")
_ATOM = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*|\d+|\S")
_NO_NUMBER = re.compile(r"\d+(?:\.\d+){2,}\w*")  # 1.5.2x is neither 1.5 nor 2x
_NAME = re.compile(r"([A-Z]|[PV]\d|seat \d{1,2}|player \d{1,2})('s)?(?![\w'])", re.IGNORECASE)
_AS_CHIP = re.compile(r"-?(?:к[ауиою]{1,2}|ками|ок|t?k[auyou]{1,2}|kami|ovk\w{1,3})(?![\w-])")
"""How a chip is called by its worth in figures: `500-ка`, `500ку`, `100-ky`."""
_DOES = re.compile(r"\s+[a-z]+s(?!\w)")  # "2nd raises" is a player, "2nd raise" is none
_LETTER = re.compile(r"(?<!\w)[АБВГДЕКМНОРСТУХІ](?!\w)")
_ALPHABET = re.compile(r"(?<!\w)[БГД](?!\w)")  # players who are called by a Cyrillic alphabet, not by lookalikes
_JOINING = frozenset("іїйауявзкос")  # words of one letter, which are no ending of the word before
_HARD, _SOFT = ";\n.!?", ",:>-"
_JOINED = re.compile(r"\s*,\s*(?=(?:чтобы?|что|щоб|що|ze|aby)\b)")  # the comma that these languages write before "that"
_STAKES = re.compile(r"/\d")
_FACE = re.compile(r"\({2,}|[(\[]\s*(?=[\n.!?,]|$)")
_FRACTION = re.compile(
    r"[$€£]?(\d{1,6}[kк]?)/[$€£]?(\d{1,6}[kк]?)(?:/[$€£]?(\d{1,6}[kк]?))?(?![\w/])|[$€£](\d+)-[$€£](\d+)(?!\w)"
)
_DASHED = re.compile(r"(\d{1,6})([ -])(\d{1,6})(?![\w/-])")  # as blinds are often written, one twice the other
LEAST_DASHED = 25  # lower ones are as likely minutes or players
OF_STAKES = ("blinds", "game", "event")  # facts beside which they stand
NEAR = 2  # terms between `blinds` and what they are


@lru_cache(maxsize=256)
def terms(text: str, language: str, names: tuple[str, ...] = ()) -> tuple[Term, ...]:
    """Return the terms of a text in a language; `names` are those of players, as they are written."""
    found = with_blinds(by_number(joined(_Lexer(text, language, names).run())))
    return with_doers(with_others(with_names(found), language), language)


def _is_a_name(seat: str, key: str) -> bool:
    """Say whether the letters of an entry are a form of the name of a person, which is one word."""
    return seat.istitle() and seat not in UNNAMED and key.startswith(folded(seat)[:3])


class _Lexer:
    def __init__(self, text: str, language: str, names: Collection[str]) -> None:
        self.text, self.low, self.language = text, laid_out(folded(text), language), language
        self.lexicon: Lexicon = lexicon(language)
        self.names = {name.casefold(): name for name in names}
        self.found: list[Term] = []
        self.at = 0
        if not names:
            self.names.update(told_names(text, self._entry_at, self._is_done, telling_forms(language) | ORDINALS))

    def _entry_at(self, at: int) -> tuple[Entry | None, int]:
        here, self.at = self.at, at
        entry, _, length = self._entry()
        self.at = here
        return entry, length

    def _is_done(self, act: str) -> bool:
        return not is_only_named(act, self.language)

    def run(self) -> list[Term]:
        end = len(self.text)
        while self.at < end:
            if self.text[self.at] == "\n":
                self._add("break", "hard", 1)
            elif self.text[self.at].isspace():
                self.at += 1
            elif not (self._quote() or self._remark() or self._cards() or self._amount()):
                self._words()
        return self.found

    def _add(self, kind: str, value: object, length: int, entry: Entry | None = None, owns: bool = False) -> bool:
        text = self.text[self.at : self.at + length]
        low = self.low[self.at : self.at + length]
        stem = self.lexicon.stems.get(low, low)
        roles, parts = (entry.roles, entry.parts) if entry else (NO_ROLES, NO_PARTS)
        self.found.append(Term(kind, value, self.at, self.at + length, text, stem, owns, roles, parts))
        self.at += length
        return True

    def _quote(self) -> bool:
        char = self.text[self.at]
        if char in _CLOSING:
            ends = self._ends(_CLOSING[char]) or self._ends(_ANY_CLOSING)
            end = min(ends) if ends else len(self.text)
            if not ends:
                return self._add("unclosed", self.text[self.at + 1 :], end - self.at)
            return self._add("quote", self.text[self.at + 1 : end].strip(), min(end + 1, len(self.text)) - self.at)
        single = _SINGLE.match(self.low, self.at)
        if single is None:
            return False
        return self._add("quote", self.text[single.start(1) : single.end(1)], len(single[0]))

    def _ends(self, marks: str) -> list[int]:
        return [end for mark in marks if (end := self.text.find(mark, self.at + 1)) >= 0]

    def _remark(self) -> bool:
        if self.text[self.at] not in "([":
            return False
        end = self.text.find(")" if self.text[self.at] == "(" else "]", self.at)
        if end < 0:
            return self._open()
        inside = self.text[self.at + 1 : end]
        if _CARDS.fullmatch(inside.strip()):
            return self._add("cards", inside.strip(" ,"), end + 1 - self.at)
        return self._add("remark", inside, end + 1 - self.at)

    def _open(self) -> bool:
        """Take a parenthesis that is not closed: a face, as in ``:(`` and ``((``, says nothing."""
        face = _FACE.match(self.text, self.at)
        if face or self.text[max(self.at - 2, 0) : self.at].strip().endswith((":", ";", "=", ":-", ";-")):
            return self._add("filler", "", len(face[0].rstrip()) if face else 1)
        return self._add("unclosed", self.text[self.at + 1 :], len(self.text) - self.at)

    def _cards(self) -> bool:
        found = _CARDS.match(self.text, self.at)
        if not found or (self.at and self.text[self.at - 1].isalnum()):
            return False
        written = found[0].rstrip(" ,")
        first = not self.found or (self.found[-1].kind == "break" and self.found[-1].text != ":")
        if first and _LATIN_CARD.fullmatch(written):
            return False
        return self._add("cards", written, len(written))

    def _amount(self) -> bool:
        if self._counted():
            return True
        fraction = _FRACTION.match(self.low, self.at)
        if fraction and not (self.at and self.low[self.at - 1].isalnum()):
            return self._add("fraction", re.sub("[$€£]", "", fraction[0]).replace("-", "/"), len(fraction[0]))
        dashed = _DASHED.match(self.low, self.at)
        if dashed and self._stakes(dashed):
            return self._add("fraction", f"{dashed[1]}/{dashed[3]}", len(dashed[0]))
        if self._entry()[1] > 1 and self.low[self.at].isdigit():
            return False  # "3-bets" is a word
        if edition := edition_at(self.low, self.at):
            return self._add("filler", "", edition)
        number = number_of(self.low, self.at, self.language)
        if number is None:
            return False
        value, length = number
        wrong = _NO_NUMBER.match(self.low, self.at)
        if wrong and length < wrong.end() - self.at:
            return self._add("word", wrong[0], len(wrong[0]))
        self._add("number", value, length)
        named = _AS_CHIP.match(self.low, self.at) if value in DENOMINATIONS else None
        if named:  # one chip by its worth: `500-ка`, `дві 25-ки`, `1000-ovku`
            last = self.found.pop()
            self.at = last.start
            return self._add("number", value, length + len(named[0]), Entry(NO_ROLES, frozenset({"chip"})))
        return True

    def _counted(self) -> bool:
        """Take a seat whose number stands before it, or a player who is counted in figures: `1й ставит, 2й колл`."""
        if not self.low[self.at].isdigit() or (self.at and self.low[self.at - 1].isalnum()):
            return False
        if seat := seat_told(self.low, self.at):
            return self._add("seat", seat[0], seat[1], Entry({"seat": seat[0]}, NO_PARTS))
        player = counted_player(self.low, self.at)
        if player is None:
            return False
        behind = self.low[self.at + player[1] :]
        acts = self._acts_next(self.at + player[1]) and (self.language != "en" or bool(_DOES.match(behind)))
        me = bool(self.found) and self.found[-1].kind == "seat" and self.found[-1].value == "Hero"
        if not (player[2] or acts or me):
            return False
        return self._add("seat", player[0], player[1], Entry({"seat": player[0]}, NO_PARTS))

    def _stakes(self, pair: re.Match[str]) -> bool:
        """Say whether two numbers are the blinds: the one is twice the other, and a dash or `blinds` says so."""
        named = any(term.roles.get("table", "").startswith(OF_STAKES) for term in self.found[-NEAR:])
        twice = int(pair[3]) == 2 * int(pair[1])
        return twice and (named if pair[2] == " " else named or int(pair[1]) >= LEAST_DASHED)

    def _entry(self) -> tuple[Entry | None, int, int]:
        """Return the longest entry that begins here, how many atoms and how many letters it has."""
        low, at, key = self.low, self.at, ""
        best: tuple[Entry | None, int, int] = (None, 0, 0)
        count = 0
        while count < self.lexicon.longest:
            atom = _ATOM.match(low, at)
            if atom is None or (count and atom[0] in _HARD + ","):
                break
            if atom[0] == "-":
                if not count:
                    break
                at = atom.end()
                continue
            word = atom[0]
            if not count and word not in self.lexicon.heads:
                short = word.removesuffix("'s").removesuffix("s'")
                if short not in self.lexicon.heads:
                    break
            key += joint(word)
            count += 1
            entry = self.lexicon.entries.get(key)
            if entry is None and key.endswith("'s"):
                entry = self.lexicon.entries.get(key[:-2])
                if entry is not None and "seat" not in entry.roles:
                    entry = None
            if entry is not None and count > 1 and _is_a_name(entry.roles.get("seat", ""), key):
                entry = None  # Slovak "ja na" is no "Jana"
            stakes = word.isdigit() and _STAKES.match(low, atom.end())  # "PLO 5/10" is no PLO 5
            if entry is not None and not stakes and not (best[0] and word in _JOINING and low[atom.start() - 1] == " "):
                best = (entry, count, atom.end() - self.at)
            comma = _JOINED.match(low, atom.end())
            at = comma.end() if comma else atom.end()
            while at < len(low) and low[at] in " -" and low[at - 1 : at + 2] != " - ":
                at += 1
        return best

    def _words(self) -> None:
        atom = _ATOM.match(self.low, self.at)
        assert atom is not None
        word = atom[0]
        owns = word.endswith(("'s", "s'"))
        plain = word[:-2] if word.endswith("'s") else word.rstrip("'")
        name = self._name()
        if name:
            self._add("seat", name[0], name[1], owns=name[2])
            return
        if self._ordinal(word):
            return
        entry, _, length = self._entry()
        alone = self.lexicon.entries.get(plain)
        if entry is not None and "act" in entry.roles and alone is not None and "seat" in alone.roles:
            before = self.found[-1] if self.found else None
            if before is None or before.kind == "break" or "and" in before.parts:
                entry, length = alone, len(word)  # "villain bets, hero calls" is no hero call
        if entry is not None and "act" in entry.roles and self._goes_elsewhere(length):
            entry = None
        if entry is not None:
            roles = entry.roles
            written = self.text[self.at : self.at + length]
            small = not written.isupper() and bool(entry.parts & {"asks", "filler"})
            small = small and not (written.isascii() and self._begins() and self._acts_next(self.at + length))
            if small and roles.get("seat", "").isupper():  # Slovak "čo" is no cutoff, nor is "Čo", but "co call" is
                roles = {role: value for role, value in roles.items() if role != "seat"}
            kind = next(role for role in ("seat", "act", "part", "number", "table", "card") if role in roles)
            if kind == "part" and entry.parts == {"filler"}:
                kind = "filler"
            value = roles.get(kind, "")
            mine = kind == "seat" and value.endswith("'s")  # a word as "my" is a seat that something belongs to
            of = mine or (kind == "seat" and self.low[self.at : self.at + length].endswith("'s"))
            self._add(kind, value.removesuffix("'s") if mine else value, length, entry, of)
        elif word in _HARD:
            self._add("break", "hard" if word != "?" else "asks", 1)
        elif word in _SOFT:
            self._add("break", "soft", 1)
        elif owns:
            self._add("word", plain, len(word), owns=True)
        else:
            self._add("word", word, len(word))

    def _ordinal(self, word: str) -> bool:
        """Take a player who is counted in words: `second calls`, `druhá stavila`."""
        if word not in ORDINALS:
            return False
        end = self.at + len(word)
        man = self.lexicon.entries.get(WOMEN.get(word, ""))
        if man is not None and "seat" in man.roles and self.lexicon.entries.get(word) is None:
            return (
                not STAKE.match(self.low, end)
                and self._acts_next(end)
                and self._add("seat", man.roles["seat"], len(word), man)
            )
        counted = counted_in_words(self.low, self.at) if self.language == "en" else None
        if counted is None:
            return False
        entry, _ = self._entry_at(counted[2])
        acts = entry is not None and "act" in entry.roles
        return acts and self._add("seat", counted[0], counted[1], Entry({"seat": counted[0]}, NO_PARTS))

    def _goes_elsewhere(self, length: int) -> bool:
        """Say whether words for an act up to an amount have none: who goes to dinner does not raise."""
        if not self.low[self.at : self.at + length].endswith(" to"):
            return False
        after = self.low[self.at + length :].lstrip()
        entry, _ = self._entry_at(len(self.low) - len(after)) if after else (None, 0)
        known = entry is not None and bool({"number", "act", "seat", "table"} & entry.roles.keys() or entry.parts)
        return bool(after) and not after[0].isdigit() and after[0] not in "$€£~" and not known

    def _name(self) -> tuple[str, int, bool] | None:
        """Return a player's name that stands here, its length, and whether something is theirs."""
        for name in sorted(self.names, key=len, reverse=True):
            if len(name) > 1 and self.low.startswith(folded(name), self.at):
                rest = self.low[self.at + len(name) : self.at + len(name) + 2]
                if not rest[:1].isalnum():
                    owns = rest == "'s"
                    return self.names[name], len(name) + 2 * owns, owns
        letter = _LETTER.match(self.text, self.at)
        if letter and (self._within() or self._acts_next(letter.end())):
            return (letter[0] if _ALPHABET.search(self.text) else latin_seat(letter[0])), 1, False
        found = _NAME.match(self.text, self.at)
        if found is None:
            seat = seat_told(self.low, self.at)
            return (*seat, False) if seat else None
        written, owns = found[1], bool(found[2])
        named = written.upper() in self.names.values() and not self._a_word(written)
        if len(written) == 1 and (written.islower() or written == "I") and not named:
            return None
        if written == "A" and not (owns or self._within() or self._a_seat(found.end())):
            return None
        if len(written) == 1 and written != "A" and self._a_word(written) and not self._acts_next(found.end()):
            return None
        return (written.casefold() if " " in written else written.upper()), len(found[0]), owns

    def _a_word(self, letter: str) -> bool:
        """Say whether a letter is a word of the language, as Slovak `a`, `v` and `s`."""
        entry = self.lexicon.entries.get(joint(letter.lower()))
        return entry is not None and bool(entry.parts - {"filler"})

    def _within(self) -> bool:
        """Say whether a capital stands here within a sentence, where only names have them."""
        before = self.text[: self.at].rstrip()
        return bool(before) and before[-1] not in _HARD + ":" and not self.text.isupper()

    def _begins(self) -> bool:
        """Say whether a piece of the text begins here, where somebody is named: *co call, btn fold*."""
        return not self.found or self.found[-1].kind == "break" or "and" in self.found[-1].parts

    def _acts_next(self, at: int) -> bool:
        """Say whether an act follows, or another seat: a single Cyrillic letter is a preposition elsewhere."""
        after = re.match(r"(?:,?\s*(?:и |та |й |і )?[А-ЯІЇЄ](?!\w))*,?\s*([^\W\d_]+)", self.text[at:])
        if after is None:
            return True
        entry, _ = self._entry_at(at + after.start(1))
        return entry is not None and ("act" in entry.roles or bool(entry.parts & {"silent", "early"}))

    def _a_seat(self, at: int) -> bool:
        """Say whether the A before this place is a seat, and not the article before a noun."""
        after = re.match(r"\s*([^\W\d_]+)", self.text[at:])
        if after is None or after[1] != after[1].lower():
            return True
        word = after[1].casefold()
        entry = self.lexicon.entries.get(joint(word))
        if entry is not None and entry.roles.get("seat") in UNNAMED:
            return False  # "A player silently"
        if entry is None or "act" in entry.roles or word in self.lexicon.stems:
            noun = re.match(r"\s*[^\W\d_]+\s+([^\W\d_]+)", self.text[at:])  # "A folded player" is nobody's seat
            one = self.lexicon.entries.get(joint(noun[1].casefold())) if noun else None
            return one is None or one.roles.get("seat") != "Someone"
        return not entry.parts & {"filler", "chip", "cards", "single"} and entry.roles.keys() <= {"part"}
