import { type Static, Type } from 'typebox';
import { GOOGLE_REVIEW_LIMIT, GOOGLE_SORT_KEYS } from '#domain/google-review.ts';

const link = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

export const GoogleReview = Type.Object({
  id: Type.String(),
  authorName: Type.String(),
  authorUri: link("The author's page on Google Maps."),
  authorPhotoUri: link("The author's picture."),
  rating: Type.Number(),
  time: Type.String({ format: 'date-time' }),
  text: Type.String(),
  reviewUri: link('This review on Google Maps.'),
});
export type GoogleReview = Static<typeof GoogleReview>;

export const GoogleReviewsParams = Type.Object(
  { placeId: Type.String({ pattern: '^[A-Za-z0-9_-]{1,255}$' }) },
  { additionalProperties: false },
);

export const GoogleReviewsQuery = Type.Object(
  {
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: GOOGLE_REVIEW_LIMIT, default: GOOGLE_REVIEW_LIMIT }),
    ),
    sortBy: Type.Optional(Type.Enum([...GOOGLE_SORT_KEYS], { default: 'time' })),
    sortOrder: Type.Optional(Type.Enum(['asc', 'desc'], { default: 'desc' })),
  },
  { additionalProperties: false },
);

export const GoogleReviews = Type.Object({
  reviews: Type.Array(GoogleReview),
  mapsUri: link('The place on Google Maps.'),
});
export type GoogleReviews = Static<typeof GoogleReviews>;

const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
export const GoogleStatus = Type.Object({
  configured: Type.Boolean(),
  lastSuccess: moment,
  lastError: Type.Union([
    Type.Object({ at: Type.String({ format: 'date-time' }), message: Type.String() }),
    Type.Null(),
  ]),
});
export type GoogleStatus = Static<typeof GoogleStatus>;
