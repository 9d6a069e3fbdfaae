import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parcheggi*, posto auto, garage, box auto, posti auto, box, parcheggiare, posto macchina, colonnina`,
  things: 'parcheggio, posto auto, garage, box auto, posti auto, parcheggi, colonnina',
  features: `
    parcheggio gratuito, parcheggio privato, posto auto riservato, posto auto privato, parcheggio incluso,
    posto auto incluso, parcheggio interno, parcheggio gratis, parcheggio coperto, posto auto coperto,
    parcheggio custodito, parcheggio in cortile, colonnina di ricarica, posto auto in cortile`,
  positive: `
    facile parcheggiare, si parcheggia facilmente, si parcheggia bene, si parcheggia senza problemi,
    parcheggiare facilmente, parcheggiato facilmente, parcheggio facile, facile parcheggio,
    parcheggio comodo, comodo parcheggio, parcheggio sotto casa, parcheggiare sotto casa,
    parcheggiato sotto casa, parcheggiato davanti, sempre trovato parcheggio, sempre trovato posto,
    trovato sempre parcheggio, trovato sempre posto, trovato parcheggio, si trova sempre,
    nessun problema di parcheggio, nessun problema per il parcheggio, nessun problema a parcheggiare,
    senza problemi di parcheggio, ampio parcheggio, posto per la macchina, posto per l auto,
    macchina al sicuro, spazio per la macchina`,
  negative: `
    difficile parcheggiare, difficile parcheggio, difficile trovare parcheggio, difficolta di parcheggio,
    difficolta a parcheggiare, impossibile parcheggiare, impossibile trovare parcheggio, parcheggiare e,
    parcheggiare e un, nessun parcheggio, niente parcheggio, non c e parcheggio, non c era parcheggio,
    non ci sono parcheggi, non si trova parcheggio, non si trova posto, senza parcheggio, senza posto auto,
    problema parcheggio, problemi di parcheggio, girato .. per trovare, girare .. per trovare,
    girato mezz ora, girare a vuoto, giri a vuoto, multa, multe, multati, carro attrezzi, rimossa,
    rimozione, ztl, parcheggio a pagamento, strisce blu, parcheggio caro, parcheggio costoso,
    posto occupato, posto auto occupato, posto auto stretto, parcheggio stretto, posto stretto, manovre,
    manovra, graffiato la macchina, graffiata la macchina, strisciato, rampa`,
  goodBeside: `
    gratuit*, gratis, comod*, facil*, privat*, inclus*, sicur*, ampi*, riservat*, custodit*, coperto,
    disponibil*, grand*`,
  badBeside: `
    difficil*, car*, strett*, impossibil*, scomod*, lontan*, piccol*, pagamento, impresa, incubo, limitat*,
    scars*, occupat*, costos*, introvabil*, angust*, complicat*`,
};
