import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'pulizia, pulizie, igiene, signora delle pulizie, addetti alle pulizie',
  positive: `
    pulito, pulita, puliti, pulite, pulitissim*, immacolat*, splendente*, profumo di pulito,
    profumava di pulito, igienizzat*, brillava, brillano, mangiare per terra, nemmeno un granello,
    neanche un granello, senza un granello, pulizia impeccabile, tirato a lucido, lustro`,
  negative: `
    sporco, sporca, sporchi, sporche, sporcizia, sudici*, lurid*, lercio, lercia, lerci*, polver*, capell*,
    pelo, peli, macchia, macchie, macchiat*, briciole, appiccicos*, unto, unta, untuos*, scarafagg*, blatte,
    blatta, cimici, formiche, topi, topo, ragnatel*, ragni, insetti, calcare, incrostat*, incrostazion*,
    igiene scarsa, poco pulit*, non pulit*, mai pulit*, non era/erano pulit*, non .. stato pulito,
    pulizia .. desiderare, lascia/lasciava/lasciano a desiderare, abbiamo dovuto pulire, dovuto pulire,
    spazzatura, immondizia, avanzi, residui di cibo, lenzuola usate, non cambiat*, ospiti precedenti,
    ospite precedente, gatti di polvere, bidone pieno, unghie, pulizia approssimativa, insalubre`,
  badBeside: `
    approssimativ*, scarsa, scarse, sommari*, desiderare, migliorare, sufficiente, superficial*, rivedere,
    carente`,
  goodBeside: 'accurat*, impeccabil*, maniacal*',
  good: 'impeccabil*',
};
