"""Made hands and cards in words, with the right forms."""

import pytest

from cardspeak.cards.card import parse_cards
from cardspeak.cards.rankings import RANKINGS, ranking
from cardspeak.locale import LANGUAGES, card_in_words, card_sign, card_signs, cards_in_words, made_in_words


def made(language: str, cards: str, name: str = "high") -> str:
    hand = ranking(name, "any").made(parse_cards(cards), ())
    assert hand is not None
    return made_in_words(language, hand.code, hand.ranks, name)


@pytest.mark.parametrize(
    ("cards", "en", "ru", "uk", "sk"),
    [
        (
            "KsKh2c9dAs",
            "pair of kings, ace kicker",
            "пара королей, кикер туз",
            "пара королів, кікер туз",
            "pár kráľov, kicker eso",
        ),
        (
            "JsJh6c6d2s",
            "two pair, jacks and sixes, two kicker",
            "две пары, валеты и шестёрки, кикер двойка",
            "дві пари, валети та шістки, кікер двійка",
            "dva páry, jacky a šestky, kicker dvojka",
        ),
        (
            "QsQhQc6d2s",
            "three of a kind, queens, six kicker",
            "тройка дам, кикер шестёрка",
            "трійка дам, кікер шістка",
            "trojica dám, kicker šestka",
        ),
        ("AsKdQhJcTs", "straight, ace high", "стрит до туза", "стріт до туза", "postupka do esa"),
        ("5sAd4h3c2s", "straight, five high", "стрит до пятёрки", "стріт до п’ятірки", "postupka do päťky"),
        (
            "As9s7s3s2s",
            "flush, ace high",
            "флеш, старшая карта туз",
            "флеш, старша карта туз",
            "flush, najvyššia karta eso",
        ),
        (
            "KsKhKc9d9s",
            "full house, kings full of nines",
            "фулл-хаус, короли и девятки",
            "фул-хаус, королі та дев’ятки",
            "full house, králi a deviatky",
        ),
        (
            "AsAhAcAd9s",
            "four of a kind, aces, nine kicker",
            "каре тузов, кикер девятка",
            "каре тузів, кікер дев’ятка",
            "štvorica es, kicker deviatka",
        ),
        (
            "KsQsJsTs9s",
            "straight flush, king high",
            "стрит-флеш до короля",
            "стріт-флеш до короля",
            "postupka vo farbe do kráľa",
        ),
        ("AsKsQsJsTs", "royal flush", "флеш-рояль", "роял-флеш", "kráľovská postupka"),
        ("As9d7s3s2s", "high card, ace", "старшая карта туз", "старша карта туз", "vysoká karta eso"),
        ("TsTd", "pair of tens", "пара десяток", "пара десяток", "pár desiatok"),
    ],
)
def test_made_hands(cards: str, en: str, ru: str, uk: str, sk: str) -> None:
    assert [made(language, cards) for language in LANGUAGES] == [en, ru, uk, sk]


@pytest.mark.parametrize(
    ("name", "cards", "en", "ru", "sk"),
    [
        (
            "8-or-better",
            "8s6d4h2cAs",
            "eight low, 8-6-4-2-A",
            "лоу от восьмёрки, 8-6-4-2-A",
            "low, najvyššia karta osmička, 8-6-4-2-A",
        ),
        ("ace-to-five", "5s3d4h2cAs", "wheel, 5-4-3-2-A", "колесо, 5-4-3-2-A", "wheel, 5-4-3-2-A"),
        (
            "deuce-to-seven",
            "Ts5d4h3c2s",
            "ten low, 10-5-4-3-2",
            "лоу от десятки, 10-5-4-3-2",
            "low, najvyššia karta desiatka, 10-5-4-3-2",
        ),
        (
            "deuce-to-seven",
            "5s4d3h2cAs",
            "ace high, A-5-4-3-2",
            "старшая карта туз, A-5-4-3-2",
            "vysoká karta eso, A-5-4-3-2",
        ),
        ("badugi", "8s6d4hAc", "badugi, 8-6-4-A", "бадуги, 8-6-4-A", "badugi, 8-6-4-A"),
        ("badugi", "8s6d4hAh", "three cards, 8-6-A", "три карты, 8-6-A", "tri karty, 8-6-A"),
        ("ace-to-five", "KsKdQh3c2s", "pair of kings, queen kicker", "пара королей, кикер дама", None),
    ],
)
def test_lows(name: str, cards: str, en: str, ru: str, sk: str | None) -> None:
    assert made("en", cards, name) == en
    assert made("ru", cards, name) == ru
    assert sk is None or made("sk", cards, name) == sk


def test_every_ranking_can_be_said_in_every_language() -> None:
    hands = ["KsKhKcKd6s", "KsKhKc6d6s", "KsKhKc6d7s", "KsKh7c7d6s", "KsKh7c8d6s", "Ks9s7s8s6s", "KsQh7c8d6s"]
    hands += ["8s", "9h9d", "6s7s8s9sTh", "6s7s8s9sTs", "AsKsQsJsTs", "As6s7d8d9h"]
    said = {
        (language, name): {made(language, cards, name) for cards in hands}
        for language in LANGUAGES
        for name in RANKINGS
        if name != "8-or-better"  # which most of these are not
    }
    assert {len(rows) for (_, name), rows in said.items() if name == "high"} == {len(hands)}
    assert all(len(rows) > 5 for rows in said.values())


def test_cards() -> None:
    assert [card_in_words(language, "Ks") for language in LANGUAGES] == [
        "king of spades",
        "король пик",
        "піковий король",
        "pikový kráľ",
    ]
    assert [card_in_words(language, "Ah") for language in LANGUAGES] == [
        "ace of hearts",
        "туз червей",
        "чирвовий туз",
        "srdcové eso",
    ]
    assert [card_in_words(language, "2d") for language in LANGUAGES] == [
        "two of diamonds",
        "двойка бубен",
        "бубнова двійка",
        "kárová dvojka",
    ]
    assert cards_in_words("en", ["Tc", "??"]) == "ten of clubs, face-down card"
    assert card_signs(["Ks", "Th", "??"]) == "K♠ 10♥ ▯"
    assert card_sign("2c") == "2♣"
