"""Slovak words with their forms. Verbs are regular enough to be grown from a few of their forms."""

from cardspeak.talk.forms.sk_deeds import DEEDS, DENIED
from cardspeak.talk.forms.sk_grown import denied, grown, noun, verb
from cardspeak.talk.forms.sk_things import CASES, NOUNS

# English words that are verbs and nouns in Slovak too, with their spellings: callol, calluje, callne, s callom
LOANS = {
    "folduje": "fold",
    "checkuje": "check cek chec chceck ceck",
    "calluje": "call cal col",
    "betuje": "bet",
    "raisuje": "rais rejz reis raiz",
    "reraisuje": "rerais rerejz rereraise",
    "flatuje": "flat",
    "limpuje": "limp nalimp zalimp overlimp",
    "openuje": "open",
    "pushuje": "push pus puš zapush",
    "shovuje": "shov šov zashov",
    "jamuje": "jam",
    "reshovuje": "reshov",
    "repushuje": "repush prepush",
    "donkuje": "donk zadonk donkbet",
    "cbetuje": "cbet",
    "barreluje": "barrel",
    "overbetuje": "overbet",
    "tribetuje": "tribet threebet trojbet",
    "štvorbetuje": "fourbet štvorbet",
    "squeezuje": "squeez skvíz",
    "isoluje": "isol izol",
    "stealuje": "steal",
    "minraisuje": "minrais minrejz",
    "checkraisuje": "checkrais cekrais checkrejz",
    "checkcalluje": "checkcall",
    "checkfolduje": "checkfold",
    "overcalluje": "overcall overcal",
    "snapcalluje": "snapcall snap",
    "coldcalluje": "coldcall",
    "flatcalluje": "flatcall",
    "completuje": "complet komplet",
    "muckuje": "muck muk zmuck mack",
    "postuje": "post",
    "straddluje": "straddl stradl",
    "showuje": "show šou",
    "splituje": "split",
    "chopuje": "chop čop",
    "bustuje": "bust",
    "capuje": "cap",
    "scoopuje": "scoop",
    "clickuje": "click klik",
    "openraisuje": "openrais",
    "openpushuje": "openpush openshov",
    "splashuje": "splash spleš",
    "stringuje": "string",
    "slowrolluje": "slowroll slowrol",
    "softplayuje": "softplay",
    "blufuje": "bluf blaf",
}

# verbs that are acts: the past in -l grows -la -li -lo, the present in -uje grows all its persons
ACTING = {
    "zloží": "zložil skladal zložím skladám skladá skladajú zložia zložit zložiť zložilo poskladal odložil zabaliť",
    "zahodí": "zahodil zahadzuje zahodím odhodil odhadzuje odhodí pohodil vyhodil vyhodí zahodiť zahadzoval zahodia",
    "zabalí": "zabalil balí balím balil",
    "vzdá": "vzdal vzdáva vzdávam",
    "pustí": "pustil púšťa púšťam",
    "potuje": "potuje potol potla potne repot repotol",
    "pasuje": "pasuje spasoval pas",
    "klope": (
        "klepol klepla zaklopal poklopal klopal klopol zaklope klopem klopkal poklope zaklopkal poklepal odklepol "
        "poklepe klepe klopká"
    ),
    "ťuká": "ťukol ťukal zaťukal ťuknul ťukne zaťukol ťukám buchol buchne",
    "stavil": (
        "staví stavia stavím vsadil vsadí vsadia vsadím vsádza vsádzam vsádzal sádza sádzam staviť vsadiť stávka "
        "stávku stavila stavili stavilo zastavil vsádzajú vsadit sadil zasadil"
    ),
    "dorovná": "dorovnal dorovnám dorovnáva dorovnávam dorovnajú dorovnať dorovnávajú dorovnával dorovnanie",
    "zaplatí": "zaplatil platil zaplatím platím zaplatia",
    "prijme": "prijal prijíma prijmem prijímam",
    "navýši": (
        "navýšil navyšuje navýšim navýšiť navýšia zvýšil zvýši zvyšuje zvýšim zvýšiť navyšil zvýšia "
        "nadvihol zdvihol zdvihne dvihol prebil prebije navísil zvišil"
    ),
    "prihodí": "prihodil prihadzuje nahodil nahodí prihodím",
    "otvorí": "otvoril otvára otváral otvorím otváram otvárajú otvoriť",
    "urobí": "urobil robí robil urobím robím spravil spraví",
    "nasunie": "nasunul nasúva zasunul zatlačil natlačil nasypal nasunem našúpal nahádzal",
    "doplní": "doplnil dopĺňa dopĺňal doplatil doplatí doplním dopláca doložil",
    "ide": "išiel išla išli idem šiel šla šli ideš ísť idú pôjde",
    "pridá": "pridal pridáva pridám dohodil dohodí prihodil doplatil dohádzal",
    "hodí": (
        "šmaril šmarí švihol švihne mrskol mrskne hodil hádže hádzal hodím vhodil vhodí hodia hodila "
        "hodit hodiť prehodil vhadzuje"
    ),
    "dá": "dal dáva dával dám dávam dajú dať",
    "položí": "položil kladie kladiem položím pokladá vyložil vyloží predložil",
    "posunie": "posunul posúva posunula vysunul vysunie vysúva posuniem presunul potlačil",
    "vloží": "vložil vkladá vkladám vložím vložiť",
    "vezme": "vzal zobral berie bral zoberie zoberiem vezmem vzala zobrať vziať",
    "stiahne": "stiahol stiahla stiahli sťahuje stiahnem stiahnuť stiahnul",
    "povie": (
        "povedal hovorí hovoril poviem hovorím vraví vravel povedať povedia zahlásil zahlási hlási hlásil ohlási "
        "ohlásil ohlasuje oznámil oznámi oznamuje dodá vyhlásil vyhlási deklaroval riekol povedzme avizoval nahlási "
        "nahlásil hlásim hlásia verbálne"
    ),
    "ukáže": "ukázal ukazuje ukážem ukážu ukazoval ukázať ukazujú",
    "otočí": "otočil otáča otáčal otočím otočiť otočia prevrátil prevráti obrátil",
    "odkryje": "odkryl odkrýva odhalil odhalí odkryjú odkrývať odkryť",
    "prikývne": "prikývol prikývla prikyvuje kývol kývne kývla",
}

