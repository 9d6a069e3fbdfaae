import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import {
  Corrections,
  SentimentCorrectionBody,
  TopicCorrectionBody,
  TopicCorrectionParams,
} from './corrections.ts';

/** What people correct about the topics and the sentiment of a review. A correction stays through syncs and new analyses. */
export const correctionsRoutes = defineRoutes({
  'GET /reviews/:id/corrections': {
    permission: 'reviews:read',
    summary: 'What people have corrected about a review',
    tag: 'Reviews',
    params: ReviewParams,
    response: Corrections,
    errors: [404],
  },
  'PUT /reviews/:id/topics/:topic': {
    permission: 'reviews:decide',
    summary: 'Correct how a review judges a topic',
    tag: 'Reviews',
    params: TopicCorrectionParams,
    body: TopicCorrectionBody,
    response: Review,
    errors: [404],
  },
  'DELETE /reviews/:id/topics/:topic': {
    permission: 'reviews:decide',
    summary: 'Remove the correction of a topic',
    tag: 'Reviews',
    params: TopicCorrectionParams,
    response: Review,
    errors: [404],
  },
  'PUT /reviews/:id/sentiment': {
    permission: 'reviews:decide',
    summary: 'Correct the sentiment of a review',
    tag: 'Reviews',
    params: ReviewParams,
    body: SentimentCorrectionBody,
    response: Review,
    errors: [404],
  },
  'DELETE /reviews/:id/sentiment': {
    permission: 'reviews:decide',
    summary: 'Remove the correction of the sentiment',
    tag: 'Reviews',
    params: ReviewParams,
    response: Review,
    errors: [404],
  },
});
