"""What people and dealers do besides acting, in Slovak: verbs with all that means the same."""

DEEDS = {
    # the dealer
    "rozdá": (
        "rozdal rozdajú rozdáva rozdávajú rozdával rozdávanie rozdávaní rozdať rozdaný rozdaní naserval servíroval "
        "rozdávke rozdávky doddal dorozdal deal dealoval dealol dealuje dealing dealovanie dealovaní"
    ),
    "spálil": (
        "spálil spáli pálil páli spália spáliť spaľuje burnol burnul burnuje burnovať zapálil pálenie pálenia spálenie"
    ),
    "spálená": "spálený burnutý spálenka spálenku burnovaný",
    "vykladal": "vyložil vyloží vykladá vykladal vykladaní vyložiť vyklopil vyšiel",
    "vytiahne": "vytiahol vytiahla vytiahli vyťahuje vytiahne ťahá ťahal vytiahnutý",
    "zamieša": (
        "zamiešal zamiešajú premiešal premieša mieša miešal miešanie miešaní zamiešaný premiešaný miešaný šuflol "
        "šufloval shuffloval shuffle šuflovať miešať zamiešať premiešať"
    ),
    "sekne": "sekol sňal snímal seknutie seknutý sekal cutol cutoval cut prehodil snímanie sňatie seknutia",
    "preskočí": (
        "preskočil preskočený preskočí preskakuje obišiel obišla obišli obíde vynechal vynechaný vynechá skipol "
        "skipnutý skipli preskočiť prehliadol"
    ),
    "pohne": "pohol pohla pohli posunutý presunutý posunúť presunúť pohnúť hýbal posúval premiestnil",
    "prečíta": "prečítal číta čítal prečítaný vyhodnotil vyhodnotí prehliadol prehliadla určil precital vyhodnotený",
    "zmieša": "zmiešal pomiešal pomieša zmieša zmiešaný pomiešaný premiešali zamiešali",
    "zhrabol": (
        "stiahol stiahla stiahli stiahne sťahuje zmietol zmietla zahrabol zhrnul upratal zhrabol zhrabla zhŕňa "
        "pozbieral zobral vzal zoberie vezme berie zbalil odobral pobral zabral zoberú vzali stiahnutý"
    ),
    "zabil": "zabil zabije zabitý zabíja killol killnutý killne usmrtil",
    "vyložený": "vyložený položený otvorený",
    "calluje": "kolol kolne kolnem koluje kolnul",
    "navýšenie": "navýšenie zvýšenie",
    # cards
    "otočený": "otočený obrátený odkrytý odhalený otočenej ukázaný exponovaný",
    "exponuje": (
        "flashol flashuje flashne flashnutý flash fleš exponoval exposol exposne exposuje exposnutý expose flashla "
        "prebleskol odhalil"
    ),
    "preklopí": "preklopil prevrátil prevráti preklopený obrátil obráti preklopilo",
    "spadne": (
        "spadol spadla spadlo spadli padol padla padli padlo vypadla vypadlo odletel odletela zletel vyletela skĺzla "
        "zošmykla pustil upustil upustila upadla spadnúť spadnutý padne vyšmykla vykĺzla skončila dopadla zhodil "
        "zhodí"
    ),
    "rozsype": "rozsypal rozsype rozsypaný vysypal rozhádzal rozletel rozleteli rozpadol",
    "dotkne": "dotkol dotkla dotkli dotklo dotýka dotýkal dotknú dotkne dotknúť šahal siahal chytal chytil chytá chytí",
    "nájde": (
        "našiel našla našli našlo nájdený nájdem nájdu objavil objaví nachádza vyskytol zistil zistí zistený zisťuje "
        "ukázalo objavený prišlo"
    ),
    "vidí": (
        "videl vidí vidia vidno vidieť uvidel uvidí zbadal zbadá všimol všimne viditeľný zahliadol zahliadne videlo "
        "vidím vidime zbadali zazrel"
    ),
    "dostane": "dostal dostane dostanú dostáva dostanem dostanete obdržal dostávam dostali",
    "drží": "držal drží držia držím podrží ponechal nechal nechá ponechá nechám nechali necháva zostali ostali",
    "skryje": (
        "skryl skrýva schoval schováva schovaný skrytý ukryl ukrýva zakryl zakrýva zakrytý zakrýval prikryl zakrývať "
        "skrývať schovať schovávať zatajil zataji zatajuje"
    ),
    "chráni": "chránil chráni chrániť prikryl zakryl chránený chránim protektor",
    "chýba": "chýba chýbal chýbajú chýbalo chýbali chýbajúca chýbajúcu chybala nekompletný neúplný",
    "roztrhne": "roztrhol roztrhla roztrhal trhá trhal pokrčil krčí ohýba ohol ohýbal zohol krčil",
    # at the showdown
    "reklamuje": (
        "reklamoval reklamácia reklamáciu spochybnil spochybňuje namieta namietal rozporuje sporuje protestuje "
        "protestoval sťažuje sťažoval ozval ozve dožaduje nesúhlasí nesúhlasil odvoláva odvolal odvolanie"
    ),
    "vyhrá": "vyhral vyhráva vyhrajú vyhrali víťazí získal zvíťazil bral vyhrám",
    "delí": "delia delil rozdelil rozdelia podelil podelia splitol splitnú rozdeliť deliť delenie",
    "prehrá": "prehral prehráva prehrali prehrám",
    "klame": "klamal klame zaklamal luhal zavádza zavádzal oklamal",
    # order and time
    "predbehne": "predbehol predbehne predbehnúť predbieha predbehli predskočil",
    "vyprší": "vypršal vyprší vypršalo uplynul uplynie uplynulo dobehol došiel skončil",
    "zavolá": "zavolal zavolá volá volal volám zavolám volajú vyhlásil callol calluje",
    "pýta": "pýtal pýta pýtam spýtal spýta opýtal opýta spytuje vypýtal vypýta pytal pytali opytal",
    "žiada": "žiadal žiada požaduje požiadal požiada prosil prosí chcel chce chcú chceli vyžaduje trvá",
    "rozmýšľa": (
        "rozmýšľal rozmýšľa premýšľa premýšľal uvažuje uvažoval tankuje tankoval tankol rozmyslal rozmysla tankne "
        "tanking tanku rozmýšlal váha váhal rozmýšľanie rozhoduje"
    ),
    "zdržuje": (
        "zdržuje zdržoval zdržiava zdržiaval naťahuje naťahoval stalluje stalloval stalling stall stalol zdržovanie "
        "spomaľuje spomaľoval brzdí hollywoodi"
    ),
    "odíde": (
        "odišiel odišla odišli odchádza odchádzal odbehol odbehla vstal vstala odskočil odskočila odíde zmizol zmizla "
        "opustil opustila opustí preč odíd odísť"
    ),
    "vráti": "vrátil vráti vracia vracal vrátili vrátiť prišiel dobehol prišla dobehla vrátim došiel",
    "sadne": "sadol sadla sadne sadnúť sadá prisadol prisadla posadil usadil nasadol",
    "presadne": (
        "presadol presadla presadil presadne presadnúť presunul presunula presunuli presunutý presúva prestúpil"
    ),
    "označí": "označil značí značil naznačil popísal",
    "vypadne": (
        "vyradený vyradil eliminovaný vyletel vyletela bustol bustla bustne bustnutý skončil vypadol vypadla vypadli "
        "vypadne vypadáva odpadol"
    ),
    "zmešká": "zmeškal zmešká zmeškaný zmeškané premeškal premeškané missol missnutý zmeškala vynechané",
    "vyhýba": "vyhýba vyhýbal vyhol vyhla obchádza obchádzal vyhnúť vyhnul",
    # chips
    "dokúpi": (
        "dokúpil dokúpi dokupuje dokúpim dokúpiť rebuy rebuyol rebuol addon prikúpil kúpil dokupoval dokup kupuje"
    ),
    "rozhodí": "rozhodil rozhadzuje rozhádzal hádže hádzal splashol",
    "rozloží": "rozložil rozloží rozložiť rozložený rozhrnie rozhrnul roztiahnuť",
    "odnesie": "odniesol odnáša zobral odložil odkladá odloží vyniesol schoval ratholuje rathol rathole",
    "spočíta": "spočítal spočíta prepočítal počíta počítal rátal zrátal zráta spočítať prepočítať zrátať countol count",
    # people
    "telefonuje": "telefonoval telefonuje telefonovať zatelefonoval volá telefonátu telefonujú telefonovanie telefonát",
    "zvoní": "zvonil zvoní zazvonil zazvoní zazvonilo zvonilo vibroval vibruje vyzváňa pípal pípa zvonenie",
    "píše": (
        "písal píše esemeskoval esemeskuje chatuje chatoval scrolloval scrolluje píšu četuje textoval whatsappuje "
        "messenguje sms správu správy esemesky esemesku napísal vypisuje"
    ),
    "pozerá": "pozrel pozerá pozeral pozrie díva díval nazrel nazrie nakukol kuká kukol nazerá nazeral pozerať mrkol",
    "nadáva": (
        "nadával nadáva nadávky nadávok vynadal vynadá preklína kľaje zanadával nadávať zaklial vulgárne vulgárny "
        "kľačal kliatby vulgarizmy preklial sprosto nadavky hreší sprostý"
    ),
    "uráža": (
        "urazil uráža urážal urážky urážka urážlivo nazval ponížil vysmieva vysmieval zosmiešnil ponižuje debil "
        "debila idiot idiota kretén kreténa vyhráža vyhrážal vulgárne"
    ),
    "kričí": (
        "kričal kričí zakričal vykríkol reve reval kričať krik ziapal ziape vrieska vrieskal zreval zareval hulákal "
        "huláka hlučný hluk"
    ),
    "radí": (
        "radil radí poradil radiť poradí radami radou radu rady pomáha pomáhal napovedá napovedal pošepkal šepká "
        "našepkáva naviguje poradiť pomohol"
    ),
    "kritizuje": "kritizoval kritizuje komentoval hodnotí hodnotil poučuje poučoval kritika vyčíta vyčítal",
    "prizná": "prezradil prezradí prezrádza priznal prizná vykecal vykecá vytáral vytrepal vytrepe povedal prezradiť",
    "rozpráva": (
        "rozprával komentuje rozoberá diskutuje rozoberal diskutoval bavil baví bavia kecá kecal rozprávajú hovorilo "
        "ukecaný pokecal tára táral"
    ),
    "dohodne": (
        "dohodol dohodne dohovoril dohovorí dohovára dohodnutý dohodnúť dohodnuto dohadujú dohadoval dohodli dohodneme"
    ),
    "podvádza": "podvádzal podvádza podvod podvodu cheatuje podviedol švindľuje švindľoval cheatoval cheat falošne",
    "provokuje": (
        "provokoval provokuje nešportovo nešportový nešportové neslušne neslušný angleshoot angluje angle nevhodne "
        "arogantný arogantne drzý drzo oslavuje oslavoval taunt slowroll slowrolla slowrollol slowrolluje"
    ),
    "sotí": (
        "sotil sotí strčil strká strkal postrčil drgol drgne udrel udrie sácal napadol tlačil sáče facku chytil kopol"
    ),
    "háda": "hádal háda tipuje tipoval uhádol uhádla uhádne odhaduje",
    "ruší": "rušil ruší vyrušuje vyrušoval narúša narušuje narušoval rozptyľuje rozptyľoval otravuje",
    "podozrieva": "podozrieva podozrieval podozrenie podozrivý podozrivo podozrivé",
    "kolúzia": "kolúziu kolúzie teamplay tímovka tímovo teamplaye kolaborujú collusion kolaborovali kooperuje",
    "dumpuje": "dumpuje dumpoval prelieva prelial prelieval prihráva prihrával dumping chipdumping prehral",
    "softplayuje": "softplay softplayoval softplayujú šetrí šetril šetria podržal nešiel softplaying jemne mierne",
}
"""A deed, and forms that say it; `grown` adds what their endings tell."""

NOT_YET = (
    "nehral nečakal nečaká nepočkal nedohral nezahral nedokončil neurobil nespravil nekonal neskončil nerozhodol "
    "nevyjadril nereagoval neodpovedal nestihol neukončil neukončený neskončený nedohraný nerozhodnutý neohral "
    "nedopovedal neprehovoril nedoriešil nepovedal"
)
"""What somebody had still to do."""

DENIED = {
    "nestihol": NOT_YET,
    "nebol": "neboli nebola nebolo neny neni niesu niesú",
    "nie": "nikdy není nebude nijaký žiadny žiadna žiadnu žiadne",
    "nechce": "nechcel odmieta odmietol odmietnuť nechcú odmietajú",
    "nechráni": "nechránil nechránený nezakryl nezakrytý nechránim",
    "neprítomný": "neprítomná nesedel chýbal absentoval",
}
"""Words that deny, beside those that `denied` grows."""
