## Čo môže hráč; slová vnútri vety

option-fold = fold
option-check = check
option-call = call { $amount }
option-bet = bet { $amount }
option-raise-to = raise na { $amount }
option-complete = complete na { $amount }
option-bring-in = bring-in { $amount }
options-none = zatiaľ nič

## Hry a štruktúry stávok; stoja vnútri vety

game-title = { $structure } { $game }
game-holdem = hold'em
game-short-deck = short-deck hold'em
game-omaha = omaha
game-omaha-5 = päťkartová omaha
game-omaha-6 = šesťkartová omaha
game-omaha-8 = omaha hi-lo
game-omaha-5-8 = Big O
game-omaha-6-8 = šesťkartová omaha hi-lo
game-courchevel = courchevel
game-stud = sedemkartový stud
game-stud-8 = sedemkartový stud hi-lo
game-razz = razz
game-five-card-draw = päťkartový draw poker
game-deuce-to-seven-single = single draw 2–7
game-deuce-to-seven-triple = triple draw 2–7
game-ace-to-five-triple = triple draw A–5
game-badugi = badugi
rotation-horse = HORSE
rotation-8-game = mix 8 hier
rotation-dealers-choice = voľba dealera
structure-no-limit = no-limit
structure-pot-limit = pot-limit
structure-fixed-limit = fixed limit

## Streets; stoja vnútri vety

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = third street
street-fourth-street = fourth street
street-fifth-street = fifth street
street-sixth-street = sixth street
street-seventh-street = seventh street
street-before-the-draw = pred výmenou
street-after-the-draw = po výmene
street-after-the-first-draw = po prvej výmene
street-after-the-second-draw = po druhej výmene
street-after-the-third-draw = po tretej výmene
street-draw = výmena
street-first-draw = prvá výmena
street-second-draw = druhá výmena
street-third-draw = tretia výmena
street-showdown = showdown

## Pravidlá

book-common = Bežná prax
book-basic-holdem = Základné pravidlá Texas hold'em pre začiatočníkov
book-tda-2011 = Pravidlá Tournament Directors Association (TDA), 2011, ruské vydanie
book-tda-2024 = Pravidlá Tournament Directors Association (TDA), 2024
book-fspr-training = Ruská federácia športového pokru: pravidlá tréningových hier, klub „Raise“
book-fspr-competition = Ruská federácia športového pokru: súťažné pravidlá
book-diamond-club = Pravidlá klubu Diamond Game Club
book-in-short-common = Bežná prax
book-in-short-basic-holdem = Základy hold'emu pre nováčikov
book-in-short-tda-2011 = TDA 2011, ruské vydanie
book-in-short-tda-2024 = TDA 2024
book-in-short-fspr-training = FSPR: tréningové hry
book-in-short-fspr-competition = FSPR: súťaže
book-in-short-diamond-club = Diamond Game Club

## Vklady pred rozdaním kariet, ako ich volá odmietnutie

post-small-blind = malý blind
post-big-blind = veľký blind
post-straddle = straddle
post-no-look = raise naslepo
post-post = vstupný blind
post-dead = mŕtvy blind
post-ante = ante
post-table-ante = ante za celý stôl
