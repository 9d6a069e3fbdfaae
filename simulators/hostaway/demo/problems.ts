import type { Language } from './phrasebook.ts';
import type { Stars } from './ratings.ts';

/** What several recent guests of one home complained about. */
export interface Problem {
  /** The id of the home. */
  home: number;
  /** The number of days before the demo's last time in which its guests stayed. */
  days: number;
  reviews: readonly { stars: Stars; language: Language; text: string }[];
}

/** Two problems that began in the demo's last weeks, so that the insights have something to find. */
export const PROBLEMS: readonly Problem[] = [
  {
    home: 40212,
    days: 60,
    reviews: [
      {
        stars: 2,
        language: 'en',
        text: 'They are rebuilding the quay right under the windows. The drilling starts at seven and the whole house hums. A lovely house otherwise, but we did not sleep past dawn once.',
      },
      {
        stars: 3,
        language: 'en',
        text: 'Beautiful rooms and a very kind host. Unfortunately the building site outside is extremely loud all day.',
      },
      {
        stars: 2,
        language: 'de',
        text: 'Schönes Haus, aber die Baustelle vor der Tür ist sehr laut. Ab sieben Uhr morgens war an Schlaf nicht zu denken.',
      },
      {
        stars: 3,
        language: 'en',
        text: 'Everything was clean and the beds were comfortable, but the construction noise was terrible. Nobody had told us about it.',
      },
      {
        stars: 2,
        language: 'fr',
        text: 'La maison est belle, mais le bruit du chantier est insupportable dès sept heures du matin.',
      },
      {
        stars: 1,
        language: 'en',
        text: 'Too noisy to stay in. Jackhammers from Monday to Saturday, and no word of it in the listing.',
      },
      {
        stars: 3,
        language: 'en',
        text: 'Great location on the canal. The street was noisy from the early morning because of the works on the quay.',
      },
      {
        stars: 2,
        language: 'en',
        text: 'We came for a quiet week and got pile drivers. The noise was unbearable and we left a day early.',
      },
      {
        stars: 3,
        language: 'es',
        text: 'La casa es preciosa, pero hay mucho ruido por las obras de la calle. No pudimos descansar.',
      },
    ],
  },
  {
    home: 40211,
    days: 45,
    reviews: [
      {
        stars: 3,
        language: 'en',
        text: 'Stylish house. The wifi dropped every few minutes, which made working from here impossible.',
      },
      {
        stars: 3,
        language: 'en',
        text: 'Good beds, good shower. The internet did not work for three of our four days.',
      },
      {
        stars: 2,
        language: 'en',
        text: 'The wifi was far too slow for a single video call, and the promised new router never came.',
      },
      {
        stars: 3,
        language: 'de',
        text: 'Tolle Lage, leider war das WLAN sehr langsam und fiel abends ganz aus.',
      },
      {
        stars: 3,
        language: 'en',
        text: 'Loved the ivy and the coffee on the corner. The wifi is unreliable, though: we used our phones all week.',
      },
      {
        stars: 2,
        language: 'en',
        text: 'No internet on arrival and terrible wifi afterwards. For a house that advertises a desk this is not good enough.',
      },
    ],
  },
];
