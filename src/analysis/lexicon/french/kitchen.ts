import type { TopicWords } from '../format.ts';

export const kitchen: TopicWords = {
  names: `
    cuisine*, kitchenette, coin cuisine, four, plaque*, plaques de cuisson, frigo, refrigerateur,
    congelateur, lave vaisselle, casserole*, poele*, vaisselle, couverts, couteau*, ustensiles, assiettes,
    verres, cuisiner, bouilloire, grille pain, micro ondes, microondes, cafetiere, hotte, evier,
    equipement de cuisine, tasses, electromenager, tire bouchon, plats, saladier`,
  things: `
    bouilloire, grille pain, micro ondes, microondes, four, frigo, refrigerateur, congelateur,
    lave vaisselle, tire bouchon, ouvre boite, casserole, casseroles, poele, poeles, sel, huile, poivre,
    eponge, liquide vaisselle, torchon, torchons, couverts, assiettes, verres, passoire, saladier,
    cafetiere, hotte, filtres a cafe, couteaux, produit vaisselle`,
  features: `
    machine a cafe, nespresso, machine nespresso, machine expresso, capsules de cafe, machine a raclette,
    appareil a raclette, appareil a fondue, senseo, robot`,
  positive: `
    cuisine equipee, bien equipe*, tres bien equipe*, entierement equipe*, parfaitement equipe*,
    super equipe*, sur equipe*, tout le necessaire pour cuisiner, tout ce qu il faut pour cuisiner,
    de quoi cuisiner, tout pour cuisiner, manque rien, agreable de cuisiner, plaisir de cuisiner,
    couteaux qui coupent`,
  negative: `
    que deux/trois/quatre/quelques assiettes/couverts/verres/casseroles/tasses/poeles,
    mal equipe*, peu equipe*, sous equipe*, pas equipe*, pas assez equipe*, manque d ustensiles,
    manque de vaisselle, manque de casseroles, manque de couverts, pas de casserole*, pas de poele*,
    pas de couverts, aucun ustensile, pas assez de vaisselle/couverts/verres/assiettes/casseroles,
    couteaux qui ne coupent, couteau* emousse*, ne coupent rien, une seule casserole, une seule poele,
    une seule plaque, deux fourchettes, deux assiettes, depareille*, ebreche*, impossible de cuisiner,
    difficile de cuisiner, poele rayee, poele* raye*, poele qui attache, attachent, cuisine sommaire,
    ne coupe pas, ne coupent pas`,
  goodBeside: `
    equipe*, complet*, complete*, moderne*, grand*, neuf, neuve, fonctionnel*, pratique*, spacieu*, tout,
    recent*, americaine, belle, garni*, fourni*`,
  badBeside: `
    petit*, minuscule*, sommaire*, vieu*, vieille*, vetuste*, basique*, manque*, mal, peu, depareille*,
    insuffisant*, limite*, exigu*, use*, raye*, emousse*, incomplet*, incomplete*, minimaliste, spartiate*,
    capricieu*, bruyant*`,
};
