import type { TopicWords } from '../format.ts';

export const bathroom: TopicWords = {
  names: `
    salle de bain, salle de bains, salle d eau, douche*, toilette*, wc, baignoire, lavabo, robinet*,
    pression, pression d eau, pression de l eau, eau, serviette*, evacuation, chasse d eau, pommeau,
    rideau de douche, sdb, bonde, siphon, chauffe eau, cumulus, ballon d eau chaude, paroi de douche,
    vasque, cabinet`,
  things: `
    eau chaude, papier toilette, papier wc, pq, seche cheveux, savon, gel douche, serviettes,
    serviettes de bain, pression, tapis de bain, papier hygienique, rideau de douche`,
  features: `
    douche a l italienne, grande douche, double vasque, peignoir*, douche pluie, douche italienne,
    baignoire balneo, baignoire sur pieds`,
  positive: `
    bonne pression, belle pression, super pression, eau bien chaude, eau chaude a volonte,
    serviettes moelleuses, serviettes douces, serviettes en quantite, linge de toilette fourni,
    serviettes fournies, belle douche, eau chaude tout de suite`,
  negative: `
    pas d eau chaude, plus d eau chaude, sans eau chaude, aucune eau chaude, eau froide, eau tiede,
    douche froide, douches froides, douche glacee, froid* glace*, eau glacee, eau glaciale, pas de pression,
    aucune pression, peu de pression, filet d eau, goutte a goutte, manque de pression, ballon .. vide,
    ballon trop petit, ballon d eau chaude trop, toilettes bouchees, bouche*, douche bouchee, evier bouche,
    lavabo bouche, evacuation bouchee, s evacue mal, n evacue, s ecoule mal, ne s ecoule, inonde*,
    inondation, deborde*, chasse d eau qui, fuite d eau, fuit*, pas de serviettes, aucune serviette,
    manque de serviettes, pas assez de serviettes, une seule serviette, pas de papier, pas de pq,
    serviettes rapees, serviettes reches, salle de bain commune, salle de bain partagee, n evacue pas,
    s evacue pas, s ecoule pas`,
  goodBeside: `
    grand*, spacieu*, moderne*, chaud*, puissant*, agreable*, neuf, neuve, refait*, renove*, moelleu*, doux,
    douces, belle, pratique*, fonctionnel*, italienne, douillet*, joli*, forte`,
  badBeside: `
    petit*, minuscule*, exigu*, froid*, tiede*, faible*, vieillot*, vetuste*, bouche*, vieu*, etroit*,
    date*, rouille*, glissant*, reche*, rape*, rugueu*, gris*, moisi*, fuit, coule, goutte, mini, lent*,
    partage*, commun*, sans fenetre, insuffisant*, fin, fines, capricieu*, inutilisable, demod*, tiede,
    entartre*, froide`,
};
