import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    prezzo, prezzi, rapporto qualita prezzo, qualita prezzo, rapporto qualita, costo, tariffa, tariffe,
    cauzione, spese di pulizia, pulizie finali, soldi, conto, deposito`,
  positive: `
    economic*, conveniente, convenienti, a buon mercato, a buon prezzo, buon prezzo, ottimo prezzo,
    prezzo giusto, prezzo onesto, prezzo ottimo, prezzo contenuto, prezzo basso, onest*, ragionevol*,
    abbordabil*, vale ogni euro, vale ogni centesimo, vale il prezzo, vale tutti i soldi, soldi ben spesi,
    ben spesi, ne vale la pena, vale la pena, buon rapporto, ottimo rapporto, eccellente rapporto,
    un affare, affare, per quello che costa, per il prezzo, a quel prezzo, non caro, senza costi nascosti,
    qualita prezzo, difficile trovare .. prezzo/cifra, di meglio .. prezzo/cifra`,
  negative: `
    caro, cara, cari, care, carissim*, costos*, costosissim*, salat*, esos*, esagerat*, eccessiv*,
    spropositat*, furto, una rapina, rapina, truffa, truffat*, fregatura, fregat*, ladri, non vale,
    non vale il prezzo, non ne vale, non li vale, soldi buttati, buttati via, spennat*, pagare a parte,
    pagare extra, pagare in piu, da pagare, pagato in piu, a pagamento, pagare un supplemento, fatto pagare,
    fatta pagare, fanno pagare, fa pagare, ci hanno chiesto .. euro, ci ha chiesto .. euro, chiesto .. euro,
    euro in piu, euro per, costi extra, costi nascosti, spese extra, spese nascoste, supplemento,
    supplementi, sovrapprezzo, addebitat*, addebito, cauzione .. mai, trattenut*, trattenuto la cauzione,
    tassa di soggiorno, per quel prezzo, per questo prezzo, a questo prezzo, a quel prezzo mi,
    visto il prezzo, dato il prezzo, rapporto qualita prezzo pessimo, con quel prezzo, euro a notte,
    con gli stessi soldi, sproporzionat*, multa, con quello che abbiamo pagato,
    per quello che abbiamo pagato, con quello che si paga, per quello che si paga`,
  goodBeside: `
    ottim*, buon*, giust*, onest*, eccellent*, ragionevol*, contenut*, imbattibil*, super, basso, bassi,
    corrett*, adeguat*, equo, interessant*, perfett*, top, competitiv*`,
  badBeside: `
    alt*, elevat*, eccessiv*, esagerat*, spropositat*, folle, pessim*, fuori mercato, gonfiat*, nascost*,
    assurd*, ridicol*, vergognos*`,
};
