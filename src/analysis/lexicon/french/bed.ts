import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    lit, lits, literie*, matelas, oreiller*, couette*, draps, drap, canape lit, canape convertible,
    clic clac, couchage*, couverture*, sommier*, convertible, sommeil, lits superposes, traversin`,
  positive: `
    bien dormi, tres bien dormi, super bien dormi, merveilleusement bien dormi, parfaitement dormi,
    dormi comme, dort comme, dort bien, dort tres bien, bonnes nuits, bonne nuit de sommeil,
    excellente nuit, excellentes nuits, comme un bebe, comme des bebes, comme un loir, comme des loirs,
    comme une marmotte, sur un nuage, un nuage, nuits reparatrices`,
  negative: `
    torture, mal de dos, mal au dos, dos en compote, torture pour le dos,
    mal dormi, mal au dos, mal de dos, maux de dos, mal a la nuque, dos en compote, dos casse,
    dos en miettes, dos s en souvient, casse le dos, ressorts, ressort, on sent les ressorts,
    on sent chaque, on sent les lattes, sent les lattes, s affaisse*, affaisse*, defonce*, creuse au milieu,
    hamac, trop mou, trop dur, trop molle, trop petit lit, dur comme, comme du bois, comme une planche,
    planche, osteo, osteopathe, kine, roule* au milieu, en cuvette, cuvette`,
  goodBeside: `
    confortable*, moelleu*, douillet*, grand*, ferme*, excellent*, agreable*, de qualite, doux, top,
    parfait*, reve, genial`,
  badBeside: `
    inconfortable*, dur, durs, dure, mou, mous, molle, petit*, etroit*, grince*, grincant*, use*, fatigue*,
    vieux, vieille*, fin, fins, plat, plats, minuscule*, beaucoup moins, bancal*, court, mince,
    bas de gamme, bruyant*, peu confortable*, jetable*, plastifi*, pique, gratt*`,
};
