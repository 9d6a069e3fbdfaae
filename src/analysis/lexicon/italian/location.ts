import type { TopicWords } from '../format.ts';

export const location: TopicWords = {
  names: `
    posizione, ubicazione, zona, quartiere, posto, location, localita, collegamenti, collegat*,
    mezzi pubblici, contesto, dintorni, situato, situata`,
  positive: `
    central*, centralissim*, in pieno centro, pieno centro, in centro, al centro, nel cuore, cuore di,
    cuore del, a due passi, due passi, a pochi passi, pochi passi, quattro passi, a pochi minuti,
    pochi minuti, a piedi, minuti a piedi, minuti di cammino, minuti dal/dalla/da/dai/dallo, minuti in tram,
    minuti in metro, minuti in autobus, a cinque/dieci/due/tre/quindici/5/10/2/3/15 minuti, min a piedi,
    min da, vicino, vicino a, vicino al, vicino alla, vicina, vicinissim*, vicinanza, nelle vicinanze,
    nei pressi, sotto casa, dietro l angolo, proprio dietro, di fronte alla, fronte mare, sul mare, accanto,
    accanto alla, accanto al, a un passo, ad un passo, ben collegat*, ben servit*, ben posizionat*,
    ottimamente posizionat*, perfettamente posizionat*, comodo per, comoda per, comodo ai, comodo alla,
    comodo al, comoda alla, comodissimo per, comodissim* al, strategic*, raggiungibil*, tutto a portata,
    a portata di mano, portata di mano, fermata, fermata del/della/dell,
    metro/tram/autobus/supermercato/spiaggia/stazione .. vicin*/passi/minuti/fronte/sotto, ottima base,
    base perfetta, base ideale, punto di partenza, ideale per visitare, perfetto per visitare,
    negozi e ristoranti, ristoranti e negozi, bar e ristoranti, tanti ristoranti, si gira tutto,
    si raggiunge tutto`,
  negative: `
    lontan*, lontano da tutto, lontano dal, distante, distanti, fuori mano, fuori dal mondo, decentrat*,
    periferi*, isolat*, in mezzo al nulla, sperdut*, mal collegat*, mal servit*, poco collegat*,
    scomod* da raggiungere, difficile da raggiungere, senza macchina, senza auto, serve la macchina,
    serve l auto, necessaria l auto, macchina indispensabile, auto indispensabile, niente intorno,
    nulla intorno, niente vicino, nulla nei dintorni, niente nei dintorni, nessun negozio,
    nessun supermercato, zona industriale, zona malfamata, malfamat*, zona degradata, degradat*, degrado,
    salita ripida, un autobus all ora, piu lontano`,
  goodBeside: `
    ottim*, perfett*, comod*, ideal*, eccellent*, invidiabil*, fantastic*, tranquill*, viva, vivace,
    magnific*, stupend*, imbattibil*, privilegiat*, super, strategic*, favolos*, bell*, sicur*, unic*,
    servit*, top, eccezional*, splendid*, incantevol*`,
  badBeside: `
    pessim*, brutt*, scomod*, rumoros*, pericolos*, degradat*, squallid*, triste, poco, desolat*, mort*,
    poco raccomandabile, infelice`,
  bad: 'in salita',
};
