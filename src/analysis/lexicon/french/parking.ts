import type { TopicWords } from '../format.ts';

export const parking: TopicWords = {
  names: `
    parking*, stationnement, place de parking, garage, place de stationnement, se garer, stationner,
    garer la voiture, garer, borne de recharge`,
  things: 'parking, garage, place de parking, stationnement, place de stationnement, borne de recharge',
  features: `
    parking gratuit, parking prive, place de parking privee, place privee, parking inclus, parking securise,
    stationnement gratuit, parking sur place, borne de recharge, parking en bas, parking devant,
    garage ferme, parking souterrain, place de parking reservee, parking dans la cour`,
  positive: `
    facile de se garer, facile pour se garer, se gare facilement, se garer facilement, garer facilement,
    stationnement facile, stationner facilement, facile de stationner, parking facile,
    pas de probleme pour se garer, aucun probleme pour se garer, sans probleme pour se garer,
    aucun souci pour se garer, pas de souci pour se garer, parking pratique, toujours trouve une place,
    toujours de la place, on trouve toujours, place devant, garer devant, gare devant, stationner devant,
    stationnement aise, place pour la voiture, place pour deux voitures, voiture en securite`,
  negative: `
    difficile de se garer, difficile pour se garer, difficulte* pour se garer, impossible de se garer,
    impossible de stationner, galere pour se garer, galere de parking, compliqu* de se garer,
    compliqu* pour se garer, dur de se garer, mal a se garer, se garer est, se garer releve, se garer tient,
    se garer .. galere, pas de parking, pas de place, pas de stationnement, aucune place, aucun parking,
    sans parking, manque de places, tourne .. pour trouver, tourner .. pour trouver, tourne .. minutes,
    tourner .. minutes, tourne une heure, place deja prise, place deja occupee, place occupee, amende*, pv,
    contravention, fourriere, parking payant, stationnement payant, parking cher, parking hors de prix,
    parking trop petit, place trop petite, place trop etroite, place etroite, parking etroit, gare a,
    rayures sur, raye la voiture, raye notre voiture, rampe`,
  goodBeside: `
    gratuit*, facile*, pratique*, securise*, prive*, inclus*, aise*, grand*, disponible*, reserve*,
    sur place, couvert`,
  badBeside: `
    payant*, difficile*, cher*, complique*, etroit*, galere, impossible*, petit*, occupe*, loin, exigu*,
    rare*, limite*, enfer, onereux, hors de prix, mission`,
};