STATES = {
    "je": "bol bola bolo boli sú byť bude býva budú ostal ostala ostane ostáva zostal zostala zostane zostáva",
    "má": "mal mala mali majú mám mať máš mame",
    "hrá": "hráme hral hrala hrali hrajú hrám hrať zahral zahrala zahrá konal koná hraje konali",
    "myslí": "myslel myslela myslím mysliac domnieval domnievala myslia mysleli zdalo predpokladal",
    "chcem": "chceme žiadam žiadame prosím",
    "zabudol": "zabudla zabudli zabúda zabudne zabudnúť zapomenul opomenul opomenula zabudnutý",
    "dohrá": "dohral dohrala dokončil dokončila ukončil ukončená ukončené skončila skončilo dohralo dohraný",
    "stihne": "stihol stihla stihli",
    "siahne": "siahol siahla siaha siahnuť siahnem siahal načiahol načiahla",
    "začína": "začal začala začne začali začínal začatý začínajú",
}


def _forms() -> dict[str, str]:
    found: dict[str, list[str]] = {base: DENIED[base].split() for base in ("nestihol", "nebol", "nie")}
    found["muck"] = list(noun("muck mack muk"))
    found |= {base: [form for stem in stems.split() for form in verb(stem)] for base, stems in LOANS.items()}
    found |= {base: list(grown(words)) for base, words in ACTING.items()}
    found |= {base: [*words.split()] for base, words in STATES.items() if words}
    for base in {**CASES, **NOUNS}:
        found[base] = [*found.get(base, ()), *CASES.get(base, "").split(), *noun(NOUNS.get(base, ""))]
    deeds = {base: " ".join(grown(words)) for base, words in DEEDS.items()}
    for base, words in (*deeds.items(), *DENIED.items()):
        found[base] = [*found.get(base, ()), *words.split()]
    written = {base: " ".join(dict.fromkeys(forms)) for base, forms in found.items()}
    own = frozenset(form for base in DENIED for form in (base, *written[base].split()))
    acts = {base: forms for base, forms in written.items() if base in ACTING or base in LOANS or base in deeds}
    return {**written, **{base: forms for base, forms in denied(acts, own).items() if base not in written}}


FORMS = _forms()
FIRST_PERSON = [
    form
    for base in (*LOANS, *ACTING)
    for form in FORMS[base].split()
    if form.endswith(("em", "ám", "im", "ím")) and form not in ("pridám",)
]
"""What only the teller says of themselves: navyšujem, dorovnám."""
