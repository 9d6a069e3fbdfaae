import type { TopicWords } from '../format.ts';

export const communication: TopicWords = {
  people: 'host, proprietari*, padron*, gestore, gestori, agenzia',
  names: `
    host, ospite, padrone di casa, padrona di casa, padroni di casa, proprietari*, gestore, gestori,
    gestrice, comunicazione, accoglienza, personale, staff, servizio, assistenza, titolare, titolari,
    risposta, risposte, servizio clienti, locatore, portinaio, portiere, agenzia, contatto, messaggi,
    receptionist`,
  positive: `
    gentil*, gentilezza, cordial*, disponibil*, disponibilissim*, disponibilita, accoglient* padron*,
    ospitale, ospitali, ospitalita, premuros*, attento, attenta, attenti, attente, simpatic*, cortes*,
    cortesia, squisit*, affabil*, carinissim* host, reperibil*, sempre presente, sempre presenti,
    rispond* .. subito/velocemente/immediatamente/rapidamente/prontamente/minuti,
    risposto .. subito/velocemente/immediatamente/minuti, risposte rapide, risposte veloci,
    risposta immediata, risposta rapida, risolto .. subito/immediatamente/velocemente/minuti,
    risolve .. subito, ci ha aiutato, ci hanno aiutato, ci ha aiutati, ci ha accolto, ci hanno accolto,
    accolti, ci ha fatto trovare, ci hanno fatto trovare, come in famiglia, come uno di famiglia, consigli,
    ci ha consigliato, suggerimenti, pronto a, pronta a, pronti ad, si e fatta in quattro,
    si e fatto in quattro, si fa in quattro, un tesoro, angelo, sorriso, coccolat*, bigliettino,
    biglietto di benvenuto, un amore, pensiero di benvenuto, generos*, a disposizione per`,
  negative: `
    mai fatto/fatti/fatta sentire, mai fatto vivo, mai fatti vivi, mai fatta viva,
    scortes*, maleducat*, antipatic*, sgarbat*, arrogant*, scorbutic*, villan*, aggressiv*, non rispond*,
    non ha risposto, non hanno risposto, non ci ha risposto, mai risposto, mai una risposta,
    nessuna risposta, senza risposta, nessuno risponde*, nessuno ha risposto, nessuno ci ha, irreperibil*,
    introvabile, impossibile contattar*, difficile contattar*, impossibile da contattare, segreteria,
    spariti, sparito, sparita, nessuna scusa, nemmeno una scusa, neanche una scusa, senza scusarsi,
    nemmeno scusat*, neppure una scusa, nessun aiuto, nessuna assistenza, zero assistenza, ignorat*,
    ci ha ignorat*, ci hanno ignorat*, se ne frega, se ne fregano, se ne infischia, menefreghis*, bugie,
    bugiard*, ha mentito, accusat*, ci ha accusat*, rimproverat*, ci ha rimproverat*, urlat*, sgridat*,
    dato la colpa, colpa nostra, cancellat*, disdetto, annullat*, che era normale, che e normale,
    ci ha detto di, ci hanno detto di, detto che dovevamo, ha detto che, hanno detto che, alzata di spalle,
    alzato le spalle, fatto spallucce, promesso .. mai, ancora aspettando, nessuno e venuto,
    non e venuto nessuno, non ha fatto nulla, non ha fatto niente, non hanno fatto niente,
    non hanno fatto nulla, poco disponibil*, poco gentil*, per nulla disponibil*, senza avvisare,
    senza preavviso, cartelli ovunque, divieti ovunque, visualizzato, lasciati soli, abbandonat*,
    nessuno .. risponde*, nessuno .. risposto, mai visto nessuno,
    mai visto il/lo/la proprietario/host/padrone/proprietaria, non .. mai visto nessuno`,
  goodBeside: `
    rapid*, veloc*, immediat*, chiar*, facil*, puntual*, calda, caloros*, professional*, efficient*,
    precis*, impeccabil*, discret*, presente, presenti, fluid*`,
  badBeside: `
    lent*, fredd*, distaccat*, assent*, inesistent*, scars*, pessim*, difficil*, tardi*, confus*, svogliat*,
    latitant*, invadent*, incompetent*, brusc*`,
};
