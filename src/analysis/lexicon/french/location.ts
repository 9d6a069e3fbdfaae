import type { TopicWords } from '../format.ts';

export const location: TopicWords = {
  names: `
    emplacement, situation, localisation, quartier, secteur, environnement, environs, alentours, situe*,
    endroit, desserte, position, coin`,
  positive: `
    central, centrale, centre ville, hypercentre, hyper centre, plein centre, en plein centre,
    en plein coeur, au coeur, plein coeur, coeur de la ville, coeur du, bien situe*, bien place*,
    tres bien situe*, idealement situe*, idealement place*, parfaitement situe*, parfaitement place*,
    super bien situe*, bien desservi*, bien localise*, proche, proches, a proximite, proximite, pres de,
    pres du, pres des, tout pres, a pied, tout a pied, a quelques minutes, minutes a pied, minutes de,
    minutes du, minutes des, min a pied, min du, min de,
    a cinq/dix/deux/trois/quinze/5/10/2/3/15 minutes/min, a cote, juste a cote, en bas de l immeuble,
    au pied de, au bout de la rue, au bas de, en face, juste en face, au coin de la rue,
    metro/tram/bus/boulangerie/gare/plage .. cote/pied/bas/face/bout/proximite/pas/pres, commerces,
    tous commerces, commerces a proximite, restaurants a proximite, restaurants a cote,
    plein de restaurants, bon point de depart, point de depart ideal, point de chute, ideal pour visiter,
    ideal pour decouvrir, parfait pour visiter, parfait pour decouvrir, facile d acces au centre,
    les pieds dans l eau, face a la plage, face a la mer, bord de mer, boulangerie, metres de la,
    quelques pas, a quelques pas, a 2 pas, a deux pas`,
  negative: `
    excentre*, eloigne*, loin de, loin du, loin des, loin de tout, trop loin, un peu loin, assez loin,
    perdu, paume, au milieu de nulle part, nulle part, trou perdu, bout du monde, isole*, pas central,
    aucun commerce, pas de commerce*, rien a proximite, rien autour, rien aux alentours, rien a faire,
    voiture indispensable, voiture obligatoire, voiture necessaire, sans voiture, besoin d une voiture,
    mal desservi*, mal situe*, mal place*, mal famee, mal fame*, zone industrielle, zone commerciale,
    zone d activite, banlieue, peripherie, quartier chaud, quartier sensible, malfame*, glauque,
    cote de la ville, cote raide, grosse montee, ca monte, un bus par heure, desservi que, plus loin que`,
  goodBeside: `
    ideal*, parfait*, excellent*, top, pratique*, strategique, calme*, agreable*, imbattable, vivant*,
    anime*, genial*, tranquille*, charmant*, exceptionnel*, privilegie*, sympa*, super, authentique,
    verdoyant, reve`,
  badBeside: `
    loin, eloigne*, bruyant*, mauvais*, craignos, craint, glauque*, triste*, moyen*, douteu*, peu, morne,
    mort, desagreable, pourri, insecur*, limite`,
};
