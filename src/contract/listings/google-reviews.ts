import { type Static, Type } from 'typebox';
import {
  GOOGLE_CHOICES,
  GOOGLE_REVIEW_LIMIT,
  GOOGLE_SORT_KEYS,
  PLACE_ID_PATTERN,
} from '#domain/listings/google-review.ts';
import { inputObject, nullable, optionalInput } from '../schema.ts';

const link = (description: string) => nullable(Type.String(), { description });
const SortOrder = ['asc', 'desc'] as const;

export const GoogleReview = Type.Object({
  id: Type.String(),
  authorName: Type.String(),
  authorUri: link("The author's page on Google Maps."),
  authorPhotoUri: link("The author's picture."),
  rating: Type.Number(),
  time: Type.String({ format: 'date-time' }),
  relativeTime: nullable(Type.String(), {
    description: 'The time as Google’s text, such as "a month ago".',
  }),
  text: Type.String({ description: 'Empty when the author only rated.' }),
  translated: Type.Boolean({ description: 'Google translated the text, which must be shown.' }),
  visitDate: nullable(
    Type.Object({ year: Type.Integer(), month: Type.Integer({ minimum: 1, maximum: 12 }) }),
    {
      description: 'When the author visited. Google sends it for places in France, where it must be shown.',
    },
  ),
  reviewUri: link('This review on Google Maps.'),
  flagUri: link('The page that reports this review to Google.'),
});
export type GoogleReview = Static<typeof GoogleReview>;

export const GoogleReviewsParams = inputObject({ placeId: Type.String({ pattern: PLACE_ID_PATTERN }) });

export const GoogleReviewsQuery = optionalInput({
  limit: Type.Integer({ minimum: 1, maximum: GOOGLE_REVIEW_LIMIT, default: GOOGLE_REVIEW_LIMIT }),
  sortBy: Type.Enum([...GOOGLE_SORT_KEYS], { default: 'time' }),
  sortOrder: Type.Enum([...SortOrder], { default: 'desc' }),
});

export const GoogleReviews = Type.Object({
  reviews: Type.Array(GoogleReview),
  mapsUri: link('The place on Google Maps.'),
  chosenBy: Type.Enum([...GOOGLE_CHOICES], {
    description: 'How Google chose these reviews, which must be shown beside them.',
  }),
  sortBy: Type.Enum([...GOOGLE_SORT_KEYS]),
  sortOrder: Type.Enum([...SortOrder]),
});
export type GoogleReviews = Static<typeof GoogleReviews>;

const optionalTime = nullable(Type.String({ format: 'date-time' }));
export const GoogleStatus = Type.Object({
  configured: Type.Boolean(),
  lastSuccess: optionalTime,
  lastError: nullable(Type.Object({ at: Type.String({ format: 'date-time' }), message: Type.String() })),
  usedToday: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Requests to Google today by all processes. Absent for people who are limited to some properties.',
    }),
  ),
  dailyLimit: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type GoogleStatus = Static<typeof GoogleStatus>;
