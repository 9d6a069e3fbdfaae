import type { TopicWords } from '../format.ts';

export const value: TopicWords = {
  names: `
    prezzo, prezzi, rapporto qualita prezzo, rapporto qualita, costo, costi, tariffa, tariffe, cauzione,
    spese di pulizia, pulizie finali, soldi, conto, deposito, visto il prezzo, dato il prezzo,
    per quello che abbiamo pagato, per quello che si paga, per quel prezzo, per questo prezzo, per il prezzo,
    per il prezzo pagato, a questo prezzo, a quel prezzo, con quel prezzo, spesa`,
  positive: `
    conveniente, convenienti, convenientissim*, a buon mercato, a buon prezzo, buon prezzo, ottimo prezzo,
    prezzo giusto, prezzo giustissimo, prezzo onesto, prezzo ottimo, prezzo contenuto,
    prezzo/prezzi basso/bassi, abbordabil*, vale ogni euro, vale ogni centesimo, vale .. prezzo,
    vale tutto il prezzo, vale tutti i soldi, valsa la spesa, soldi ben spesi, ben spesi, ne vale la pena,
    vale la pena, buon rapporto, ottimo rapporto, eccellente rapporto, un affare, un vero affare,
    per quello che costa, non caro, non .. caro, senza costi nascosti, nessun costo extra, qualita prezzo,
    speso poco, spendere poco, costa poco, costato poco, pochi euro, pochi soldi, risparmiato, risparmiare,
    risparmiando, tariffa/prezzo equa/equo, per quanto abbiamo/ho pagato, difficile trovare .. prezzo/cifra,
    di meglio .. prezzo/cifra, prezzo/cifra non si trova/trovi .. meglio, prezzo/cifra <be> difficile trovare,
    prezzo imbattibile`,
  negative: `
    caro, cara, cari, care, carissim*, costosissim*, caro per quello, rapina, una rapina, un furto, dei ladri,
    che ladri, truffa, truffat*, fregatura, fregat*, non vale, non vale il prezzo, non vale quello che costa,
    non vale .. soldi/euro/spesa/pena, non ne vale, non li vale, non vale la pena, soldi buttati, buttati via,
    spennat*, pagare a parte, pagare extra, pagare in piu, da pagare, da pagare a parte, pagato in piu,
    a pagamento, si paga/pagano/pagava a parte, si paga tutto, pagare un supplemento, fatto pagare,
    fatta pagare, fanno pagare, fa pagare, chiesto/chiedono/vogliono/volevano/chiede .. euro, euro in piu,
    euro extra, costo/costi/spese extra, costi aggiuntivi, costi nascosti, spese nascoste, supplemento,
    supplementi, sovrapprezzo, addebitat*, addebito, cauzione .. mai,
    non .. restituito/restituita/restituiscono .. cauzione/caparra/deposito/soldi, trattenut*,
    trattenut* .. cauzione/caparra, tassa di soggiorno, prezzo/euro/cifra/soldi .. aspetta*,
    prezzo pagato .. aspetta*, prezzo/euro/cifra/soldi mi/ci aspetta* di piu/meglio,
    prezzo/cifra si trova/trovano .. meglio, prezzo/cifra .. si trova di meglio,
    prezzo/cifra .. trova di meglio, troppi soldi, tanti soldi, non costa/costava poco, non <be> economic*,
    abbiamo/ho pagato .. euro, pagato .. euro per, costa troppo, costa molto/tanto, costato troppo,
    pagato troppo, speso troppo, pagato caro, prezzo .. troppo per, rapporto qualita prezzo pessimo,
    qualita prezzo non <be>, qualita prezzo non adeguat*, prezzo .. non <be> adeguat*/giustificat*,
    non giustifica .. prezzo, prezzo non giustificat*, euro a notte, con gli stessi soldi, sproporzionat*,
    con quello che abbiamo pagato, con quello che si paga, prezzo da hotel, prezzi da hotel, prezzi folli`,
  good: 'economic*, onest*, ragionevol*',
  bad: 'costos*, esos*, esagerat*, eccessiv*, spropositat*',
  goodBeside: `
    ottim*, buon*, giust*, onest*, eccellent*, ragionevol*, contenut*, imbattibil*, super, basso, bassi,
    bassa, corrett*, adeguat*, equo, equa, interessant*, perfett*, top, competitiv*, modic*, vantaggios*,
    accessibil*, incredibil*, contenuto`,
  badBeside: `
    alt*, elevat*, eccessiv*, esagerat*, spropositat*, folle, folli, pessim*, fuori mercato, gonfiat*,
    nascost*, assurd*, ridicol*, vergognos*, salat*, esorbitant*, ingiustificat*, improponibil*, alle stelle`,
};
