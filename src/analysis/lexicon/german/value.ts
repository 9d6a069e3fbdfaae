import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    preis, preise, leistung, preis leistung, preis leistungs verhaltnis, preis leistungs verhaeltnis,
    preisleistungsverhaltnis, preisleistung, kosten, endreinigung, reinigungsgebuhr, kaution, gebuhr,
    gebuhren, nebenkosten, reinigungskosten, reinigungspauschale, geld, preislich, kurtaxe,
    strompauschale, miete`,
  positive: `
    gunstig*, guenstig*, preiswert*, preisgunstig*, billig, schnappchen, sein geld wert, ihr geld wert,
    das geld wert, jeden cent wert, jeden euro wert, geld wert, fair, faire, fairer, faires, fairen,
    viel fur sein/ihr/das/unser geld, viel wohnung fur, gunstig/preiswert fur die lage/gegend/stadt,
    seinen/ihren preis wert, keine zusatzkosten, faire preise, fairer preis, guter preis, gutes preis,
    fur den/diesen/das/dieses preis/geld .. top/super/gut/toll/okay/ok,
    fur den/diesen/das/dieses preis/geld .. ordnung/perfekt/unschlagbar/klasse/angemessen/fair,
    top/super/gut/toll/perfekt/klasse fur den/das preis/geld, fur den preis kann man nicht/nichts,
    fur das geld kann man nicht/nichts, gute preis, super preis, angemessen*, angemessener preis,
    bezahlbar*, erschwinglich*, preis stimmt, preis passt, keine versteckten kosten,
    preis leistung stimmt, preis leistung passt, preis leistung top,
    preis und leistung stimmen/passen/stimmt/passt`,
  negative: `
    fur das/dieses/den/diesen geld/preis hatte/hatten/erwarte/erwartet/erwartete, teuer*,
    fur den/diesen preis .. zu wenig/klein/schlecht/teuer,
    fur das/dieses geld .. zu wenig/klein/schlecht/teuer, uberteuert*, ueberteuert*, zu teuer, happig*,
    saftig*, uberzogen*, wucher*, abzocke*, abgezockt*, nepp, unverschamt teuer, nicht wert,
    das geld nicht wert, sein geld nicht wert, nicht sein geld wert, geldverschwendung,
    rausgeschmissenes geld, extra zahlen, extra bezahlen, extra berechnet, extra kosten, extrakosten,
    extra kassier*, extra zu, extra verlangt, nicht gerechtfertigt,
    zusatzlich .. verlangt/kassiert/berechnet/bezahlen/zahlen,
    extra .. verlangt/berechnet/bezahlen/zahlen, extra gekostet, kostet extra, kosten extra,
    kostete extra, zusatzlich zahlen, zusatzlich bezahlen, zusatzlich berechnet, zusatzlich kassiert,
    zusatzkosten, zusatzgebuhr*, versteckte kosten, aufpreis, aufschlag, nachzahlen, nachzahlung,
    kassieren, kassiert*, berechnet, in rechnung, rechnung gestellt, auf der rechnung,
    kaution einbehalten, kaution .. nicht zuruck, kaution behalten, kaution .. nie,
    preis leistung/leistungs verhaltnis? stimmt/stimmte/passt/passte .. nicht,
    verhaltnis stimmt/stimmte/passt/passte .. nicht,
    nicht zuruckbekommen/zuruckgezahlt/zuruckerhalten/zuruckerstattet/zuruckuberwiesen/erstattet,
    kaution .. abgezogen, rausgeworfenes/hinausgeworfenes/verschwendetes/verschenktes geld,
    und das fur/bei .. euro, kostenpflichtig*, gebuhrenpflichtig*, kurtaxe .. extra/dazu/hinzu/zusatzlich,
    gesalzen*, unverschamter preis, fur diesen preis, zu dem preis, zu diesem preis, bei dem preis,
    fur das geld .. mehr, fur den preis .. mehr/erwartet, geldgier*, gierig, geldmacherei,
    hotel gunstiger, frechheit bei, dafur 80, und dafur, euro die nacht, euro pro nacht`,
  goodBeside: `
    unschlagbar*, gut*, super, top, fair*, stimmt, passt, unschlagbar, ok, in ordnung, stimmig, niedrig*,
    okay, hervorragend*, angemessen*`,
  badBeside: `
    hoch, hohe, hoher, happig*, unverschamt*, uberhoht*, stimmt nicht, passt nicht, frech*, witz,
    ubertrieben*, unangemessen*, stolz*, schlecht*, saftig*, extra, zusatzlich`,
};
