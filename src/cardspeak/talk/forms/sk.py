"""Slovak words with their forms. Verbs are regular enough to be grown from a few of their forms."""

from collections.abc import Iterator

# English words that are verbs and nouns in Slovak too, with their spellings: callol, calluje, callne, s callom
LOANS = {
    "folduje": "fold",
    "checkuje": "check cek chec chceck ceck",
    "calluje": "call cal kol col",
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
    "3betuje": "3bet tribet threebet",
    "4betuje": "4bet fourbet štvorbet",
    "5betuje": "5bet",
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
    "tankuje": "tank",
    "splashuje": "splash spleš",
    "stringuje": "string",
    "flashuje": "flash fleš",
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
        "zaklopal poklopal klopal klopol zaklope klopem klopkal poklope zaklopkal poklepal odklepol poklepe klepe "
        "klopká"
    ),
    "ťuká": "ťukol ťukal zaťukal ťuknul ťukne zaťukol ťukám buchol buchne",
    "stavil": (
        "staví stavia stavím vsadil vsadí vsadia vsadím vsádza vsádzam vsádzal sádza sádzam staviť vsadiť stávka "
        "stávku zastavil podal vsádzajú vsadit sadil zasadil"
    ),
    "dorovná": "dorovnal dorovnám dorovnáva dorovnávam dorovnajú dorovnať dorovnávajú dorovnával dorovnanie",
    "zaplatí": "zaplatil platil zaplatím platím zaplatia",
    "prijme": "prijal prijíma prijmem prijímam",
    "navýši": (
        "navýšil navyšuje navýšim navýšiť navýšia zvýšil zvýši zvyšuje zvýšim zvýšiť navyšil zvýšia navýšenie "
        "zvýšenie nadvihol zdvihol zdvihne dvihol prebil prebije navísil zvišil"
    ),
    "prihodí": "prihodil prihadzuje nahodil nahodí prihodím",
    "otvorí": "otvoril otvára otváral otvorím otváram otvárajú otvoriť",
    "urobí": "urobil robí robil urobím robím spravil spraví",
    "nasunie": "nasunul nasúva zasunul zatlačil natlačil nasypal nasunem našúpal nahádzal",
    "doplní": "doplnil dopĺňa dopĺňal doplatil doplatí doplním dopláca doložil",
    "ide": "išiel išla išli idem šiel šla šli ideš ísť idú pôjde prišiel vošiel vchádza vošla",
    "pridá": "pridal pridáva pridám dohodil dohodí prihodil doplatil dohádzal",
    "hodí": "hodil hádže hádzal hodím vhodil vhodí hodia hodila hodit hodiť prehodil vhadzuje",
    "dá": "dal dáva dával dám dávam dajú dať",
    "položí": "položil kladie kladiem položím pokladá vyložil vyloží predložil",
    "posunie": "posunul posúva posunula vysunul vysunie vysúva posuniem presunul potlačil",
    "vloží": "vložil vkladá vkladám vložím vložiť",
    "vezme": "vzal zobral berie bral zoberie zoberiem vezmem vzala zobrať vziať",
    "stiahne": "stiahol stiahla stiahli sťahuje stiahnem stiahnuť stiahnul",
    "povie": (
        "povedal hovorí hovoril poviem hovorím vraví vravel povedať povedia zahlásil zahlási hlási hlásil ohlási "
        "ohlásil ohlasuje oznámil oznámi oznamuje vyhlásil vyhlási deklaroval riekol povedzme avizoval nahlási "
        "nahlásil hlásim hlásia verbálne"
    ),
    "ukáže": "ukázal ukazuje ukážem ukážu ukazoval ukázať ukazujú",
    "otočí": "otočil otáča otáčal otočím otočiť otočia prevrátil prevráti obrátil",
    "odkryje": "odkryl odkrýva odhalil odhalí odkryjú odkrývať odkryť",
    "prikývne": "prikývol prikývla prikyvuje kývol kývne kývla",
}

