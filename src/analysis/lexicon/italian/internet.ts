import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, connessione, linea, rete wifi, segnale, router, tv, televisione, televisore,
    netflix, fibra, rete, banda`,
  things: 'wifi, wi fi, internet, televisione, tv, segnale, connessione, netflix, scrivania',
  features: 'fibra ottica, smart tv, netflix incluso, fibra',
  positive: `
    wifi veloce, internet veloce, connessione veloce, ottima connessione, buona connessione, smart working,
    lavorare da remoto, lavorare in smart, smartworking, videochiamate senza, videochiamate`,
  negative: `
    senza wifi, senza internet, niente wifi, niente internet, nessun segnale, nessuna connessione,
    non c era il wifi, non prende, non prendeva, non prende nulla, cade, cadeva, cadeva in continuazione,
    cade continuamente, salta, saltava, si blocca, si disconnett*, disconnette*, andava e veniva,
    va e viene, a singhiozzo, a scatti, usare i dati, dati del telefono, miei dati, dati mobili,
    hotspot del telefono, con l hotspot, hotspot, password sbagliata, password errata,
    impossibile lavorare, impossibile connettersi, impossibile collegarsi, non sono riuscito a lavorare,
    non si collega, non si connett*, non funziona/funzionava/prendeva quasi? mai, wifi non funziona*,
    wifi .. non prende/prendeva/arriva/arrivava, linea assente`,
  goodBeside: `
    veloc*, stabil*, rapid*, buon*, ottim*, potent*, funziona bene, affidabil*, scheggia, perfett*, grand*,
    velocissim*, fluid*`,
  badBeside: `
    lent*, instabil*, debol*, scars*, pessim*, lentissim*, ballerin*, inesistent*, assent*, inutilizzabil*,
    scadent*, lumaca, a tratti, piccol*, minuscol*, limitat*, inaffidabil*`,
};
