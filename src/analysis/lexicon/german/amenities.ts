import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    alles da, alles vorhanden, alles da was, alles was man braucht, alles was wir brauchten,
    alles was wir gebraucht haben, es fehlte an nichts, es fehlt an nichts, fehlte an nichts,
    fehlt an nichts, hat an nichts gefehlt, nichts gefehlt, mangelte an nichts, mangelt an nichts,
    super ausgestattet, gut ausgestattet, sehr gut ausgestattet, top ausgestattet`,
  names: 'ausstattung, annehmlichkeiten, extras, ausstattungen, gartenmobel',
  things: `
    aufzug, fahrstuhl, lift, balkon, terrasse, pool, garten, waschmaschine, trockner, bugeleisen, babybett,
    hochstuhl, reisebett, kinderbett, grill, sauna, whirlpool, fahrrader, spiele, spielzeug, waschestander,
    sonnenschirm, spiegel, vorhange, rollos, nachttischlampe, steckdosen, leselampe, verdunkelung,
    sonnenliegen, liegestuhle, bugelbrett, staubsauger, fruhstuck, safe, mulleimer, kehrschaufel,
    nachttisch, gardinen`,
  features: `
    pool, schwimmbad, sauna, whirlpool, balkon, dachterrasse, terrasse, garten, innenhof, waschmaschine,
    trockner, grill, fahrrader, spiele, brettspiele, gesellschaftsspiele, spielzeug, bucher, hochstuhl,
    kinderbett, babybett, reisebett, aufzug, fahrstuhl, lift, willkommenskorb, willkommenspaket,
    willkommensgeschenk, begrussungsgetrank, flasche wein, kuhlschrank gefullt, obstkorb, spielplatz,
    tischtennis*, tischkicker, sonnenliegen, liegestuhle, hangematte im garten, fitnessraum, plattenspieler,
    klavier, selbstgebacken*, selbstgemacht*, kuchen, brotchen, brotchenservice, hunde willkommen,
    waschestander, bugeleisen, sandkasten, trampolin, feuerschale, wickeltisch, flaschenwarmer,
    flaschchenwarmer, bademantel, strandtucher, wurfel, eier von`,
  positive: `
    alles was das herz, an alles gedacht, an alles wurde gedacht, wurde an alles gedacht,
    liebevolle details, viele extras, kleine aufmerksamkeit*, aufmerksamkeiten, standen bereit,
    stand bereit, vermisst nichts, nichts vermisst, lasst keine wunsche offen`,
  negative: `
    kein aufzug, keinen aufzug, ohne aufzug, kein fahrstuhl, keinen fahrstuhl, kein lift, keinen lift,
    kein balkon, keinen balkon, kein pool, keine waschmaschine, kein garten, vierter stock ohne,
    aufzug ausser, treppen schleppen, koffer schleppen, koffer hochschleppen, hochschleppen, hochtragen,
    geschleppt, schleppen, stockwerke, pool geschlossen, pool gesperrt, pool war geschlossen, pool kalt,
    sauna geschlossen, sauna aus, whirlpool kalt, keine steckdose*, zu wenig steckdosen,
    zu wenige steckdosen, kaum steckdosen, schlechte ausstattung, keine vorhange, keine rollos,
    keine gardinen, kein spiegel`,
  goodBeside: `
    gross*, privat*, schon*, sonnig*, beheizt*, hochwertig*, umfangreich*, komplett*, liebevoll*,
    vollstandig*, modern*`,
  badBeside: `
    klein*, winzig*, geschlossen, gesperrt, veraltet*, kalt, kaputt, durftig*, mangelhaft*, verwildert*,
    ungepflegt*, alt, sparlich*, minimal*, fehlt*, fehlte*`,
};
