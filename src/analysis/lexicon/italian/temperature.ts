import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, riscaldamento, riscaldamenti, termosifon*, aria condizionata, climatizzatore,
    condizionatore, condizionatori, ventilatore, ventilatori, caldo, stufa, termostato, aerazione, clima,
    radiatore`,
  things: `
    aria condizionata, riscaldamento, climatizzatore, condizionatore, ventilatore, aerazione, termosifoni,
    ricambio d aria, finestra, finestre`,
  features: `
    camino, caminetto, riscaldamento a pavimento, stufa a legna, stufa a pellet,
    aria condizionata in ogni stanza`,
  positive: `
    bella calda, bel caldo, caldo e accogliente, casa calda, appartamento caldo, ben riscaldat*, riscaldat*,
    ben climatizzat*, climatizzat*, fresco anche, fresca anche, fresco d estate, calda d inverno,
    caldo d inverno, temperatura perfetta, temperatura ideale, temperatura gradevole, temperatura piacevole,
    si stava freschi, si sta freschi, al calduccio, calduccio, aria condizionata funziona,
    aria condizionata perfetta, freschissim* casa`,
  negative: `
    freddo cane, freddissim*, faceva freddo, fa freddo, abbiamo avuto freddo, patito il freddo,
    patito freddo, gelo, si gela, si gelava, congelat*, morti di freddo, ghiaccia*, spifferi, spiffer*,
    soffoc*, afa, caldissim* camera, caldo insopportabile, caldo infernale, caldo soffocante, caldo torrido,
    un caldo, troppo caldo, tanto caldo, caldo bestiale, si moriva di caldo, morti di caldo, sauna,
    forno d estate, come un forno, sudat*, sudare, si suda, si soffoca, senza aria condizionata,
    senza riscaldamento, niente aria condizionata, niente riscaldamento, riscaldamento spento,
    non riscalda*, non scalda*, non scaldava, non raffredda*, non rinfresca*, senza ventilatore,
    senza finestra, senza finestre, cappotto, col cappotto, piumino addosso, col piumino, gradi in,
    gradi dentro, una stufetta, stufetta, aria viziata, irrespirabile, poca aria`,
  goodBeside: `
    perfett*, ottim*, efficient*, silenzios*, ideal*, gradevol*, piacevol*, potent*, efficac*, salvat*,
    provvidenzial*`,
  badBeside: `
    rumoros*, insufficient*, debol*, vecchi*, scars*, spent*, rott*, guast*, bass*, minim*, lent*,
    centralizzat*`,
  bad: 'freddo, gelid*, soffocant*, afos*',
};
