import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    kuche*, kuchenzeile, kuchenausstattung, kuchenutensilien, herd, herdplatte*, backofen, ofen,
    kuhlschrank, gefrierfach, spulmaschine, geschirrspuler, topf, topfe, pfanne*, geschirr, besteck, messer,
    glaser, tassen, teller, kochen, toaster, mikrowelle, wasserkocher, kochfeld, geschirrspulmaschine,
    schneidebrett, korkenzieher, gewurze`,
  things: `
    wasserkocher, toaster, mikrowelle, backofen, kuhlschrank, gefrierfach, spulmaschine, geschirrspuler,
    korkenzieher, dosenoffner, flaschenoffner, pfanne, pfannen, topfe, messer, scharfes messer, salz, ol,
    spulmittel, schwamm, geschirrtuch, geschirrtucher, weinglaser, besteck, teller, tassen, filter,
    kaffeefilter, gewurze, dunstabzug, schneidebrett, reibe, sieb`,
  features: `
    kaffeemaschine, kaffeevollautomat, nespresso, siebtragermaschine, espressomaschine, espressokocher,
    kaffeemuhle, kochinsel`,
  positive: `
    gut ausgestattete kuche, kuche .. gut ausgestattet, kuche .. voll ausgestattet,
    kuche .. super ausgestattet, kuche .. top ausgestattet, voll ausgestattet, vollstandig ausgestattet,
    komplett ausgestattet, bestens ausgestattet, alles da zum kochen, alles zum kochen,
    alles was man zum kochen, zum kochen alles, gut kochen, prima kochen, scharfe messer,
    kuche lasst keine wunsche, macht das kochen spass, kaffeekapseln`,
  negative: `
    schlecht ausgestattet*, sparlich ausgestattet*, mangelhaft ausgestattet*, kaum ausgestattet,
    durftig ausgestattet*, nur notdurftig, stumpfe messer, stumpf*, messer stumpf, kaum geschirr,
    kaum besteck, zu wenig geschirr, zu wenig besteck, zu wenige teller, zu wenig teller, zu wenig topfe,
    zu wenig tassen, zu wenig glaser, kein geschirr, kein besteck, keine pfanne, keine topfe, kein topf,
    nur eine pfanne, nur ein topf, nur zwei, nur eine herdplatte, eine herdplatte, kochen unmoglich,
    kochen nicht moglich, kochen konnte man, nicht kochen, zerkratzte pfanne*, zerkratzt*, verbeult*,
    pfanne ohne griff, plastikgeschirr, zusammengewurfelt*, angeschlagen*, es fehlt an,
    grundausstattung fehlt*`,
  goodBeside: `
    ausgestattet*, modern*, neu*, gross*, hochwertig*, komplett*, geraumig*, scharf*, alles, bestens,
    reichlich, voll, funktional*, bestuckt`,
  badBeside: `
    klein*, winzig*, alt, alte, veraltet*, sparlich*, minimal*, durftig*, stumpf*, wenig*, zu wenig,
    abgenutzt*, fehlt*, fehlte*, fehlen, mickrig*, kaum, rudimentar*, verbeult*, zerkratzt*, verbrannt*,
    eng, laut`,
};
