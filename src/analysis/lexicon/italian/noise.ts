import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    lavori, traffico, camion, sirene, treni, aerei, campane, feste, discoteca, gallo, motorini, vicini,
    macchine, musica, vicino/vicina di casa/sopra/sotto, del vicino`,
  names: `
    rumore, rumori, isolamento acustico, isolamento, insonorizzazione, acustica, tacchi`,
  positive: `
    silenzios*, silenziosissim*, silenzio, tranquill*, tranquillissim*, tranquillita, pace, quiete,
    insonorizzat*, ben insonorizzat*, perfettamente insonorizzat*, ben isolat*, doppi vetri, nessun rumore,
    zero rumori/rumore, niente rumori/rumore, senza rumore, senza rumori, senza alcun rumore, nessun disturbo,
    doppi vetri isolano .. rumori/rumore, isola/isolano .. rumori/rumore, non si sente nulla,
    non si sente niente, non si sente un, non si sente, non si sentiva nulla, non si sentiva, non si sentono,
    non si sentivano, non abbiamo sentito, non ho sentito, mai sentito, silenzio assoluto, pacific*,
    canto degli uccelli, cinguettio, solo .. uccelli/uccellini/grilli/cicale/onde, non si sente volare,
    si sentono/sentivano/sente/sentiva solo .. uccelli/uccellini/grilli/cicale/onde/mare,
    rumore/rumori/chiasso/traffico .. resta/rimane/restano/rimangono fuori, rumori attutiti,
    non servono/servivano i? tappi, senza tappi, bisogno dei? tappi, non .. vola/volava/volare .. mosca,
    mai .. volare una mosca, si sente volare una mosca, non passa una macchina, lontan* dai rumori,
    lontan* dal rumore`,
  negative: `
    rumoros*, rumorosissim*, rumore, rumori, chiasso*, chiasso, baccano, casino, frastuono, fracasso,
    schiamazz*, urla, urlano, urlavano, ubriachi, locale sotto, bar sotto, pub sotto, locali/pub/bar rumoros*,
    movida, musica fino, musica alta, musica .. alto/altissimo volume, musica a tutto, musica tutta la notte,
    musica .. fino alle, si sente tutto, si sentiva tutto, sentiva/sente proprio tutto, si sente ogni,
    si sentiva ogni, si sentono, si sentivano, si sente il, si sente la, si sentiva il, si sentiva la,
    sentire tutto, sentiamo/sentivamo tutto/ogni/il/la/i/le/gli, muri di carta,
    pareti/muri di carta/cartone/cartongesso, carta velina, muri sottili, pareti sottili,
    pareti/muri .. sottili, non insonorizzat*, mal insonorizzat*, mal isolat*, poco insonorizzat*,
    non <be> .. insonorizzat*, nessuna insonorizzazione, vicino di sopra, vicini di sopra, lavori in corso,
    cantiere, trapano, martello pneumatico, campanile, campane .. suonano/suonavano/notte/alle/mattina,
    cane che abbaia, abbaia*, cani che, clacson, camion della spazzatura, camion dell immondizia,
    svegliati .. dal/dai/dalle/dalla, strada/via .. trafficata, trafficat*, tangenziale,
    tappi per le orecchie, con i tappi, portate/portatevi/porti/portare i? tappi, sonno leggero,
    festa/feste .. di/al sopra/piano, bambini .. piano di sopra,
    piano di sopra correvano/correva/saltavano/camminavano, dormito con i tappi, non si dorme, non si dormiva,
    impossibile dormire, non abbiamo dormito, non ho dormito, non si riesce/riusciva a dormire,
    non siamo riusciti a dormire, non sono riuscit* a dormire, non fa/fanno/faceva dormire,
    non abbiamo/ho chiuso occhio, chiuso occhio, chiudere occhio, notte in bianco, notti in bianco, svegliat*,
    svegliava, svegliavano, ci svegliava, sveglia alle, passi di sopra, cigol*, scricchiol*,
    impossibile riposare, non si riposa, russ*, rimbomb*, confusione,
    si sente/sentiva .. vicini/strada/traffico/passi`,
  goodBeside: 'buon*, ottim*, perfett*, minim*',
  badBeside: `
    pessim*, scars*, inesistent*, tutta la notte, continu*, insopportabil*, nullo, assente, zero, costant*,
    fastidios*, terribil*, orribil*, problema, purtroppo, peccato, infernal*, fino alle, di notte, ogni notte,
    dalle sei, dalle sette, all alba, disturb*, maleducat*, insufficient*`,
};