OTHER = {
    "živá": "živou živú živej",
    "hygiena": "hygienou hygieny hygienu",
    "posunutý": "posunutá presunutý posunúť presunúť pohnúť",
    "dáma": "dámu dámy",
    "kráľ": "kráľa kráľom",
    "kričí": "kričal kričala zakričal zakričala vykríkol vykríkla reve reval kričať krik",
    "je": "bol bola bolo boli sú byť bude býva budú ostal ostala ostane ostáva zostal zostala zostane zostáva",
    "nie": "nikdy neni není nebude",
    "nespálil": "nespálila nespálili nespáli nepálil nepáli nevypálil neburnol",
    "nerozdal": "nerozdala nerozdáva nedal nedala nedostal nedostala",
    "nezamiešal": "nezamiešala nepremiešal nepremiešala nemiešal nemiešala nezamiešaný nepremiešaný nezamiešané",
    "nesekol": "nesekla nesňal nesnímal nesnímala neprehodil",
    "nepohol": "nepohla nepohli neposunul neposunula neposunuli",
    "nezaplatil": "nezaplatila nepostol nepostla nevložil nevložila nepostoval neplatil",
    "nestihol": (
        "nestihla nehral nehrala nehrali nečakal nečakala nepočkal nepočkala nedohral nedohrala nezahral nezahrala "
        "nedokončil neurobil nepovedal nekonal neskončila neskončil nebol neboli nerozhodol nevyjadril nereagoval"
    ),
    "nebol": "nebola nebolo neprítomný nesedel nesedela chýbal",
    "nechránil": "nechránila nezakryl nezakryla nechránená nechránené nechránenú",
    "neukáže": "neukázal neukázala neukazuje neukázať neotočil neotočila neotočí",
    "nechce": "nechcel nechcela odmieta odmietol",
    "nevidí": "nevidel nevidela nevidno nevidieť nebolo",
    "zabudol": "zabudla zabudli zabúda zabudne zabudnúť zapomenul zapomněl opomenul",
    "spálil": "spálila spálili spáli páli pálil spáliť spaľuje burnol burnul spálená spálenú spálené spálenej",
    "burn": "burnu burny burne burnom burnov burncard burnkarta burnkartu",
    "má": "mal mala mali majú mám mať máš",
    "dostane": "dostal dostala dostali dostáva dostanem dostať obdržal prišli",
    "nájde": (
        "našiel našla našli nájdená nájdené nájdený našlo nájdem objavil objavila objavilo zistil zistila zistilo "
        "objaví zistí nachádza vyskytla"
    ),
    "vidí": (
        "videl videla videli videlo vidno vidieť uvidel uvidela zbadal zbadala zbadali vidím všimol viditeľná zahliadol"
    ),
    "rozdá": (
        "rozdal rozdala rozdali rozdáva rozdával rozdávala rozdávaní rozdávanie rozdávania rozdať rozdaná rozdané "
        "rozdaný rozdaní naserv rozdavani rozdávke rozdaniu"
    ),
    "rozdanie": "rozdania handa handy handu hande hand ruka ruky ruku ruke rukou rúk hry hrou",
    "vyložil": "vyložila vyložili vyloží vykladá vykladal vykladala vyložený vyložená vyložené",
    "dealer": (
        "dealera dealerovi dealerom dealerka dealerke dealerku díler dílera dílerovi diler dilera dilerka krupiér "
        "krupiéra krupiérka krupier rozdávajúci rozdávač deler dealerská dealeri dealerky"
    ),
    "hráč": "hráča hráčovi hráčom hráčka hráčky hráčke hráčku hrac",
    "hráči": "hráčov hráčmi hráčom",
    "karta": "karát karty kartu karte kartou kariet kartám kartami kartách",
    "balíček": (
        "balíčka balíčku balíčkom balíčky balík balíka balíku balíčkov deck decku decky balicek baličku balicku "
        "stub stubu"
    ),
    "flop": "flopu flope flopom flopy flopa",
    "turn": "turnu turne turnom turny turna",
    "river": "riveru riveri rivere riverom rivery rivera",
    "preflop": "preflopu preflope prefloope",
    "board": "boardu boarde boardy boardom",
    "button": (
        "buttonu buttone buttonovi buttonom buttona butona butone butonu baton batona batonu batone butón gombík "
        "gombíka gombíku gombíkom buttnu buttne"
    ),
    "cutoff": "cutoffu cutoffe cutoffovi cutoffom cutofu cutofe cutof",
    "hijack": "hijacku hijackovi hijackom hijacka hajdžek hajjack",
    "lojack": "lojacku lojackovi",
    "blind": "blindu blinde blindovi blindom blinda",
    "blindy": "blindov blindoch blindmi blindom",
    "malý": "malého malom malému malým malej mala",
    "veľký": "veľkého veľkom veľkému veľkým",
    "small": "smallu smalle smallovi smallom",
    "big": "bigu bige bigovi bigom",
    "súper": (
        "súpera súperovi súperom súperka protihráč protihráča protihráčovi protihráčom protivník protivníka "
        "oponent oponenta oponentovi oponentom"
    ),
    "villain": "villaina villainovi vilan vilain villan",
    "hero": "hera herovi",
    "pot": "potu pote poty potov bank banku banka banke",
    "žetón": (
        "žetónu žetóny žetónov žetónom žetónmi žetóna zeton zetón chip chipu chipy chipov chipom čip čipy čipu "
        "čipov čipom žeton žetone žetónik"
    ),
    "stack": "stacku stacky stackom stacka stackov stek steku stekom štek",
    "stôl": "stola stolu stole stolom stoly stolov",
    "miesto": "miesta mieste miestu sedadlo sedadle stolička stoličke stoličku box boxe",
    "prázdne": "prázdnemu prázdnom prázdny prázdnu prázdna neobsadené neobsadenému voľné voľnému",
    "telefón": "telefónu telefóne telefónom mobil mobilu mobile mobilom mobilný iphone smartfón",
    "telefonuje": "telefonoval telefonovala telefonovať telefonujú telefonát telefonovanie",
    "farba": "farbu farby farbe farbou flush",
    "prvá": "prvú prvej prvou",
    "druhá": "druhú druhej druhou",
    "tretia": "tretiu tretej tretiou",
    "jedna": "jednu jednej jednou",
    "dve": "dva dvoch dvoma dvomi dvakrát dvojmo",
    "tri": "troch tromi traja trojkart",
    "štyri": "štyroch štyrmi štyria",
    "päť": "piatich piatimi piati",
    "skôr": "predčasne predčasný predčasná predčasnú skoro priskoro prv predtým prív predbežne",
    "omylom": "omyl omylu nechtiac náhodou neúmyselne nešťastne",
    "spadne": (
        "spadol spadla spadlo spadli padol padla vypadol vypadla vypadlo padne odletela odletel zletela zletel "
        "vypadne pustí pustil pustila upustil upustila upadla"
    ),
    "zem": "zemi zeme podlahu podlahe podlaha dlážku",
    "dotkne": "dotkol dotkla dotkli dotklo dotýka dotýkal dotkne dotknú",
    "zmieša": "zmiešal zmiešala zmiešali zmiešalo pomiešal pomiešala pomiešali zmiešané",
    "muck": "mucku muckom muke mucke mucky muku mucka mackom",
    "pýta": "spýtal spýtala opýtal opýtala pýtam spýta opýta pýtal spytuje",
    "chce": "chcel chcela chcem chcú chceli žiada žiadal požaduje požiadal požiadala prosí",
    "vyhrá": "vyhral vyhrala vyhráva vyhrali víťazí získal",
    "delí": "delia rozdelili rozdelia podelili splitli splitnú",
    "vypadne": "vyradený vyradená vyradili eliminovaný eliminovaná vyletel vyletela bustol",
    "preskočí": "preskočil preskočila preskočili preskočený preskočená obišli obišiel vynechaný vynechali preskočilo",
    "predbehne": "predbehol predbehla predbehnúť predbieha",
    "poradie": "poradia poradí poradím rade radu rad",
    "čas": "času time clock clocku stopky hodiny limit",
    "vyprší": "vypršal vypršala uplynul uplynulo skončil dobehol došiel",
    "zavolá": "zavolal zavolala volám volá volal volala vyhlásil vyhlásila žiadal",
    "sused": "suseda susedovi susedom kamarát kamaráta kamarátovi kolegovi",
    "radí": "radil radila poradil poradila rady radu pomáha pomáhal napovedá napovedal poradí pošepkal",
    "nadáva": (
        "nadával nadávala nadávky vynadal vynadala preklína kľaje zanadával nadávať zakliala zaklial vulgárne "
        "vulgárny kliatby"
    ),
    "uráža": "urazil urazila urážal urážala urážky uráža nazval",
    "označená": (
        "označené označený označenú ohnutá ohnutú ohnuté značená značené poškodená poškodené cinknutá cinknuté "
        "pokrčená zohnutá nalomená roztrhnutá natrhnutá roztrhnutú"
    ),
    "žolík": "žolíka žolíky joker jokera jokery",
    "chýba": "chýbala chýbajú chýbalo neúplný neúplná",
    "navyše": "viac naviac",
    "otočená": "otočenú otočené obrátená obrátenú obrátené boxed prevrátená prevrátenú lícom",
    "zamieša": (
        "zamiešal zamiešala premiešal premiešala zamiešaný zamiešané miešal miešaní miešanie miešania premiešaný "
        "pomiešaný"
    ),
    "sekne": "sekol sekla sňal snímal seknutia seknutie seknutý",
    "dohodne": "dohodli dohodol dohoda dohodu dohody dohodnutí dohodnú dohovorili",
    "spolu": "spoločne",
    "nechránená": "nechránené nechránenú nechránil nechránila ochrany",
    "odíde": "odišiel odišla odchádza odbehol vstal vstala odchod",
    "neprítomný": "neprítomná neprítomnému neprítomného",
    "zle": "zlé zlý zlá zlom nesprávne nesprávny nesprávnom nesprávna nesprávnu chybne chybný chybná",
    "nový": "nové nová novú nového iný iné iného výmenu zmeniť vymeniť",
    "skryje": "skryl skryla skrýva schoval schovala schováva skryté schované ukryl",
    "veľké": "vysoké väčšie hodnotné",
    "prečíta": "prečítal prečítala prečítaná vyhodnotil vyhodnotila prehliadol prehliadla určil",
    "myslí": "myslel myslela myslím mysliac domnieval",
    "pozerá": "pozrel pozrela pozeral pozerala díva nazrel",
    "počíta": "spočítal prepočítal počítal rátal zrátal spočítala",
    "zvoní": "zvonil zazvonil zazvoní zazvonilo zvonilo",
    "píše": "písal písala esemeskoval chatuje scrolloval",
    "hrá": "hral hrala hrali hrajú hrám hrať dohral zahral zahrala zahrá konal koná",
    "akcia": "akcie akciu akcii akciou ťah ťahu ťahom",
    "dohrá": "dohral dohrala dokončil dokončila ukončil ukončená skončila",
    "stihne": "stihol stihla",
    "spor": "spochybnil spochybnila spochybňuje reklamuje reklamoval sporuje namieta namietal nesúhlasí protestuje",
    "ruší": "rušil vyrušuje vyrušoval narúša",
    "opäť": "znovu znova zas zase opakovane",
    "úmyselne": "zámerne naschvál schválne vedome",
    "divák": "diváka divákovi okoloidúcemu priateľke manželke frajerke",
    "dlho": "dlhú večnosť",
    "rozmýšľa": "rozmýšľal rozmýšľala premýšľa premýšľal premýšľala uvažuje tankuje tankoval",
    "zdržuje": "zdržiava zdržoval naťahuje stalluje zdržuje",
    "hore": "nahor",
    "vydá": "vydal vydala vydaný",
    "prizná": "prezradil prezradila prezrádza priznal prezradí",
    "hovoriť": "rozprával rozpráva komentuje komentoval rozoberá diskutuje",
    "sadne": "sadol sadla",
    "vráti": "vrátil vrátila vracia vrátili vrátiť",
    "siahne": "siahol siahla siaha siahnuť siahnem",
    "ďalšia": "ďalšiu ďalšej",
    "ďalší": "ďalšieho ďalšiemu ďalším",
    "posledný": "poslednému posledného",
    "eso": "esa esom",
    "ostatní": "ostatných ostatným",
    "všetci": "všetkých všetkým",
    "nuts": "nutsy nutsami nats natsy najlepšiu najlepšia",
    "podvádza": "podvádzal podvádzala podvod cheatuje podviedol",
    "kapucňa": "kapucňou kapucňu kapucni šiltovku kapuce kapuci",
    "tvár": "tváre okuliare masku rúško šatku",
    "noviny": "novín časopis knihu knižku",
    "hudba": "hudbu hudby reproduktor",
    "fľaša": "fľašu fľaše pohár pohára kávu pivo drink",
    "dotýka": "chytil chytila chytá siahol",
    "sotí": "sotil strčil postrčil drgol udrel strkal",
    "zapáchať": "zapácha smrdí páchne smrdel",
    "jazyk": "jazykom jazyku nemecky česky anglicky maďarsky po rusky",
}


