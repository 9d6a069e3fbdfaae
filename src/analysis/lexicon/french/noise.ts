import type { TopicWords } from '../format.ts';

export const noise: TopicWords = {
  parts: `
    circulation, trafic, camions, travaux, cloches, motos, scooters, sirenes, trains, avions, autoroute,
    boulevard, tramway, fetes, coq, voisins, voisin, musique`,
  names: `
    bruit, bruits, sonore, insonorisation, isolation phonique, isolation, isolation sonore,
    nuisances sonores, nuisances, bouchons, talons`,
  positive: `
    calme, calmes, tres calme, silencieu*, tranquille*, tranquillite, paisible*, insonorise*,
    bien insonorise*, bien isole*, double vitrage, silence, aucun bruit, pas de bruit, pas un bruit,
    sans bruit, zero bruit, aucune nuisance, on n entend rien, n entend rien, n entend absolument rien,
    n entend quasiment, pas entendu, rien entendu, n avons rien entendu, on entend rien, au calme,
    chant des oiseaux, les oiseaux, serein*, havre de paix, n entend pas,
    bruit/bruits/rue/circulation .. reste/restent/restait dehors,
    n entend/entendait/entendions .. rien/aucun/pas, n entend/entendait ni,
    pas eu? besoin de? .. boules/bouchons, boules/bouchons .. inutiles, sans boules/bouchons,
    fenetre/fenetres ouverte/ouvertes, pas une voiture`,
  negative: `
    bruyant*, bruit, bruits, tres bruyant, mal insonorise*, mal isole*, pas insonorise*, pas isole*,
    peu insonorise*, non insonorise*, aucune insonorisation, aucune isolation, sans insonorisation,
    vacarme, boucan, tapage, raffut, brouhaha, tintamarre, on entend tout, entend tout, entendait tout,
    on entend les, entend les, entendait les, entend le, entendait le, on entend chaque, entend chaque,
    on entend le moindre, entend la, entendu toute la nuit, murs en papier, murs en carton, murs fins,
    murs .. fins, cloisons fines, cloisons en carton, papier a cigarette, papier cigarette,
    voisins bruyants, boite de nuit, discotheque, bar en bas, bar en dessous, bar juste en, musique jusqu,
    musique a fond, musique toute la nuit, fetards, fete jusqu, klaxon*, klaxons, camion poubelle,
    camions poubelles, eboueurs, chantier, marteau piqueur, perceuse, perceuses, aboie*, aboiement*,
    chien qui, route passante, rue passante, boules quies, bouchons d oreille*, impossible de dormir,
    impossible de fermer l oeil, pas ferme l oeil, ferme l oeil, pas pu dormir, pas dormi, nuit blanche,
    nuits blanches, mal dormi a cause, reveille*, reveilles par, reveil en fanfare, nous a reveille*,
    empeche de dormir, empechent de dormir, pas des voisins, grinc* parquet, parquet qui grince,
    parquet qui craque, resonne*, marchent comme, pietine*,
    on entend/entendait .. voisins/pas/rue/voitures/ronfl*, ronfl*,
    bar/bars/boite/terrasse .. en bas/dessous, bars ferment, jusqu a/au trois/deux/quatre heures/matin,
    du dessus marche*`,
  goodBeside: 'bonne, parfaite, excellente, efficace, faible',
  badBeside: `
    inexistante*, mauvaise*, nulle, mediocre, faible, permanent*, incessant*, constant*, toute la nuit,
    insupportable*, absente, zero, deplorable*, genant*, penible*, horrible*, terrible*, probleme, dommage,
    malheureusement, infernal*, bemol, des le matin, la nuit, toutes les nuits, jusqu a, derange*`,
};
