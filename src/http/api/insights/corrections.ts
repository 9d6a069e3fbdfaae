import { ok } from '#contract/envelope.ts';
import {
  Corrections,
  SentimentCorrectionBody,
  TopicCorrectionBody,
  TopicCorrectionParams,
} from '#contract/insights/corrections.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut } from '#contract/reviews/review-out.ts';
import { Review, ReviewParams } from '#contract/reviews/reviews.ts';
import type { ReviewId } from '#domain/ids.ts';
import { correctSentiment, correctTopic, listCorrections } from '#services/insights/corrections.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

/** What people correct about the topics and the sentiment of a review. A correction stays through syncs and new analyses. */
export function correctionCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.corrections(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'What people have corrected about a review',
        tags: ['Reviews'],
        params: ReviewParams,
        response: responses(Corrections, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => ok(await listCorrections(context, actorOf(request), request.params.id as ReviewId)),
  );

  server.put(
    calls.topicCorrection(':id', ':topic'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Correct how a review judges a topic',
        tags: ['Reviews'],
        params: TopicCorrectionParams,
        body: TopicCorrectionBody,
        response: responses(Review, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) => {
      const { id, topic } = request.params;
      const { polarity } = request.body;
      return ok(
        managedReviewOut(await correctTopic(context, actorOf(request), id as ReviewId, topic, polarity)),
      );
    },
  );

  server.delete(
    calls.topicCorrection(':id', ':topic'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Remove the correction of a topic',
        tags: ['Reviews'],
        params: TopicCorrectionParams,
        response: responses(Review, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { id, topic } = request.params;
      return ok(
        managedReviewOut(await correctTopic(context, actorOf(request), id as ReviewId, topic, undefined)),
      );
    },
  );

  server.put(
    calls.sentimentCorrection(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Correct the sentiment of a review',
        tags: ['Reviews'],
        params: ReviewParams,
        body: SentimentCorrectionBody,
        response: responses(Review, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) => {
      const { sentiment } = request.body;
      return ok(
        managedReviewOut(
          await correctSentiment(context, actorOf(request), request.params.id as ReviewId, sentiment),
        ),
      );
    },
  );

  server.delete(
    calls.sentimentCorrection(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Remove the correction of the sentiment',
        tags: ['Reviews'],
        params: ReviewParams,
        response: responses(Review, [400, 401, 403, 404, 503]),
      },
    },
    async (request) =>
      ok(
        managedReviewOut(
          await correctSentiment(context, actorOf(request), request.params.id as ReviewId, null),
        ),
      ),
  );
}
