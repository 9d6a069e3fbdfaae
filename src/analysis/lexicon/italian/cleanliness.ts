import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: 'pulizia, pulizie, igiene, signora delle pulizie, addetti alle pulizie, ragazza delle pulizie',
  positive: `
    pulito, pulita, puliti, pulite, pulitissim*, ripulit*, immacolat*, splendente*, splendent*, candid*,
    lindo, ordinat*, ordine e pulizia, linda, lindi, linde, lucid* come, come uno specchio, profumo di pulito,
    profumava/profuma di pulito, igienizzat*, sanificat*, disinfettat*, brillava, brillano,
    mangiare per terra, nemmeno/neanche/senza un granello, nemmeno/neanche un granello di polvere,
    nessuna traccia di polvere/sporco, neppure un filo di polvere, nemmeno/neanche un filo di polvere,
    nessun capello, pulizia impeccabile, pulizia .. senza parole/top,
    livello di pulizia .. alto/altissimo/eccellente, tirato/tirata a lucido, lustro,
    pulizia quotidiana/giornaliera, pulita/pulito ogni giorno`,
  negative: `
    sporco, sporca, sporchi, sporche, sporchissim*, sporcizia, sudici*, lurid*, lercio, lercia, lerci*,
    polver*, capell*, pelo, peli, macchia, macchie, macchiat*, briciole, appiccicos*, unto, unta, unti, unte,
    untuos*, scarafagg*, blatte, blatta, cimici, formiche, topi, topo, ragnatel*, ragni, ragno, insetti,
    calcare, incrostat*, incrostazion*, resti/residui/avanzi di cibo, igiene scarsa, igiene zero,
    zero igiene/pulizia, poco pulit*, non pulit*, non troppo/proprio/molto/perfettamente pulit*, mai pulit*,
    non era/erano/e/sono pulit*, non .. stato/stata/stati/state puliti/pulite/pulito/pulita,
    pulizia .. desiderare, abbiamo/ho dovuto pulire, dovuto pulire, dovuto lavare, non hanno/ha mai pulito,
    mai pulito, nessuno ha pulito, pulizia/pulizie non .. fatta/fatte, disordin*, spazzatura, immondizia,
    sacchi di spazzatura, avanzi, residui di cibo, lenzuola usate, non cambiat*, ospiti precedenti,
    ospite precedente, gatti di polvere, bidone pieno, unghie, pulizia approssimativa, insalubre, ditate,
    aloni, grasso, piscina/doccia/cucina/frigo/bagno sporca/sporco, antigienic*`,
  badBeside: `
    approssimativ*, scarsa, scarse, sommari*, desiderare, migliorare, migliorata, sufficiente, superficial*,
    rivedere, carente, zero, insufficient*, inesistent*, assente, frettolos*, minima, dubbia, opinabile,
    discutibile, non il massimo`,
  goodBeside: 'accurat*, impeccabil*, maniacal*, ottimal*, profond*, altissim*, assolut*',
  good: 'impeccabil*',
};
