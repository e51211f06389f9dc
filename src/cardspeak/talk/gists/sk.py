"""What goes wrong at a table, in Slovak, and other sentences."""

from cardspeak.talk.gists.sk_deal import BOARD, DEAL, DECK
from cardspeak.talk.gists.sk_hands import HANDS, ORDER, SHOWDOWN
from cardspeak.talk.gists.sk_house import HOUSE
from cardspeak.talk.gists.sk_people import CHIPS, CONDUCT, ROOM

GISTS: tuple[tuple[str, str], ...] = (*BOARD, *DEAL, *DECK, *HANDS, *SHOWDOWN, *ORDER, *CHIPS, *ROOM, *CONDUCT, *HOUSE)

SAYINGS: tuple[tuple[str, str], ...] = (
    ("bet/stávka je AMOUNT", "Another bets AMOUNT"),
    (
        "SEAT [čo/ktorý] zloží/folduje povie [nahlas] že má/zloží/zahodí eso/kráľ/dámu/pár/farba",
        "SEAT folds; SEAT says what he folded",
    ),
    ("SEAT povie [nahlas] [že] čo zloží/folduje/zahodí", "SEAT says what he folded"),
    ("SEAT povie [nahlas] že zloží/folduje/zahodí eso/kráľ/dámu/pár/esá/NUMBER", "SEAT says what he folded"),
    ("SEAT povie [nahlas] [že] čo [to] má [v/na] [rozdanie/ruke]", "SEAT says what he holds"),
    ("SEAT povie [nahlas] [súper] [aké/svoje] karta [má]", "SEAT says what he holds"),
    ("SEAT [zahodí/odhodí/folduje] [svoje] karta lícom dole", "SEAT discards face down"),
    ("SEAT [zahodí/odhodí/folduje] lícom dole [svoje] karta", "SEAT discards face down"),
    ("SEAT povie [po] cudzí [s] [OTHER] [počas] [rozdanie]", "SEAT speaks German"),
    ("SEAT povie [po] cudzí", "SEAT speaks German"),
    ("SEAT hovorí [po] cudzí [pri] [stole]", "SEAT speaks German"),
    ("vypadne SEAT [z] [turnaja]", "SEAT is eliminated"),
    ("vypadne [naraz/spolu] [aj] SEAT [aj] OTHER", "SEAT is eliminated; OTHER is eliminated"),
    ("SEAT [aj] OTHER vypadne [naraz/spolu] [v] [jedna] [rozdanie]", "SEAT is eliminated; OTHER is eliminated"),
    ("SEAT [aj] OTHER [naraz/spolu] vypadne", "SEAT is eliminated; OTHER is eliminated"),
    ("vypadne mi SEAT", "SEAT is eliminated"),
    ("SEAT OTHER má rovnaký kombinácia/rozdanie/karta/pár/farba/postupka/full", "SEAT and OTHER split the pot"),
    ("SEAT OTHER má rovnako [silnú] [rozdanie]", "SEAT and OTHER split the pot"),
    ("SEAT hrá [ešte] pred OTHER", "SEAT acts out of turn"),
    ("SEAT hrá [ešte] skôr ako/než OTHER", "SEAT acts out of turn"),
    ("ukáže SEAT [svoje/svoju] karta", "Someone shows a card to SEAT"),
    ("SEAT povie OTHER čo má robiť/hrať/urobiť/spraviť", "SEAT advises OTHER"),
    ("SEAT ukáže OTHER [svoje/svoju/iba/len] karta/eso/kráľ/dáma", "SEAT shows a card to OTHER"),
    ("SEAT ukáže [svoje/svoju/iba/len] karta/eso/kráľ/dáma OTHER", "SEAT shows a card to OTHER"),
    (
        "SEAT [zahodí/muckuje/odhodí/folduje] karta lebo/keďže/pretože [si] myslí že [už] [je]"
        " koniec/vyhrá/skončila [rozdanie]",
        "SEAT thinks the hand is over and throws his cards away",
    ),
    (
        "SEAT [zahodí/muckuje/odhodí/folduje] karta lebo/keďže/pretože [si] myslí že [už] všetci [už] zloží/folduje",
        "SEAT thinks the hand is over and throws his cards away",
    ),
    (
        "SEAT [zahodí/muckuje/odhodí/folduje] karta lebo/keďže/pretože [si] myslí že OTHER [už] zloží/folduje",
        "SEAT discards and forgets OTHER",
    ),
    ("z tri/štyri OTHER vypadne SEAT", "SEAT is eliminated"),
    ("split/delí [pot] [sa] [medzi] SEAT OTHER", "SEAT and OTHER split the pot"),
    ("[pot] [sa] delí medzi SEAT OTHER", "SEAT and OTHER split the pot"),
    ("vyhrá SEAT OTHER [s] [rovnaký] [kombinácia/rozdanie]", "SEAT and OTHER split the pot"),
    ("SEAT vyhrá bez call/calluje", "SEAT wins unseen"),
    ("rovnaký kombinácia/rozdanie/karta/pár/farba/postupka/full [u] [obe]", "Someone and Another split the pot"),
    (
        "SEAT [zloží/folduje/zahodí] povie [nahlas] že má ak/aa/kk/qq/jj/aq/eso/esá/kráľ/dáma",
        "SEAT says what he folded",
    ),
    ("obaja má rovnaký kombinácia/rozdanie/karta/pár/farba/postupka/full", "Someone and Another split the pot"),
    ("hrá board [obaja]", "Someone plays the board"),
    ("SEAT folduje/zloží/zahodí [karta] keď/hoci mohol checkuje", "SEAT folds to a check"),
    (
        "SEAT povie fold [ale/no] [karta] [si] nezahodí/drží/neodhodí [karta]",
        "SEAT has said fold and keeps his cards",
    ),
    (
        "SEAT povie [že] [má] full/farba/postupka/pár/trojicu [house] ale [v] [skutočnosti] má [len/iba]"
        " pár/trojicu/full/farba/postupka [house]",
        "SEAT miscalls his hand",
    ),
    (
        "SEAT povie [že] [má] full/farba/postupka/pár/trojicu [house] ale [v] [skutočnosti] nemá [nič]",
        "SEAT miscalls his hand",
    ),
    ("SEAT [po] [folduje] povie [že] [zloží/zahodí/má] eso/kráľ/dáma/pár [po] [folduje]", "SEAT says what he folded"),
    ("SEAT OTHER [sa] dohodne že check/checkuje [to] [dole]", "SEAT agrees with OTHER to check it down"),
    ("SEAT povie [nahlas] že má eso/kráľ/dámu/pár/esá/farba/postupku/nuts/NUMBER", "SEAT says what he holds"),
    (
        "dealer povie [že] [all in] [je] AMOUNT SEAT dá/povie calluje ale je to NUMBER",
        "Another is all in for NUMBER; SEAT asks how much; the dealer says AMOUNT; SEAT calls",
    ),
    (
        "dealer povie [že] [all in] [je] AMOUNT SEAT ale [v] [skutočnosti] [to] je [to] NUMBER",
        "Another is all in for NUMBER; SEAT asks how much; the dealer says AMOUNT; SEAT calls",
    ),
    (
        "dealer povie [že] [all in] [je] AMOUNT SEAT calluje/dorovná ale je to NUMBER",
        "Another is all in for NUMBER; SEAT asks how much; the dealer says AMOUNT; SEAT calls",
    ),
    (
        "dealer povie [že] [all in] [je] AMOUNT dá SEAT calluje ale je to NUMBER",
        "Another is all in for NUMBER; SEAT asks how much; the dealer says AMOUNT; SEAT calls",
    ),
    ("SEAT hrá mimo poradie", "SEAT acts out of turn"),
    ("SEAT koná mimo poradie", "SEAT acts out of turn"),
    ("SEAT sa predbehne", "SEAT acts out of turn"),
    ("SEAT predbehne [sa] [OTHER]", "SEAT acts out of turn"),
    ("akcia mimo poradie SEAT", "SEAT acts out of turn"),
    ("SEAT OTHER sa delí o pot", "SEAT and OTHER split the pot"),
    ("SEAT OTHER [si] delí pot/to", "SEAT and OTHER split the pot"),
    ("SEAT OTHER [si] split/chop [pot/to]", "SEAT and OTHER split the pot"),
    ("SEAT vyhrá [pot/to/rozdanie]", "SEAT wins the pot"),
    ("SEAT [si] [sám] vezme/stiahne/potiahol pot sám", "SEAT draws in the pot"),
    ("SEAT [si] sám vezme/stiahne/potiahol pot", "SEAT draws in the pot"),
    ("SEAT vezme [to/pot]", "SEAT wins the pot"),
    ("SEAT scoop [pot]", "SEAT wins the pot"),
    ("pot ide SEAT", "the pot goes to SEAT"),
    ("SEAT povie o [tomto] rozdanie", "SEAT talks about the hand"),
    ("[ale] dealer [omylom] posunie/dá/potuje [pot] SEAT", "the pot goes to SEAT"),
    ("ďalšie/nové/nasledujúce rozdanie", "next hand"),
    ("ďalšia handa", "next hand"),
    ("SEAT vypadne [z turnaja]", "SEAT is eliminated"),
    ("SEAT [si] pýta čas/time", "SEAT asks for time"),
    ("SEAT žiada/chce [o] čas", "SEAT asks for time"),
    ("SEAT volá/zavolá/dá čas na OTHER", "SEAT calls time on OTHER"),
    ("SEAT sa pýta koľko [to je/je to/má dorovnať/má dať/doplatiť]", "SEAT asks how much"),
    ("SEAT pýta koľko [to je/je to]", "SEAT asks how much"),
    ("SEAT povie koľko [to je/je to]", "SEAT asks how much"),
    ("dealer povie [že] [all in] [je] AMOUNT", "the dealer says AMOUNT"),
    ("dealer povie [že] [to] [je] AMOUNT", "the dealer says AMOUNT"),
    ("SEAT splash pot", "SEAT splashes the pot"),
    ("SEAT je preskočí", "SEAT is skipped"),
    ("preskočí SEAT", "SEAT is skipped"),
    ("SEAT OTHER [chce] hrá/ide dve [board]", "SEAT and OTHER run it twice"),
    ("hrá/ide sa dvakrát", "the rest is run twice"),
)
