import type { TopicWords } from '../format.ts';

export const maintenance: TopicWords = {
  names: 'entretien, etat',
  positive: `
    bien entretenu*, tres bien entretenu*, parfaitement entretenu*, bon etat, tres bon etat, parfait etat,
    excellent etat, etat impeccable, etat neuf, comme neuf, flambant neuf, tout neuf, refait a neuf,
    entierement renove*, recemment renove*, fraichement renove*, fraichement repeint, completement renove*,
    tout fonctionne, tout fonctionnait, tout marche, en parfait etat de marche, bien renove*,
    belle renovation, renovation reussie, renovation de qualite`,
  negative: `
    vetuste*, vieillot*, delabre*, mal entretenu*, pas entretenu*, peu entretenu*, manque d entretien,
    defraichi*, use, usee, uses, usees, fatigue*, degrade*, en mauvais etat, mauvais etat, piteux etat,
    etat deplorable, etat lamentable, abime*, rafraichissement, coup de frais, coup de neuf,
    coup de peinture, coup de jeune, a renover, a rafraichir, besoin de renovation, besoin d un coup,
    meriterait un, necessite des travaux, travaux a prevoir, a refaire, tombe en ruine, tombe en morceaux,
    tombait en morceaux, part en morceaux, tient par, tient plus, tenait plus, ne tient, rafistole*, scotch,
    bricole, bricolage, bricolee, ecaille*, s ecaille*, fissure*, trou, trous, dechire*, decolle*,
    se decolle, s effrite*, branlant*, bancal*, fuite*, fuit, fuyait, goutte toute, degat des eaux,
    degats des eaux, infiltration*, plafond qui, coule du plafond, panne de courant, coupure de courant,
    coupures de courant, plombs, disjonct*, ampoule grillee, ampoules grillees, ampoule morte,
    manquait des ampoules, tombe du mur, tombee du mur, sort de ses gonds, dans la main, reste dans la main,
    restee dans la main, arrache*, descelle*, poignee cassee, poignee qui, volet casse, volet bloque,
    volets casses, rouille*, hors d usage, hors d age, plus de premiere jeunesse, dans son jus,
    finitions baclees, mal fini*, laisse a l abandon, a l abandon, jamais repare*, pas repare*, non repare*,
    ne ferme pas a cle, fermait pas a cle, serrure cassee`,
  good: 'renove*, neuf, neuve, neufs, neuves, refait*',
  bad: 'vieux, vieille, vieilles',
  goodBeside: 'impeccable*, soigne*, bon, parfait*, excellent*, neuf*',
  badBeside: `
    coince*, casse*, bloque*, mauvais*, deplorable*, ecaille*, grille*, bancal*, ferme mal, fermait mal,
    ne ferme, ne fermait, manquant*, noirc*, grince*, baclee*, lamentable*, ancien`,
  parts: `
    peinture*, papier peint, poignee*, fenetre, fenetres, volet*, porte, portes, ampoule*, carrelage,
    joints, moquette, mur, murs, plafond, tiroir*, interrupteur, parquet, plomberie, electricite, store*,
    finitions, gonds, meubles de jardin, charniere*`,
};
