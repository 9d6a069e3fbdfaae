import type { TopicWords } from '../format.ts';

export const temperature: TopicWords = {
  names: `
    temperatura, riscaldamento, riscaldamenti, termosifon*, termoarredo, aria condizionata, ac,
    climatizzatore, climatizzatori, climatizzazione, condizionatore, condizionatori, ventilatore, ventilatori,
    caldo, stufa, termostato, aerazione, areazione, radiatore, radiatori`,
  things: `
    aria condizionata, riscaldamento, climatizzatore, condizionatore, ventilatore, aerazione, termosifoni,
    ricambio d aria, climatizzazione`,
  features: `
    camino, caminetto, riscaldamento a pavimento, stufa a legna, stufa a pellet,
    aria condizionata in ogni stanza, aria condizionata in tutte/tutta/entrambe, aria condizionata inclusa,
    c e/era l aria condizionata, con aria condizionata, condizionatore/climatizzatore in ogni/tutte`,
  positive: `
    bella calda, bello caldo, belle calde, bel caldo, bel calduccio, casa calda, appartamento caldo,
    ben riscaldat*, riscaldat*, pulit* e cald*, cald* e pulit*, cald* e confortevol*, ben climatizzat*,
    climatizzato, climatizzata, climatizzate, climatizzati, fresco anche, fresca anche, fresc* d/in estate,
    d estate .. fresc*, resta/rimane/restava/rimaneva .. fresc*,
    camera/camere/stanza/casa/appartamento fresca/fresche/fresco,
    camera/stanza/casa/appartamento <be> .. fresca/fresco, calda d inverno, caldo d inverno,
    temperatura perfetta/ideale/gradevole/piacevole/giusta, si stava freschi, si sta freschi,
    si stava/sta al caldo, al calduccio, calduccio, aria condizionata funziona, aria condizionata perfetta,
    per fortuna .. aria condizionata/condizionatore/ventilatore/riscaldamento,
    condizionata/condizionatore .. fondamentale/provvidenziale/indispensabile/utilissim*,
    climatizzatore/ventilatore .. fondamentale/provvidenziale/indispensabile/utilissim*,
    scalda/scaldava/riscalda/raffredda/rinfresca bene/benissimo/subito`,
  negative: `
    freddo cane, freddissim*, faceva freddo, fa freddo, faceva molto/troppo/un freddo,
    abbiamo/ho avuto freddo, patito il freddo, patito freddo, un freddo, tanto/troppo freddo, gelo, si gela,
    si gelava, congelat*, morti di freddo, moriva di freddo, ghiaccia*,
    casa/camera/stanza/appartamento ghiacciat*, spiffer*,
    casa/camera/stanza/camere/appartamento/alloggio/ambiente .. fredda/freddo/fredde/freddi/gelida/gelido,
    soffoc*, afa, caldissim* camera, camera/stanza caldissima,
    caldo insopportabile/infernale/soffocante/torrido/asfissiante/bestiale/allucinante/atroce, un caldo,
    troppo caldo, tanto caldo, molto caldo, faceva/fa caldo, si moriva/muore di caldo, morti di caldo,
    come una sauna, sembra/sembrava/e/era una sauna, forno d estate, come un forno,
    sembra/sembrava/e/era un forno, un forno d estate, d estate e un forno, sudat*, sudare, si suda,
    si sudava, si soffoca, senza aria condizionata,
    senza riscaldamento/condizionatore/climatizzatore/climatizzazione, niente aria condizionata,
    niente riscaldamento, riscaldamento .. spento,
    condizionata/riscaldamento/riscaldamenti/condizionatore .. solo,
    riscaldamento/termosifoni .. accesi/acceso solo/poco, non .. regolare .. temperatura,
    riscaldamento/condizionatore/temperatura .. non si puo/poteva/riesce/riusciva, aria calda,
    solo aria calda, non riscalda*, non scalda*, non scaldava, non raffredda*, non rinfresca*,
    senza ventilatore, senza finestra, senza finestre, nessuna finestra, non ha .. finestre/finestra,
    non c e/era .. finestra, col cappotto, con il cappotto, piumino addosso, col piumino, gradi in,
    gradi dentro, una stufetta, stufetta,
    condizionatore/climatizzatore/condizionatori .. perdeva/perde/gocciolava/gocciola acqua, aria viziata,
    irrespirabile, poca aria,
    condizionatore/climatizzatore/ventilatore/condizionata .. rumoros*/rumorosissim*/rumore`,
  goodBeside: `
    perfett*, ottim*, efficient*, silenzios*, ideal*, gradevol*, piacevol*, potent*, efficac*, salvat*,
    provvidenzial*, fondamental*, autonom*`,
  badBeside: `
    insufficient*, debol*, vecchi*, scars*, spent*, rott*, guast*, bass*, minim*, lent*, razionat*,
    centralizzat*, inesistent*, inefficac*, inefficient*, terribil*, assente`,
  bad: 'freddo, fredda, fredde, freddi, gelid*, soffocant*, afos*',
};
