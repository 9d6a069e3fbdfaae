import type { TopicWords } from '../format.ts';

export const maintenance: TopicWords = {
  names: 'zustand, instandhaltung, renovierung',
  positive: `
    gut gepflegt, gepflegter zustand, sehr gepflegt, top zustand, guter zustand, guten zustand,
    gutem zustand, sehr guter zustand, einwandfreier zustand, bester zustand, top in schuss, gut in schuss,
    tipptopp in schuss, in schuss, neu renoviert, frisch renoviert, kernsaniert, neuwertig*, wie neu,
    frisch gestrichen, frisch saniert, alles funktioniert, alles funktionierte, alles hat funktioniert,
    alles funktionstuchtig, instand gehalten, nagelneu*, gut erhalten, liebevoll renoviert,
    liebevoll saniert, hochwertig saniert, mangelfrei, gepflegt*`,
  negative: `
    abgewetzt*, hing/hingen/hangt schief,
    musste/mussten/sollte/sollten .. renoviert/gestrichen/erneuert/repariert/saniert werden,
    musste/mussten dringend .. renoviert/gestrichen/erneuert/repariert/saniert, abgewohnt*,
    heruntergekommen*, in die jahre gekommen, abgenutzt*, verwohnt*, abgerockt*, verschlissen*,
    renovierungsbedurftig*, sanierungsbedurftig*, renovierungsstau, renovierung notig, renovierung dringend,
    musste renoviert, musste mal renoviert, musste dringend, gehort renoviert, gehort saniert,
    konnte eine renovierung, renovierung vertragen, anstrich vertragen, auffrischung, beste zeiten hinter,
    beste zeit hinter, besseren tage, bessere tage, bessere zeiten, marode*, baufallig*, verfallen*,
    blattert*, abgeblattert*, abblattert*, blattert ab, risse, riss, rissig*, locher, loch in, lose,
    lockere, wackelt, wackelte, wackelig*, wacklig*, klemmt, klemmte, klemmen, undicht*, tropfte, tropft,
    tropfender, leck, leckt, wasserschaden, rohrbruch, durch die decke, von der decke, abgefallen, fiel ab,
    fallt ab, abgebrochen*, brach ab, aus der verankerung, aus den angeln, hangt schief, hing schief,
    provisorisch*, geflickt*, notdurftig, panzertape, klebeband, ausser betrieb, stromausfall, sicherung*,
    sicherung flog, mangel, zahlreiche mangel, viele mangel, beschadigt*, schaden, schadhaft*, rost,
    rostig*, verrostet*, abgegriffen*, zerschlissen*, gluhbirne kaputt, birne kaputt, ungepflegter zustand,
    schlechter zustand, schlechtem zustand, vernachlassigt*, zerbrochen*, zersprungen*, besten jahre,
    beste jahre, jahre hinter sich, ihre besten, lasst sich nicht abschliessen,
    liess sich nicht abschliessen, schloss kaputt, schloss defekt, techniker/handwerker kam .. erst/nie`,
  good: 'renoviert*, saniert*, neu, neue, neuer, neues',
  bad: 'alt, alte, veraltet*',
  goodBeside: 'gepflegt*, top, neu*, einwandfrei*, gut*, perfekt*, tadellos*',
  badBeside: `
    kaputt, klemmt*, flackert*, schief*, lose, schlecht*, defekt*, vergilbt*, schliesst nicht, morsch*,
    fleckig*, katastroph*, ungepflegt*, undicht*`,
  parts: `
    farbe, tapete, tapeten, turgriff, fenster, rolladen, tur, turen, lampe, lampen, gluhbirne, gluhbirnen,
    teppich, fliesen, fugen, boden, griff, mobel zustand, jalousie*, schublade*, lichtschalter, silikon,
    dichtung*, parkett, wande, wand, scharnier*, putz`,
};