def _verb(stem: str) -> Iterator[str]:
    """Yield the forms of a verb that was made of an English word."""
    yield from (
        stem + end for end in " uje ujem ujú ovať oval ovala ovali ne nem nú núť nul ol la li u y e om".split(" ")
    )


def _grown(words: str) -> Iterator[str]:
    for word in words.split():
        yield word
        if word.endswith("l"):
            yield from (word + "a", word + "i", word + "o")
        if word.endswith("uje"):
            yield from (
                word + "m",
                word[:-2] + "ú",
                word[:-3] + "ovať",
                word[:-3] + "oval",
                word[:-3] + "ovala",
                word[:-3] + "ovali",
            )


def _forms() -> dict[str, str]:
    found = {base: [form for stem in stems.split() for form in _verb(stem)] for base, stems in LOANS.items()}
    found |= {base: list(_grown(words)) for base, words in ACTING.items()}
    found |= {base: [*found.get(base, ()), *words.split()] for base, words in OTHER.items()}
    return {base: " ".join(dict.fromkeys(forms)) for base, forms in found.items()}


FORMS = _forms()
FIRST_PERSON = [
    form
    for base in (*LOANS, *ACTING)
    for form in FORMS[base].split()
    if form.endswith(("em", "ám", "im", "ím")) and form not in ("pridám",)
]
"""What only the teller says of themselves: navyšujem, dorovnám."""
