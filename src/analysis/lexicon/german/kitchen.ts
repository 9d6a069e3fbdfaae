import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    kuche*, kuchenzeile, kuchenausstattung, kuchenutensilien, kuchengerate, kochutensilien, elektrogerate,
    kueche*, spuelmaschine, geschirrspueler, kuehlschrank, geschirrtucher, herd, herdplatte*, backofen,
    ofen, kuhlschrank, gefrierfach, spulmaschine, geschirrspuler, topf, topfe, pfanne*, geschirr, besteck,
    messer, glaser, tassen, teller, kochen, toaster, mikrowelle, wasserkocher, kochfeld,
    geschirrspulmaschine, schneidebrett, korkenzieher, gewurze`,
  things: `
    wasserkocher, kaffeemaschine, backblech, kochgeschirr, kochutensilien, toaster, mikrowelle, backofen,
    kuhlschrank, gefrierfach, spulmaschine, spuelmaschine, kuehlschrank, geschirrspuler, korkenzieher,
    dosenoffner, flaschenoffner, pfanne, pfannen, topfe, messer, scharfes messer, salz, ol, spulmittel,
    schwamm, geschirrtuch, geschirrtucher, weinglaser, besteck, teller, tassen, filter, kaffeefilter,
    gewurze, dunstabzug, schneidebrett, reibe, sieb`,
  features: `
    kaffeemaschine, kaffeevollautomat, nespresso, siebtragermaschine, espressomaschine, espressokocher,
    kaffeemuhle, kochinsel`,
  positive: `
    gut ausgestattete kuche, kuche .. gut ausgestattet, kuche .. voll ausgestattet,
    kuche .. super ausgestattet, kuche .. top ausgestattet,
    kuche*/kuchenausstattung .. lasst/liess keine wunsche offen, kuche* .. alles was das herz,
    kuche* .. alles was man, kaffee/tee/gewurze/ol/salz .. standen bereit,
    kaffee/tee/gewurze .. vorhanden/da, kuche* .. an nichts, alles da zum kochen, alles zum kochen,
    alles was man zum kochen, zum kochen alles, gut kochen, prima kochen, scharfe messer,
    macht das kochen spass, kaffeekapseln`,
  negative: `
    nur notdurftig, stumpfe messer, stumpf*, messer stumpf, kaum geschirr, kaum besteck,
    zu wenig geschirr, zu wenig besteck, zu wenige teller, zu wenig teller, zu wenig topfe,
    zu wenig tassen, zu wenig glaser, kein geschirr, kein besteck, keine pfanne, keine topfe, kein topf,
    kaffeemaschine/wasserkocher/toaster/spulmaschine/mikrowelle .. nicht vorhanden,
    backofen/topfe/pfannen/geschirr/gewurze .. nicht vorhanden, nur eine pfanne, nur ein topf,
    nur zwei/drei/vier/ein/eine teller/tassen/glaser/topfe/pfannen,
    nur zwei/drei/vier/ein/eine loffel/messer/gabeln/herdplatten/platten/kochplatten,
    zusammengewurfelt* geschirr, kuche* .. fehlt*/fehlen .. alles/allem, kuche* .. in die jahre gekommen,
    nur eine herdplatte, eine herdplatte, kochen unmoglich, kochen nicht moglich, kochen konnte man,
    nicht kochen, zerkratzte pfanne*, pfanne ohne griff, plastikgeschirr, angeschlagen*`,
  goodBeside: `
    ausgestattet*, voll ausgestattet*, eingerichtet*, modern*, neu*, gross*, hochwertig*, komplett*,
    geraumig*, scharf*, bestens, reichlich, genug, genugend, mehr als genug, funktional*, bestuckt`,
  badBeside: `
    klein*, winzig*, alt, alte, veraltet*, sparlich*, minimal*, durftig*, stumpf*, wenig*, zu wenig,
    abgenutzt*, fehlt*, fehlte*, fehlen, mickrig*, kaum, rudimentar*, ungeeignet*, schlecht*,
    nicht mehr heiss, verbeult*, zerkratzt*, verbrannt*, eng`,
};
