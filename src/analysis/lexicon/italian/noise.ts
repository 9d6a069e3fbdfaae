import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    lavori, traffico, camion, sirene, treni, aerei, campane, feste, discoteca, gallo, motorini, vicini,
    macchine, musica`,
  names: `
    rumore, rumori, isolamento acustico, isolamento, insonorizzazione, acustica, tacchi`,
  positive: `
    silenzios*, silenzio, tranquill*, tranquillita, pace, quiete, insonorizzat*, ben insonorizzat*,
    ben isolat*, doppi vetri, nessun rumore, zero rumori, senza rumore, senza rumori, non si sente nulla,
    non si sente niente, non si sente un, non si sente, non si sentiva nulla, non si sentiva,
    non si sentono, non abbiamo sentito, non ho sentito, mai sentito, silenzio assoluto, pacific*,
    canto degli uccelli, cinguettio, non si sente volare,
    rumore/rumori/chiasso/traffico .. resta/rimane/restano/rimangono fuori,
    non servono/servivano/servono i? tappi, senza tappi, bisogno dei? tappi, vola una mosca,
    non passa una macchina`,
  negative: `
    rumoros*, rumore, rumori, chiasso*, chiasso, baccano, casino, frastuono, fracasso, schiamazz*, urla,
    ubriachi, locale sotto, bar sotto, pub sotto, movida, musica fino, musica alta, musica a tutto,
    musica tutta la notte, si sente tutto, si sentiva tutto, si sente ogni, si sentiva ogni, si sentono,
    si sentivano, si sente il, si sente la, si sentiva il, si sentiva la, sentire tutto, sentivamo,
    muri di carta, pareti di carta, pareti di cartone, carta velina, muri sottili, pareti sottili,
    pareti .. sottili, non insonorizzat*, mal insonorizzat*, mal isolat*, poco insonorizzat*,
    nessuna insonorizzazione, vicino di sopra, vicini di sopra, lavori in corso, cantiere, trapano,
    martello pneumatico, campanile, cane che abbaia, abbaia*, cani che, clacson, camion della spazzatura,
    strada trafficata, trafficat*, tangenziale, tappi per le orecchie, non si dorme, impossibile dormire,
    non abbiamo dormito, non ho dormito, non si riesce a dormire, non siamo riusciti a dormire,
    non abbiamo chiuso occhio, chiuso occhio, chiudere occhio, notte in bianco, notti in bianco, svegliat*,
    svegliava, ci svegliava, sveglia alle, passi di sopra, cigol*, scricchiol*, impossibile riposare,
    non si riposa, russ*, rimbomb*, si sente/sentiva .. vicini/strada/traffico/passi`,
  goodBeside: 'buon*, ottim*, perfett*, minim*',
  badBeside: `
    pessim*, scars*, inesistent*, tutta la notte, continu*, insopportabil*, nullo, assente, zero, costant*,
    fastidios*, terribil*, orribil*, problema, purtroppo, peccato, infernal*, fino alle, di notte,
    ogni notte, dalle sei, dalle sette, all alba, disturb*`,
};
