import type { Actor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import type { Analyser, Logs, Sources, Stored } from '../context.ts';
import { lockReview, requireReview } from '../decisions/lock-review.ts';
import { changeReview, managedReview } from '../responses/responses.ts';
import { storeTopics } from './review-topics.ts';

/** @throws not-found */
export async function listCorrections(context: Stored, actor: Actor, id: ReviewId) {
  await requireReview(context, actor, id);
  const { storage } = context;
  const topics = await storage.reviews.topicCorrections([id]);
  return {
    calculatedSentiment: await storage.reviews.calculatedSentiment(id),
    topics: topics.get(id) ?? [],
  };
}

/**
 * Says how a review judges a topic, whatever the analysis says, now and later.
 *
 * @param polarity null: it does not judge it; undefined: as the analysis says
 * @throws not-found
 */
export function correctTopic(
  context: Stored & Logs & Sources & Analyser,
  actor: Actor,
  id: ReviewId,
  topic: Topic,
  polarity: Polarity | null | undefined,
): Promise<ManagedReview> {
  return context.storage.transact(async (tx) => {
    // Before the review is locked: an analysis also locks its entry in the queue first.
    const text = await tx.reviews.queueAnalysis(id);
    const listing = await lockReview(tx, actor, id);
    if (polarity === undefined) await tx.reviews.deleteTopicCorrection(id, topic);
    else await tx.reviews.setTopicCorrection(id, { topic, polarity }, actor.name);
    if (text) await storeTopics(context, tx, [text]);
    await tx.events.insert(actor, { kind: 'review.corrected', review: id, listing });
    return managedReview(context, actor, id, tx.reviews.managedById);
  });
}

/**
 * Says what the sentiment of a review is, whatever is calculated, now and later.
 *
 * @param sentiment null: as calculated
 * @throws not-found
 */
export function correctSentiment(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  sentiment: Sentiment | null,
): Promise<ManagedReview> {
  return changeReview(context, actor, id, async (tx, listing) => {
    await tx.reviews.correctSentiment(id, sentiment);
    await tx.events.insert(actor, { kind: 'review.corrected', review: id, listing });
  });
}
