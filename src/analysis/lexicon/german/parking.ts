import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parkplatz*, parkplatze, parken, stellplatz*, tiefgarage*, garage, parkmoglichkeit*, parkhaus,
    parkplatzsuche, carport, parkausweis, parksituation, einfahrt, wallbox, auto abstellen`,
  things: `
    parkplatz, parkplatze, stellplatz, garage, tiefgarage, parkmoglichkeit, parkmoglichkeiten, wallbox`,
  features: `
    kostenloser parkplatz, eigener parkplatz, privatparkplatz, parkplatz vor der tur, parkplatz direkt,
    parkplatz am haus, parkplatz inklusive, kostenlose parkplatze, kostenlos parken, kostenloses parken,
    gratis parken, parkplatz im hof, wallbox, ladestation, eigener stellplatz, tiefgaragenplatz,
    parkplatz vorm haus`,
  positive: `
    problemlos parken, einfach parken, direkt vor der tur parken, vor dem haus parken, vorm haus parken,
    vor der haustur parken, immer einen parkplatz, immer ein parkplatz, gute parkmoglichkeit*,
    genug parkplatze, genugend parkplatze, ausreichend parkplatze, parken .. kein problem,
    parken problemlos, parken unproblematisch, parkplatz gefunden, auto sicher, platz fur das auto,
    platz furs auto, platz fur zwei autos, auto vor der tur, auto konnten wir, auto stand sicher`,
  negative: `
    kein parkplatz, keine parkplatze, keinen parkplatz, keine parkmoglichkeit*, kein stellplatz,
    keinen stellplatz, parkplatzsuche .. nervig/katastrophe/albtraum/schwierig/lang, parkplatznot,
    parkplatzmangel, parkplatze .. mangelware, mangelware, parken katastrophe, parken .. katastrophe,
    parken schwierig, parken .. schwierig, parken ist teuer, parken teuer, parken kostet, parken unmoglich,
    nicht parken, strafzettel, knollchen, abgeschleppt, runde gedreht, runden gedreht, runden um,
    um den block, block gefahren, zugeparkt*, parkplatz besetzt, stellplatz besetzt, parkplatz war belegt,
    stellplatz war belegt, eng fur, zu eng fur, zu schmal fur, kostenpflichtig*, gebuhrenpflichtig*,
    kratzer am auto, kratzer im auto, parkplatz/parkplatze findet/fand/fanden .. nicht/kaum/nie,
    parkplatz .. lange suchen`,
  goodBeside: `
    kostenlos*, kostenfrei*, gratis, gut*, eigen*, bequem*, direkt, inklusive, gross*, einfach, sicher*,
    reserviert*, genug, vorhanden, super`,
  badBeside: `
    eng, enge, schmal*, teuer*, schwierig*, weit, klein*, knapp*, rar, belegt, besetzt, katastroph*, wenig*,
    begrenzt*, unmoglich, horror, muhsam, nervig, dauert*, dauerte*, abenteuer, nerven, lotterie,
    gluckssache`,
};
