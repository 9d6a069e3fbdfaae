import type { TopicWords } from '../format.ts';

export const checkIn: TopicWords = {
  names: `
    check in, checkin, einchecken, check out, checkout, auschecken, schlussel, schlusseluber*,
    schlusselabholung, schlusselsafe, schlusseltresor, schlusselbox, schlusselkasten, schlusselausgabe,
    wohnungsubergabe, ubergabe, anreise, ankunft, abreise, zugang, zugangscode, turcode, zahlencode, code,
    codeschloss, turschloss, self check in, anreiseinfos, gepack, koffer, empfang, rezeption`,
  positive: `
    problemlos rein*, sofort rein*, fruher einchecken, fruher rein, fruher anreisen, eher einchecken,
    fruhere anreise, spater auschecken, spater abreisen, late check out, spateren check out,
    gepack abstellen, gepack unterstellen, gepack .. lassen, koffer .. lassen, koffer abstellen,
    koffer unterstellen, ohne schlussel, kontaktlos*, personlich empfangen, wurden empfangen,
    in empfang genommen, schon erwartet, erwartete uns, wartete schon, in zwei minuten drin,
    reinkommen .. einfach, schlussel .. kinderleicht`,
  negative: `
    code falsch, falscher code, code .. nie, kein schlussel, keinen schlussel, schlussel fehlte*,
    schlussel klemmt*, standen vor der tur, stand vor der tur, standen .. vor verschlossener tur,
    vor verschlossener tur, vor der tur gewartet, draussen gewartet, draussen warten, warten lassen,
    lange warten, stunde gewartet, stunden gewartet, stunde warten, stunden warten, minuten warten,
    minuten gewartet, stunde zu spat, verspatet*, zu spat gekommen, nicht reingekommen, nicht reinkamen,
    kamen nicht rein, kam nicht rein, ausgesperrt, niemand da, niemand vor ort, keiner da, niemand war da,
    wohnung .. nicht fertig, noch nicht fertig, zimmer nicht fertig, nicht bezugsfertig,
    im treppenhaus gewartet, auf den koffern gesessen, schnitzeljagd, schlussel .. am anderen ende,
    auf der strasse gestanden, im regen gestanden, check in erst, keine anleitung, anleitung .. falsch,
    rausgeworfen, code passte nicht, code stimmte nicht, schlussel passte nicht`,
  goodBeside: `
    einfach*, unkompliziert*, reibungslos*, problemlos*, schnell*, flexibel, leicht, klar*, perfekt,
    selbsterklarend, kinderleicht*, fix, easy, stressfrei, zugig*, entspannt*, glatt`,
  badBeside: `
    kompliziert*, umstandlich*, schwierig*, spat, langsam, chaotisch*, mubsam, muhsam, hakelig, klemmt*,
    klemmte*, stressig*, nervig, unubersichtlich, chaos, katastroph*, verwirrend, starr, drama`,
};
