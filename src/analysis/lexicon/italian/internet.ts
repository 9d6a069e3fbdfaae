import type { TopicWords } from '../format.ts';

export const internet: TopicWords = {
  names: `
    wifi, wi fi, internet, connessione, connessione internet, linea, linea internet, rete wifi, rete internet,
    segnale, segnale wifi, router, tv, televisione, televisore, tele, netflix, fibra, rete, banda, canali`,
  things: 'wifi, wi fi, internet, televisione, televisore, tv, segnale, connessione, netflix, scrivania',
  features: 'fibra ottica, smart tv, netflix incluso, fibra, tv con netflix, sky',
  positive: `
    wifi veloce, internet veloce, connessione veloce, ottima connessione, buona connessione, smart working,
    lavorare da remoto, lavorare in smart, smartworking, videochiamate senza, videochiamate,
    wifi/segnale/connessione .. prende/prendeva/arriva/funziona bene/benissimo/ovunque/dappertutto,
    wi fi .. prende/prendeva/arriva bene/benissimo/ovunque/dappertutto, connessione .. volava, wifi .. vola`,
  negative: `
    senza wifi, senza wi fi, senza internet, senza connessione, senza tv, niente wifi, niente internet,
    niente tv, nessun segnale, nessuna connessione, non c era il wifi, non prende, non prendeva,
    non prende nulla, cadeva in continuazione, cade continuamente, cade/cadeva di continuo, si disconnett*,
    disconnette*, andava e veniva, a singhiozzo, a scatti, usare i dati, dati del telefono, miei dati,
    dati mobili, hotspot del telefono, con l hotspot, hotspot, password sbagliata, password errata,
    impossibile lavorare, impossibile connettersi, impossibile collegarsi,
    non sono riuscito/riuscita a lavorare, non si collega, non si connett*, non prende/prendeva quasi? mai,
    la rete non funziona/funzionava, wifi non funziona*, wifi .. non prende/prendeva/arriva/arrivava,
    wi fi .. non prende/prendeva/arriva/arrivava, linea assente, tv/televisione/televisore .. pochi canali,
    pochi canali, funziona/funzionava a tratti, tv/televisione/televisore non si vede/vedeva/accendeva,
    telecomando non funziona/funzionava, tv/televisione prende/prendeva pochi/poco/male,
    wifi/connessione .. va e viene, wi fi va e viene`,
  goodBeside: `
    veloc*, stabil*, rapid*, buon*, ottim*, potent*, funziona bene, affidabil*, scheggia, perfett*, grand*,
    velocissim*, fluid*, enorm*, gratuit*, inclus*`,
  badBeside: `
    lent*, instabil*, debol*, scars*, pessim*, lentissim*, ballerin*, inesistent*, assent*, inutilizzabil*,
    scadent*, lumaca, a tratti, piccol*, minuscol*, limitat*, inaffidabil*, cade, cadeva, salta, saltava,
    si blocca, si bloccava, va e viene, vecchi*, preistoric*, discontinu*, intermittent*, altalenant*`,
};
