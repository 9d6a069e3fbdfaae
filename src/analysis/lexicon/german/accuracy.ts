import type { TopicWords } from '../format.ts';

export const accuracy: TopicWords = {
  names: 'fotos, bilder, beschreibung, inserat, anzeige, angebot, angaben',
  positive: `
    wie beschrieben, so wie beschrieben, genau wie beschrieben, wie in der beschreibung, wie auf den fotos,
    wie auf den bildern, genau wie auf, wie auf fotos, wie abgebildet, wie angegeben, wie im inserat,
    wie inseriert, wie angekundigt, wie versprochen, wie erwartet, entspricht den fotos,
    entspricht den bildern, entspricht der beschreibung, entsprach den fotos, entsprach den bildern,
    entsprach der beschreibung, entspricht genau, entspricht voll, entsprach genau, entsprach voll,
    entsprechen der, entspricht komplett, stimmt mit .. uberein, stimmen mit .. uberein,
    stimmte mit .. uberein, stimmten mit .. uberein, noch schoner als, schoner als auf, besser als auf,
    noch besser als, halt was sie verspricht, halt was es verspricht, halten was sie versprechen,
    was sie verspricht, was die beschreibung verspricht, keine bosen uberraschungen, keine uberraschungen,
    beschreibung stimmt*, ehrliche beschreibung, ehrliches inserat, eins zu eins, 1 zu 1, 1 1,
    in echt noch schoner, fotos lugen nicht`,
  negative: `
    irrefuhrend*, nicht wie beschrieben, anders als beschrieben, anders als auf, anders als angegeben,
    anders als angekundigt, anders als im inserat, entspricht in keiner, entsprach in keiner,
    nicht der beschreibung, nicht den fotos, nicht den bildern, stimmt nicht uberein, stimmt nicht mit,
    stimmen nicht mit, hat nichts mit .. zu tun, haben nichts mit .. zu tun, hatte nichts mit .. zu tun,
    geschonte fotos, geschont, geschonte, weitwinkel*, bearbeitet*, alte fotos, veraltete fotos,
    fotos sind alt, fotos veraltet, bilder veraltet, fotos tauschen, bilder tauschen, fotos lugen,
    bilder lugen, tauschen*, getauscht, falsche angaben, falsch beschrieben, falsch angegeben,
    falsche beschreibung, gelogen im inserat, davon stand nichts, stand nichts in, stand nicht in,
    nicht erwahnt, nirgends erwahnt, verschwiegen, wird verschwiegen, wurde verschwiegen, im inserat stand,
    laut inserat, laut beschreibung, laut anzeige, angeblich*, angepriesen*, beworben*, versprochen war*,
    sollte eigentlich, in wirklichkeit, in wahrheit, in der realitat, entpuppt*, andere wohnung,
    anderes zimmer, eine andere, sogenannte*, mogelpackung, schummel*, ubertrieben beschrieben,
    kleiner als auf, entspricht uberhaupt nicht, entsprach nicht, stimmten nicht, stimmte nicht,
    entsprachen nicht, entsprechen nicht, entspricht nicht, stimmt nicht,
    auf den bildern/fotos wirkt/wirkte/sah/sieht, fotos sind von`,
  goodBeside: 'ehrlich*, realistisch*, stimmen, zutreffend*, korrekt*, treffend*, wahrheit*, genau, stimmt',
  badBeside: `
    alt, alte, veraltet*, falsch*, unvollstandig*, geschont*, gelogen, irrefuhrend*, lugen, nichts, anders,
    unehrlich`,
};
