import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    alles da, alles vorhanden, alles da was, alles was man braucht, alles was wir brauchten,
    alles was wir gebraucht haben, es fehlte an nichts, es fehlt an nichts, fehlte an nichts,
    fehlt an nichts, hat an nichts gefehlt, nichts gefehlt, mangelte an nichts, mangelt an nichts,
    gut/super/top/voll/vollstandig/komplett/bestens/hervorragend ausgestattet*,
    perfekt/toll/reichlich/umfangreich/ausgezeichnet/optimal/hochwertig/modern ausgestattet*,
    sehr gut ausgestattet*`,
  bad: `
    schlecht/sparlich/mangelhaft/kaum/durftig/unzureichend/minimal ausgestattet*, es fehlt/fehlte an,
    grundausstattung fehlt*, fehlt/fehlte .. an allem`,
  names: `
    ausstattung, annehmlichkeiten, extras, poolwasser, wellnessbereich, saunabereich, fitnessbereich,
    innenhof, poolbereich, ausstattungen, gartenmobel`,
  things: `
    aufzug, fahrstuhl, lift, balkon, terrasse, pool, garten, waschmaschine, trockner, bugeleisen,
    babybett, hochstuhl, reisebett, kinderbett, grill, sauna, whirlpool, fahrrader, spiele, spielzeug,
    waschestander, sonnenschirm, spiegel, vorhange, rollos, nachttischlampe, steckdosen, leselampe,
    verdunkelung, sonnenliegen, liegestuhle, bugelbrett, staubsauger, fruhstuck, fruhstucksbuffet,
    fruehstueck, safe, mulleimer, kehrschaufel, nachttisch, gardinen`,
  features: `
    pool, schwimmbad, sauna, whirlpool, balkon, dachterrasse, terrasse, garten, waschmaschine, trockner,
    grill, fahrrader, spiele, brettspiele, gesellschaftsspiele, spielzeug, spielsachen,
    hunde/hund/vierbeiner/haustiere .. willkommen/erlaubt, hunde .. herzlich willkommen, wickelkommode,
    tischtennisplatte, bucher, hochstuhl, kinderbett, babybett, reisebett, aufzug, fahrstuhl, lift,
    willkommenskorb, willkommenspaket, willkommensgeschenk,
    kleines willkommensgeschenk/willkommenspaket/begrussungsgeschenk, kleiner/kleines willkommensgruss,
    begrussungsgeschenk, begrussungsgetrank, flasche wein, kuhlschrank gefullt,
    kuhlschrank .. bier/wein/getranke/sekt/prosecco, obstkorb, spielplatz, tischtennis*, tischkicker,
    sonnenliegen, liegestuhle, hangematte im garten, fitnessraum, plattenspieler, klavier,
    selbstgebacken*, selbstgemacht*, kuchen, brotchen, brotchenservice, hunde willkommen, waschestander,
    bugeleisen, sandkasten, trampolin, feuerschale, wickeltisch, flaschenwarmer, flaschchenwarmer,
    bademantel, strandtucher, wurfel, eier von`,
  positive: `
    alles was das herz, an alles gedacht, an alles wurde gedacht, wurde an alles gedacht,
    liebevolle details, viele extras, kleine aufmerksamkeit*, aufmerksamkeiten, standen bereit,
    stand bereit, vermisst nichts, nichts vermisst, lasst keine wunsche offen`,
  negative: `
    kein aufzug, keinen aufzug, ohne aufzug, kein fahrstuhl, keinen fahrstuhl, kein lift, keinen lift,
    kein balkon, keinen balkon, kein pool, keine waschmaschine,
    waschmaschine/trockner/aufzug/fahrstuhl/lift .. nicht vorhanden,
    balkon/pool/grill/bugeleisen/hochstuhl/kinderbett .. nicht vorhanden, kein garten, vierter stock ohne,
    aufzug ausser, treppen schleppen, koffer schleppen, koffer hochschleppen, hochschleppen, hochtragen,
    stockwerke hoch/ohne/schleppen/tragen, stockwerke .. schleppen/tragen/hochtragen,
    pool/sauna/whirlpool/terrasse/garten/grill/waschmaschine .. nicht .. benutzen/nutzen/nutzbar,
    geschleppt, schleppen, pool geschlossen, pool gesperrt, pool war geschlossen, pool kalt,
    sauna geschlossen, fruhstuck .. nicht wert, sauna aus, whirlpool kalt, keine steckdose*,
    zu wenig steckdosen, zu wenige steckdosen, kaum steckdosen, keine vorhange, keine rollos,
    keine gardinen, kein spiegel`,
  goodBeside: `
    gross*, privat*, schon*, sonnig*, beheizt*, lecker*, reichhaltig*, vielfaltig*, hochwertig*,
    umfangreich*, komplett*, liebevoll*, vollstandig*, modern*`,
  badBeside: `
    klein*, winzig*, geschlossen, gesperrt, abgeschlossen, verschlossen, abgesperrt, veraltet*, kalt,
    kaputt, durftig*, eiskalt*, ungenugend*, unbenutzbar*, mickrig*, mangelhaft*, verwildert*,
    ungepflegt*, alt, sparlich*, minimal*, fehlt*, fehlte*`,
};
