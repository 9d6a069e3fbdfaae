import type { GooglePlace, GoogleReview } from './place.ts';

export const COMPANY_PLACE_ID = 'ChIJdemo0FlexLiving0Office1';
export const RIVERSIDE_PLACE_ID = 'ChIJdemo0FlexLiving0Nantes2';
export const UNREVIEWED_PLACE_ID = 'ChIJdemo0FlexLiving0Silent3';

interface ReviewFields {
  author: string;
  time: string;
  rating: number;
  language?: string;
  original?: string;
  english?: string;
  visit?: { year: number; month: number };
}

/** Three invented places: the company's own office, one in France (with visit dates), one without reviews. */
export function demoPlaces(): GooglePlace[] {
  return [
    place(COMPANY_PLACE_ID, 1, 'Flex Living', '1 Example Square, London, UK', OFFICE, 4.4, 187),
    place(RIVERSIDE_PLACE_ID, 2, 'Flex Living Nantes', '2 Quai Exemple, Nantes, France', NANTES, 4.1, 3),
    place(UNREVIEWED_PLACE_ID, 3, 'Flex Living Gdańsk', 'ul. Przykładowa 3, Gdańsk, Poland', []),
  ];
}

function place(
  id: string,
  number: number,
  name: string,
  formattedAddress: string,
  reviews: ReviewFields[],
  rating?: number,
  userRatingCount?: number,
): GooglePlace {
  return {
    id,
    displayName: { text: name, languageCode: 'en' },
    formattedAddress,
    types: ['lodging', 'point_of_interest', 'establishment'],
    ...(rating === undefined ? {} : { rating }),
    ...(userRatingCount === undefined ? {} : { userRatingCount }),
    googleMapsUri: `https://maps.google.com/?cid=${number}`,
    reviews: reviews.map((review, index) => reviewOf(id, number * 100 + index, review)),
  };
}

function reviewOf(placeId: string, number: number, fields: ReviewFields): GoogleReview {
  const { author, time, rating, language = 'en', original, english = original, visit } = fields;
  const key = `demo-review-${number}`;
  const profile = `https://www.google.com/maps/contrib/${String(number).padStart(21, '0')}/reviews`;
  const address = `https://www.google.com/maps/reviews/data=!4m6!14m5!1m4!2m3!1s${key}`;
  return {
    name: `places/${placeId}/reviews/${key}`,
    publishTime: time,
    rating,
    ...(english ? { text: { text: english, languageCode: 'en' } } : {}),
    ...(original ? { originalText: { text: original, languageCode: language } } : {}),
    authorAttribution: {
      displayName: author,
      uri: profile,
      photoUri: `/avatars/${number}/${encodeURIComponent(author.charAt(0))}.svg`,
    },
    googleMapsUri: address,
    flagContentUri: `https://www.google.com/local/review/rap/report?postId=${key}&t=1`,
    ...(visit ? { visitDate: visit } : {}),
  };
}

/** In order of relevance, which differs from the order of time. Places (New) never sends the sixth. */
const OFFICE: ReviewFields[] = [
  {
    author: 'Marisol Quintero-Hale',
    time: '2026-08-03T17:42:11.904163251Z',
    rating: 5,
    original:
      'Rented through Flex Living for a three month work assignment. The flat was exactly what the listing said, ' +
      'the heating was fixed within two hours when it failed, and the deposit came back the day after I left. ' +
      'The office is small but somebody always picks up the phone.',
  },
  {
    author: 'Tobias Wernecke',
    time: '2026-10-29T08:15:57.118402Z',
    rating: 4,
    language: 'de',
    original:
      'Unkomplizierte Schlüsselübergabe und sehr freundliche Leute im Büro. Einen Stern Abzug, weil die ' +
      'Rechnung erst nach zweimaligem Nachfragen kam.',
    english:
      'Uncomplicated key handover and very friendly people in the office. One star less because the invoice ' +
      'came only after I had asked twice.',
  },
  {
    author: 'Priyanka D.',
    time: '2025-12-19T21:03:40.551Z',
    rating: 2,
    original:
      'The apartment itself was fine but getting an answer about the broken lift took four days & three e-mails. ' +
      'Carrying a pram to the 5th floor <every> day was not what we paid for.',
  },
  { author: 'J. Oyelaran', time: '2026-11-11T12:26:08.000741936Z', rating: 5 },
  {
    author: 'Elif Karadeniz',
    time: '2026-05-14T06:59:33.720918Z',
    rating: 5,
    language: 'tr',
    original:
      'Her şey çok düzgündü. Ofistekiler gece geç gelen bize anahtarı bizzat getirdi, çok teşekkürler!',
    english:
      'Everything was in order. The people from the office brought us the key in person although we arrived ' +
      'late at night, many thanks!',
  },
  {
    author: 'Never Sent',
    time: '2026-11-14T10:00:00.5Z',
    rating: 3,
    original: 'The newest review of all, and less relevant than five others.',
  },
];

const NANTES: ReviewFields[] = [
  {
    author: 'Aurélie Montfort',
    time: '2026-07-21T15:30:02.481Z',
    rating: 4,
    language: 'fr',
    original:
      'Appartements bien tenus, au bord de la Loire. Stationnement difficile le samedi à cause du marché.',
    english: 'Well-kept apartments on the Loire. Parking is hard on Saturdays because of the market.',
    visit: { year: 2026, month: 7 },
  },
  {
    author: 'Sander Vlietstra',
    time: '2026-09-30T19:11:45.2Z',
    rating: 5,
    language: 'nl',
    original: 'Prachtig uitzicht op de rivier en een hele behulpzame beheerder.',
    english: 'Beautiful view of the river and a very helpful manager.',
    visit: { year: 2026, month: 9 },
  },
  {
    author: 'Camden Ashgrove',
    time: '2026-04-02T11:48:19.067Z',
    rating: 3,
    original: 'Clean and central. The walls are thin, bring ear plugs if you sleep lightly.',
    visit: { year: 2026, month: 3 },
  },
];
