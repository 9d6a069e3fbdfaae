import { beforeAll, describe, expect, test } from 'vitest';
import { sentimentOf } from '#domain/reviews/sentiment.ts';
import { analyseText } from '../../analyse-text.ts';

const topicsOf = (text: string) =>
  analyseText(text, 'fr')
    .topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`)
    .sort();

// Compiles the lexicon, which takes longer than a text.
beforeAll(() => {
  analyseText('', 'fr');
}, 60_000);

describe('French guests praise or criticize topics', () => {
  test.each<[text: string, topics: string]>([
    ['Tout était d’une propreté irréprochable.', '+cleanliness'],
    ['Le ménage n’était pas fait.', '-cleanliness'],
    ['Poussière sous le lit et traces de doigts sur les vitres.', '-cleanliness'],
    ['La poubelle n’avait pas été vidée.', '-cleanliness'],
    ['Récupération des clés sans souci.', '+check-in'],
    ['Le code ne fonctionnait pas.', '-check-in'],
    ['Nous avons attendu une heure devant la porte.', '-check-in'],
    ['Check out à 10h, trop tôt.', '-check-in'],
    ['Elle a répondu à toutes nos questions.', '+communication'],
    ['Accueil chaleureux.', '+communication'],
    ['Il a fallu le relancer plusieurs fois.', '-communication'],
    ['Pas un mot d’excuse.', '-communication'],
    ['Tout se fait à pied.', '+location'],
    ['Le métro est juste en bas.', '+location'],
    ['Il faut prendre la voiture pour tout.', '-location'],
    ['À 30 minutes à pied du centre.', '-location'],
    ['On en a pour son argent.', '+value'],
    ['Le prix n’est pas justifié.', '-value'],
    ['Le logement correspond à l’annonce.', '+accuracy'],
    ['Les photos ne sont pas représentatives.', '-accuracy'],
    ['L’appartement est plus petit que sur les photos.', '-accuracy -space'],
    ['On n’entend pas les voisins.', '+noise'],
    ['Nous avons été réveillés à 6h par les travaux.', '-noise'],
    ['Quartier bruyant le week-end.', '-noise'],
    ['Lit trop petit pour deux.', '-bed'],
    ['Les draps n’étaient pas fournis.', '-bed'],
    ['Le canapé-lit est étonnamment confortable.', '+bed'],
    ['L’eau met du temps à chauffer.', '-bathroom'],
    ['Gel douche et shampoing à disposition.', '+bathroom'],
    ['Il manque des ustensiles de cuisine.', '-kitchen'],
    ['La kitchenette est toute équipée.', '+kitchen'],
    ['Frigo trop petit.', '-kitchen'],
    ['Le wifi ne passe pas dans la chambre.', '-internet'],
    ['J’ai pu travailler sans problème, connexion stable.', '+internet'],
    ['La maison reste fraîche en été.', '+temperature'],
    ['On a crevé de chaud.', '-temperature'],
    ['Les draps sentaient mauvais.', '-smell'],
    ['Aucune odeur désagréable.', '+smell'],
    ['Possibilité de se garer juste devant.', '+parking'],
    ['Se garer est un vrai casse-tête.', '-parking'],
    ['Nous nous sommes sentis en sécurité.', '+safety'],
    ['Quartier peu sûr.', '-safety'],
    ['On a de la place pour toute la famille.', '+space'],
    ['Pas d’endroit pour ranger ses affaires.', '-space'],
    ['Le petit déjeuner est très basique.', '-amenities'],
    ['Nous n’avons pas pu utiliser la piscine.', '-amenities'],
    ['L’appartement est bien équipé.', '+amenities'],
    ['Les fenêtres donnent sur la vallée.', '+view'],
    ['Les fenêtres donnent sur une cour sombre.', '-view'],
    ['Les stores ne fonctionnent pas.', '-maintenance'],
    ['Entièrement refait à neuf.', '+maintenance'],
    ['Décoration vieillotte.', '-style'],
    ['Un logement chaleureux.', '+style'],
    ['Le four ne marche pas.', '-kitchen -maintenance'],
    [
      'Appartement très propre et bien situé, l’hôte est très sympathique.',
      '+cleanliness +communication +location',
    ],
    ['Matelas trop dur, sinon très bon emplacement.', '+location -bed'],
    ['Pas calme du tout.', '-noise'],
    ['Très peu de bruit.', '+noise'],
  ])('%s', (text, topics) => {
    expect(topicsOf(text)).toEqual(topics.split(' ').sort());
  });
});

describe('French guests mention things without a judgement', () => {
  test.each([
    'La cuisine est à côté du salon.',
    'Notre vol avait du retard.',
    'Le code est envoyé par message.',
    'Nous étions fatigués après la route.',
    'Ma grand-mère est venue avec nous.',
    'Nous avons loué deux vélos.',
    'Le marché du dimanche est super.',
    'Mon mari a le sommeil léger.',
    'Les moyens de transport ne manquent jamais à Lyon.',
    'J’étais là pour un salon professionnel.',
  ])('%s', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});

test.each([
  ['Une adresse à retenir.', 'positive'],
  ['Nous n’avons pas été déçus.', 'positive'],
  ['Tout nous a plu.', 'positive'],
  ['Foncez !', 'positive'],
  ['Je ne conseille pas ce logement.', 'negative'],
  ['Pas à la hauteur de nos attentes.', 'negative'],
  ['Nous sommes très mécontents.', 'negative'],
  ['Ne réservez pas ici.', 'negative'],
  ['Ça dépanne.', 'neutral'],
  ['Bien mais sans plus.', 'neutral'],
  ['Bien situé mais bruyant.', 'neutral'],
  ['Séjour mitigé.', 'neutral'],
])('the sentiment of a French text: %s is %s', (text, sentiment) => {
  expect(sentimentOf(analyseText(text, 'fr').tone, null)).toBe(sentiment);
});
