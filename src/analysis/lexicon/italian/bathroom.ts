import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    bagno, bagni, bagnetto, doccia, docce, wc, water, vasca, lavandino, rubinett*, pressione,
    pressione dell acqua, acqua, asciugaman*, scarico, sciacquone, box doccia, soffione, bidet, lavabo,
    boiler, scaldabagno, scaldacqua, caldaia, sanitari, tenda della doccia, tenda doccia, piatto doccia, teli,
    telo, getto, getto della doccia, getto d acqua`,
  things: `
    acqua calda, carta igienica, asciugacapelli, phon, fon, sapone, bagnoschiuma, shampoo, asciugamani,
    pressione, bidet`,
  features: `
    doccia a pioggia, doccia idromassaggio, accappatoi*, doppi servizi, doppio bagno, due bagni, cromoterapia,
    bagno finestrato, bagno con finestra, bagno privato, bagno in camera, set/kit/prodotti di cortesia,
    linea cortesia, soffione a pioggia`,
  positive: `
    buona pressione, ottima pressione, acqua bella calda, acqua sempre calda, acqua subito calda,
    acqua bollente, acqua calda subito, acqua calda sempre, acqua calda sempre disponibile,
    acqua calda immediata/illimitata/abbondante, acqua calda a volonta, acqua calda in abbondanza,
    asciugamani morbidi, asciugamani soffici, asciugamani in abbondanza, tanti/molti asciugamani,
    asciugamani cambiati, bella doccia, doccia spaziosa, doccia ampia, doccia potente, getto forte/potente,
    bel getto, bagno appena rifatto/ristrutturato, bagno .. completamente nuovo/rifatto/ristrutturato`,
  negative: `
    acqua calda bastava/basta/finiva/finisce/finita, una doccia sola, una sola doccia, senza acqua calda,
    niente acqua calda, non c era acqua calda, non c e acqua calda, nessun* acqua calda,
    mancava/manca l acqua calda, mancanza di acqua calda, acqua calda finiva, acqua calda finisce,
    acqua calda durava/dura, finita l acqua calda, finiva l acqua calda,
    acqua calda .. per dieci/cinque minuti, acqua calda .. a intermittenza, acqua calda .. va e viene,
    acqua fredda, acqua .. diventa/diventava fredda, acqua .. esce/usciva/usciva/scende fredda/tiepida,
    acqua tiepida, acqua .. non si scalda/scaldava, bagno in condivisione, acqua non <be> calda, acqua gelida,
    acqua gelata, doccia fredda, docce fredde, doccia gelata, senza acqua, poca pressione, pressione bassa,
    pressione scarsa, nessuna pressione, poca acqua, filo d acqua, filino d acqua, goccia a goccia,
    scende/esce/usciva/scendeva piano, va giu piano, scarico intasato, scarico otturato, intasat*, otturat*,
    non scarica*, non scarica* bene, scarico lento, scaricava male, scarica male, si allaga*, si allaga tutto,
    allagat*, allagamento, allagava, perde acqua, perdeva acqua, perdita d acqua,
    perdita/perdite dal/dalla lavandino/doccia/rubinetto/water/scarico, sciacquone che,
    asciugamani lisi/logori/vecchi/ruvidi/consumati/duri/strappati, senza asciugamani, pochi asciugamani,
    mancavano gli asciugamani, doccia senza tenda/box/porta, un asciugamano, un solo asciugamano,
    niente asciugamani, non cambia* gli asciugamani, senza carta igienica, bagno in comune, bagno condiviso,
    bagno .. fuori dalla camera, bagno fuori, bagno non ha .. finestra,
    bagno .. senza finestra/finestre/aerazione/aria, chiedere/richiedere/chiesto .. asciugamani`,
  goodBeside: `
    grand*, ampi*, spazios*, modern*, nuov*, cald*, potent*, soffic*, morbid*, ristrutturat*, bell*,
    rinnovat*, comod*, fort*, bella calda, bollente, enorm*, elegant*, luminos*, funzional*, pratic*, fornit*,
    attrezzat*, abbondant*`,
  badBeside: `
    piccol*, minuscol*, microscopic*, fredd*, tiepid*, debol*, vecchi*, strett*, datat*, arrugginit*, ruvid*,
    lis*, logor*, sottil*, gocciola*, gocciolava, intasat*, scars*, angust*, scomod*, cieco, senza finestra,
    gelid*, obsolet*, rovinat*, perde, perdeva, ridicol*, bass*, lent*, minimal*, pianissimo, va e viene,
    andava e veniva, consumat*, usurat*, esterno, claustrofobic*, antiquat*, fatiscent*`,
};
