import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parkplatz*, parkplatze, parken, stellplatz*, tiefgarage*, garage, parkmoglichkeit*, parkhaus,
    tiefgaragenplatz, tiefgaragenstellplatz*, garagenplatz, garagenstellplatz*, parkgebuhr*, auto parken,
    geparkt, parkplatzsuche, carport, parkausweis, parksituation, einfahrt, wallbox, auto abstellen`,
  things: `
    parkplatz, parkplatze, stellplatz, garage, tiefgarage, parkmoglichkeit, parkmoglichkeiten, wallbox`,
  features: `
    kostenloser parkplatz, eigener parkplatz, privatparkplatz, parkplatz vor der tur, parkplatz direkt,
    parkplatz am haus, parkplatz inklusive, kostenlose parkplatze, kostenlos parken, kostenloses parken,
    gratis parken, parkplatz im hof, wallbox, ladestation, eigener stellplatz, tiefgaragenplatz,
    parkplatz vorm haus`,
  positive: `
    problemlos parken, einfach parken, vor der tur/haustur parken, vorm haus parken,
    vor dem haus parken/abstellen, immer einen parkplatz, immer ein parkplatz, gute parkmoglichkeit*,
    genug parkplatze, genugend parkplatze, ausreichend parkplatze, parken .. kein problem,
    parken problemlos, parkhaus/parkplatz .. nebenan/gegenuber, im hof parken/abstellen/geparkt,
    parkplatz*/parken/auto/stellplatz*/parkmoglichkeit*/geparkt .. vor der tur/haustur,
    parkplatz*/parken/auto/stellplatz*/parkmoglichkeit* .. vor dem haus,
    parkplatz*/parken/stellplatz*/parkmoglichkeit* .. vorm/am/beim haus,
    auf dem hof abstellen/parken/geparkt, in der einfahrt/garage abstellen/parken/geparkt,
    fand/findet/fanden .. immer .. parkplatz, parken unproblematisch, parkplatz gefunden, auto sicher,
    platz fur das auto, platz furs auto, platz fur zwei autos, auto vor der tur, auto konnten wir,
    auto stand sicher`,
  negative: `
    kein parkplatz, keine parkplatze, keinen parkplatz, keine parkmoglichkeit*, kein stellplatz,
    keinen stellplatz, parkplatz/parkplatze/stellplatz .. nicht vorhanden,
    parkplatzsuche .. nerven gekostet, parkplatzsuche .. nervig/katastrophe/albtraum/schwierig/lang,
    parkplatznot, parkplatzmangel, parkplatze .. mangelware, parken katastrophe, parken .. katastrophe,
    parken schwierig, parken .. schwierig, parken ist teuer, parken teuer, parken kostet,
    parken unmoglich, nicht parken, strafzettel, knollchen, abgeschleppt, runde gedreht, runden gedreht,
    runden um, um den block, block gefahren, zugeparkt*, parkplatz besetzt,
    eng/schmal fur .. auto/autos/suv/bus/wagen/kombi/transporter/fahrzeuge, auto .. weit weg/entfernt,
    weit weg/entfernt parken,
    kein/keine/keinen/kaum/wenig parkplatz*/parkmoglichkeit*/stellplatz* .. in der nahe/umgebung,
    stellplatz besetzt, parkplatz war belegt, stellplatz war belegt, kratzer am auto, kratzer im auto,
    parkplatz/parkplatze findet/fand/fanden .. nicht/kaum/nie, parkplatz .. lange suchen`,
  goodBeside: `
    kostenlos*, kostenfrei*, gratis, gut*, eigen*, bequem*, direkt, inklusive, dabei, inbegriffen,
    ausreichend*, unkompliziert*, unproblematisch*, gross*, einfach, sicher*, reserviert*, genug,
    vorhanden, super`,
  badBeside: `
    eng, enge, schmal*, teuer*, kostenpflichtig*, gebuhrenpflichtig*, mangelware, problem, zugeparkt,
    nicht frei, schwierig*, weit, klein*, knapp*, rar, belegt, besetzt, katastroph*, wenig*, begrenzt*,
    unmoglich, horror, muhsam, nervig, dauert*, dauerte*, abenteuer, nerven, lotterie, gluckssache`,
};
