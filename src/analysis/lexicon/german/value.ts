import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    preis, preise, preis leistung, preis leistungs verhaltnis, preisleistungsverhaltnis, preisleistung,
    kosten, endreinigung, reinigungsgebuhr, kaution, gebuhr, gebuhren, nebenkosten, reinigungskosten,
    reinigungspauschale, geld`,
  positive: `
    gunstig*, preiswert*, preisgunstig*, billig, schnappchen, sein geld wert, ihr geld wert, das geld wert,
    jeden cent wert, jeden euro wert, geld wert, fair*, faire preise, fairer preis, guter preis,
    gutes preis, gute preis, super preis, angemessen*, angemessener preis, bezahlbar*, erschwinglich*,
    fur das geld, fur den preis, fur den preis top, preis stimmt, preis passt, keine versteckten kosten,
    preis leistung stimmt, preis leistung passt, preis leistung top, preislich`,
  negative: `
    fur das/dieses/den/diesen geld/preis hatte/hatten/erwarte/erwartet/erwartete,
    teuer*, uberteuert*, zu teuer, happig*, saftig*, uberzogen*, wucher*, abzocke*, abgezockt*, nepp,
    unverschamt teuer, nicht wert, das geld nicht wert, sein geld nicht wert, nicht sein geld wert,
    geldverschwendung, rausgeschmissenes geld, extra zahlen, extra bezahlen, extra berechnet, extra kosten,
    extrakosten, extra kassier*, extra zu, extra verlangt, extra gekostet, kostet extra, kosten extra,
    kostete extra, zusatzlich zahlen, zusatzlich bezahlen, zusatzlich berechnet, zusatzlich kassiert,
    zusatzkosten, zusatzgebuhr*, versteckte kosten, aufpreis, aufschlag, nachzahlen, nachzahlung, kassieren,
    kassiert*, berechnet, in rechnung, rechnung gestellt, kaution einbehalten, kaution .. nicht zuruck,
    kaution behalten, kaution .. nie, abgezogen, kurtaxe, fur diesen preis, zu dem preis, zu diesem preis,
    bei dem preis, fur das geld .. mehr, fur den preis .. mehr/erwartet, geldgier*, gierig, geldmacherei,
    hotel gunstiger, frechheit bei, dafur 80, und dafur, euro die nacht, euro pro nacht`,
  goodBeside: `
    unschlagbar*, gut*, super, top, fair*, stimmt, passt, unschlagbar, ok, in ordnung, stimmig, niedrig*,
    okay, hervorragend*, angemessen*`,
  badBeside: `
    hoch, hohe, hoher, happig*, frech*, witz, ubertrieben*, unangemessen*, stolz*, schlecht*, saftig*,
    extra, zusatzlich`,
};
