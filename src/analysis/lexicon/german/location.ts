import type { TopicWords } from '../format.ts';

export const location: TopicWords = {
  names: `
    lage, standort, umgebung, gegend, viertel, stadtteil, anbindung, verkehrsanbindung, nachbarschaft, ecke,
    kiez, wohnlage, position, stadtviertel, quartier`,
  positive: `
    zentral*, zentrum, zentrumsnah*, mitten in/im, im herzen, mittendrin, fussweg, zu fuss, fusslaufig*,
    um die ecke, gleich um die ecke, vor der tur, vor der haustur, direkt vor, direkt am/an,
    gleich nebenan, nebenan, nahe, nahe am/an/der/dem, nah, nah am/an/bei, nahe gelegen, in der nahe,
    in unmittelbarer nahe, nahe zu/zum/zur, nahe beim, strandnah*, gut gelegen, gut zu erreichen,
    gut erreichbar .. mit, schnell in der stadt, schnell im zentrum, schnell am, katzensprung,
    minuten zu fuss, minuten zum/zur/bis/vom/von/ins/in, gehminuten, minuten mit, schritte zum,
    wenige schritte, wenige minuten, paar minuten, paar schritte, ein paar schritte, alles .. erreichbar,
    alles in der nahe, gut angebunden, bestens angebunden,
    u bahn/bahn/tram/strassenbahn/bus/bushaltestelle/haltestelle .. tur/ecke/nahe/haus, haltestelle,
    idealer ausgangspunkt, guter ausgangspunkt, perfekter ausgangspunkt, ausgangspunkt,
    restaurants .. nahe, restaurants in, supermarkt .. nahe, supermarkt um die ecke, supermarkt gegenuber,
    backer .. ecke/gegenuber/nahe/nebenan, einkaufsmoglichkeiten, geschafte .. nahe, cafes,
    idyllisch gelegen, ruhig gelegen, strand .. entfernt, meter zum/bis, meter vom,
    zum/zur bahnhof/strand/zentrum/altstadt/see/ubahn/bahn .. minuten, minuten zum/zur,
    zu fuss .. zentrum/altstadt/strand`,
  negative: `
    abgelegen*, weit weg, weit draussen, weit ausserhalb, weit vom/von/bis/entfernt/zum/zur, zu weit,
    ab vom schuss, mitten im nirgendwo, nirgendwo, am ende der welt, am arsch der welt, jwd, am stadtrand,
    stadtrand, ausserhalb, pampa, nichts in der nahe, nichts los, keine geschafte, kein supermarkt,
    kein restaurant, keine restaurants, ohne auto .. aufgeschmissen/nichts/schwierig/schlecht/kaum,
    auto notig, auto notwendig, auto braucht man, braucht man ein auto, brauchte ein auto,
    schlecht angebunden, schlechte anbindung, schlecht erreichbar, schlecht zu erreichen, industriegebiet,
    gewerbegebiet, problemviertel, rotlichtviertel, bahnhofsviertel, steil bergauf, bergauf, langer fussweg,
    langer weg, weiter weg, weiter weg als, weiter als, weiter entfernt, bus .. nur stundlich,
    nur stundlich, heruntergekommene gegend, zwielichtig*, trostlose*, ode gegend, nichts zu laufen`,
  goodBeside: `
    ideal*, optimal*, unschlagbar*, traumhaft*, zentral*, ruhig*, gunstig*, top, perfekt*, hervorragend*,
    spitze, super, idyllisch*, lebendig*, genial*, hubsch*, grun*, sicher*, 1a, bestens, besser`,
  badBeside: `
    schlecht*, ungunstig*, trist*, zwielichtig*, laut*, langweilig*, abgelegen*, unschon*, hasslich*,
    heruntergekommen*, weit, unsicher, tot, nicht ideal, mau`,
};
