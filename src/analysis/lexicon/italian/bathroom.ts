import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bagno, bagni, doccia, docce, wc, water, vasca, lavandino, rubinett*, pressione, pressione dell acqua,
    acqua, asciugaman*, scarico, sciacquone, box doccia, soffione, bidet, lavabo, boiler, scaldabagno,
    scaldacqua, caldaia, sanitari, tenda della doccia, piatto doccia, teli, telo`,
  things: `
    acqua calda, carta igienica, asciugacapelli, phon, fon, sapone, bagnoschiuma, asciugamani, pressione,
    bidet`,
  features: `
    doccia a pioggia, idromassaggio, vasca idromassaggio, accappatoi*, doppi servizi, doppio bagno,
    due bagni, cromoterapia`,
  positive: `
    buona pressione, ottima pressione, acqua bella calda, acqua sempre calda, acqua subito calda,
    acqua bollente, acqua calda subito, acqua calda sempre, asciugamani morbidi, asciugamani soffici,
    asciugamani in abbondanza, bella doccia, doccia spaziosa, doccia ampia, doccia potente`,
  negative: `
    acqua calda bastava/basta/finiva/finisce/finita, una doccia sola, una sola doccia,
    senza acqua calda, niente acqua calda, non c era acqua calda, non c e acqua calda,
    mancava l acqua calda, mancanza di acqua calda, acqua calda finiva, acqua calda finisce,
    acqua calda durava, finita l acqua calda, finiva l acqua calda, acqua fredda, acqua tiepida,
    acqua gelida, acqua gelata, doccia fredda, docce fredde, doccia gelata, senza acqua, poca pressione,
    pressione bassa, pressione scarsa, nessuna pressione, filo d acqua, filino d acqua, goccia a goccia,
    scarico intasato, scarico otturato, intasat*, otturat*, non scarica*, scarico lento, scaricava male,
    scarica male, si allaga*, allagat*, allagamento, allagava, perde acqua, perdeva acqua, perdita d acqua,
    sciacquone che, asciugamani lisi, asciugamani vecchi, asciugamani ruvidi, senza asciugamani,
    pochi asciugamani, mancavano gli asciugamani, un asciugamano, un solo asciugamano, niente asciugamani,
    senza carta igienica, bagno in comune, bagno condiviso`,
  goodBeside: `
    grand*, ampi*, spazios*, modern*, nuov*, cald*, potent*, pressione, soffic*, morbid*, ristrutturat*,
    bell*, rinnovat*, comod*, fort*, bella calda, bollente`,
  badBeside: `
    piccol*, minuscol*, microscopic*, fredd*, tiepid*, debol*, vecchi*, strett*, datat*, arrugginit*,
    ruvid*, lis*, sottil*, gocciola*, gocciolava, intasat*, scars*, angust*, scomod*, cieco, senza finestra,
    gelid*, obsolet*, rovinat*, perde, perdeva, muffa, ridicol*, bass*, lent*, minimal*, pianissimo, piano`,
};
