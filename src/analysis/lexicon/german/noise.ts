import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    verkehr, strassenbahn, zuge, flugzeuge, autobahn, glocken, sirenen, die nachbarn, kneipe, disko, disco,
    nachbarn, musik, autos, knarr*, knarz*`,
  names: `
    larm, gerausche, gerausch, larmpegel, schallschutz, schallisolierung, larmschutz, dammung,
    gerauschkulisse, isolierung, gerausch*, bellen, bohren`,
  positive: `
    ruhig*, ruhe, stille, still, leise, totenstill, mucksmauschenstill, friedlich*, schallisoliert*,
    schalldicht*, gut isoliert*, gut gedammt, kein larm, keinen larm, keinerlei larm, kein strassenlarm,
    kein mucks, hort nichts, hort man nichts, hort man nix, hort man kaum, hort man gar nichts,
    horten nichts, nichts gehort, nichts zu horen, nix zu horen, nichts vom, nichts von der strasse,
    nicht zu horen, kaum zu horen, kaum horbar, nicht horbar, nur vogel*, vogelgezwitscher,
    himmlische ruhe, ungestort*, schallschutzfenster, absolute ruhe,
    kein/keinen/keinerlei mucks/laut/ton/gerausch/gerausche,
    larm/verkehr/strasse/trubel .. bleibt/blieb/bleiben draussen, larm .. draussen,
    vom larm/verkehr/trubel .. nichts/nix/kaum, nichts .. vom larm/verkehr/trubel,
    hort/horten/horte .. nichts/nix/kaum/keinen/keine, nicht .. gehort, keine/kein ohrstopsel/ohropax,
    ohrstopsel/ohropax .. nicht/nie gebraucht/notig/benotigt, ohrstopsel .. umsonst, ohne ohrstopsel,
    hort man .. nichts/nix/kaum/keinen/keine, keinen mucks`,
  negative: `
    laut, laute, lauter, lauten, lautes, hellhorig*, ringhorig*, *larm, *larm*, krach, gedrohne, drohnt*,
    brummt*, brummen, gerauschpegel, poltern*, gepolter, getrampel, trampel*, geschrei, gegrole, grolen*,
    partyvolk, feiernde, betrunkene, kneipe unten, bar unten, nachtclub, club unten, musik bis, musik von,
    laute musik, baustelle*, bauarbeiten, presslufthammer, bohrmaschine, kirchenglocke*, glockengelaut,
    hahn kraht, hundegebell, gebell, bellt*, bellende, verkehrslarm, hauptstrasse, vielbefahren*,
    viel befahren*, befahrene*, bahnlinie, einflugschneise, mullabfuhr, mullauto, duenne wande,
    dunne wande, wande .. dunn*, papierwand*, wande aus papier, pappe, hort jeden, hort jedes, hort alles,
    hort man alles, hort man jeden, hort man jedes, jedes wort, jeden schritt, alles gehort,
    alles mitbekommen, nachbarn gehort, nachbarn .. horen, nachbarn horen, ohrstopsel, ohropax, oropax,
    kein auge zu*, kein auge zugemacht, kein auge zugetan, kaum geschlafen, nicht geschlafen,
    nicht schlafen, nicht zu schlafen, kaum schlafen, an schlaf .. nicht zu denken,
    schlaf .. nicht zu denken, schlaflose, schlaflos*, aus dem schlaf, aus dem bett gerissen,
    wach gehalten, wachgehalten, geweckt, aufgeweckt, aufgewacht, quietsch* boden, surren, surrt*,
    ruhestorung, fluglarm,
    hort/horte/horten .. schritte/nachbarn/verkehr/strasse/schnarchen/toilettenspulung,
    an schlaf .. nicht zu, um drei .. getanzt, schnarch*`,
  goodBeside: 'gut*, minimal, gering*',
  badBeside: `
    schlecht*, standig*, nachts, unertraglich*, enorm*, schlimm*, die ganze nacht, extrem*, furchtbar*,
    fehlt*, nervig*, nervt*, nervte*, storend*, stort*, storte*, problem, leider, schade, argerlich*,
    schrecklich*, bis spat, bis in die, fruhmorgens, morgens um, nachts um, bis drei, bis zwei, bis vier,
    manko, nachteil, bei jedem schritt`,
};
