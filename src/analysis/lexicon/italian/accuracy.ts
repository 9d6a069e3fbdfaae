import type { TopicWords } from '../format.ts';

export const accuracy: TopicWords = {
  names: 'foto, fotografie, immagini, descrizione, annuncio, inserzione',
  positive: `
    come descritto, come descritta, come da descrizione, come da foto, come in foto, come nelle foto,
    come nelle immagini, come da annuncio, come nell annuncio, come promesso, come previsto, proprio come,
    esattamente come, identic*, corrispond* alla/alle/al/all/in/a/perfettamente/pienamente/esattamente,
    corrisponde, corrispondente, corrispondono, conforme, conforme alla, fedele, fedeli, rispecchia*,
    rispecchiano, uguale alle foto, uguale a, meglio che in foto, meglio dal vivo, ancora meglio dal vivo,
    ancora piu bello, piu bello che in foto, piu bella che in foto, piu bello dal vivo, le foto non rendono,
    foto non rendono giustizia, non rendono giustizia, non gli rendono giustizia, non rende giustizia,
    nessuna sorpresa, nessuna brutta sorpresa, senza sorprese, rispetta le aspettative, quello che vedi,
    quello che si vede, mantiene le promesse, mantiene cio che promette, le foto non mentono, veritier*`,
  negative: `
    ingannevol*, ingannan*, ingannat*, ingannano, fuorviant*, non corrispond*, non conforme,
    non rispecchia*, non rispecchiano, niente a che vedere, nulla a che vedere, niente a che fare,
    nulla a che fare, non e come, non era come, diverso da, diversa da, diverso dalle foto,
    diversa dalle foto, diverso dalla descrizione, foto vecchie, foto datate, foto ritoccate, ritoccat*,
    grandangolo, foto mentono, mentono, pubblicita ingannevole, l annuncio dice, l annuncio diceva,
    l annuncio parla, l annuncio parlava, l annuncio promette, annuncio .. prometteva, nell annuncio,
    secondo l annuncio, nella descrizione, la descrizione parla, la descrizione dice, la descrizione diceva,
    descritto come, descritta come, spacciat*, pubblicizzat*, presunt*, cosiddett*, sedicent*, in teoria,
    in realta, si e rivelat*, si rivela, non menzionat*, non e menzionat*, non viene menzionat*,
    non segnalat*, non specificat*, non indicat*, non dicono, omess*, omette, altro appartamento,
    un altro appartamento, piu piccolo di quanto, piu piccolo che, piu piccolo di come, piu grande in foto,
    fals*, finta, brutta sorpresa, in foto sembra*, nelle foto sembra*, foto di anni`,
  goodBeside: 'fedel*, realist*, veritier*, onest*, precis*, esatt*, reali, accurat*',
  badBeside: `
    vecchi*, datat*, fals*, generos*, ottimist*, inganna*, esagerat*, superat*, incomplet*, diverse, diversi`,
};
