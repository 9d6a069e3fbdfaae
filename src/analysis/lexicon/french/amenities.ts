import type { TopicWords } from '../format.ts';

export const amenities: TopicWords = {
  good: `
    tout le necessaire, tout ce qu il faut, tout ce dont on a besoin, tout ce dont nous avions besoin,
    tout ce dont on avait besoin, tout y est, rien ne manque, il ne manque rien, ne manque de rien,
    ne manquait de rien, manque de rien, rien ne manquait, tres bien equipe, bien equipe, tout equipe,
    bien pense*`,
  names: 'equipement*, prestations, commodites, services proposes, confort, mobilier de jardin',
  things: `
    ascenseur, balcon, terrasse, piscine, jardin, lave linge, machine a laver, seche linge, fer a repasser,
    lit bebe, lit parapluie, chaise haute, barbecue, sauna, jacuzzi, spa, velos, jeux, parasol, transats,
    miroir, rideaux, volets, lampe de chevet, prises, etendoir, rideaux occultants, table a repasser,
    aspirateur, petit dejeuner, poubelle, chaises, moustiquaire*, table basse`,
  features: `
    piscine, jacuzzi, spa, sauna, balcon, terrasse, jardin, patio, cour, lave linge, machine a laver,
    seche linge, barbecue, plancha, velos, jeux de societe, jeux, jouets, livres, chaise haute, lit bebe,
    lit parapluie, ascenseur, panier de bienvenue, panier garni, cadeau de bienvenue, bouteille de vin,
    bouteille de cidre, bouteille offerte, petit dejeuner, confiture maison, confitures, gateau,
    gateau maison, viennoiseries, transats, chaises longues, hamac, ping pong, babyfoot, baby foot, billard,
    trampoline, salle de sport, aire de jeux, peignoirs, piano, parasol, fer a repasser, balancoire*,
    petanque, terrain de petanque, produits locaux, oeufs frais, chiens acceptes, kayak*, paddle*,
    serviettes de plage, home cinema, videoprojecteur`,
  positive: `
    tout le confort, petites attentions, tout est prevu, tout etait prevu, tout a ete pense, pense a tout,
    toutes les commodites, equipements complets, attentions delicates`,
  negative: `
    pas d ascenseur, sans ascenseur, aucun ascenseur, ascenseur qui, pas de balcon, sans balcon,
    pas de terrasse, pas de piscine, pas de machine a laver, pas de lave linge, pas de volets, sans volets,
    pas de rideaux, sans rideaux, pas de miroir, pas de fer, etages a pied, quatre etages, cinq etages,
    4 etages, 5 etages, etages avec, etages sans, porter les valises, monter les valises, trimballer,
    piscine fermee, piscine sale, piscine verte, piscine froide, piscine vide, piscine inaccessible,
    piscine inutilisable, jacuzzi froid, pas assez de prises, pas de prises, peu de prises, une seule prise,
    manque de confort, aucun confort, peu de confort, manque d equipement*, equipement insuffisant,
    equipements insuffisants, pas assez de chaises`,
  goodBeside: `
    grand*, prive*, chauffe*, ensoleille*, complet*, genereu*, beau, belle, fonctionnel*, au top, immense,
    arbore*, ombrage*, moderne*, agreable*`,
  badBeside: `
    ferme*, petit*, vert*, froid*, minuscule*, vetuste*, panne, sommaire*, insuffisant*, vieillot*, manqu*,
    en friche, inutilisable*, hors service, limite*, rudimentaire*, vis a vis`,
};
