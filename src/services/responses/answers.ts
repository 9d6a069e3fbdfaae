import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { type AnswerState, answerBy, isSkippable, openChannels } from '#domain/responses/answers.ts';
import { toManagedReview } from '#domain/responses/response.ts';
import { MAX_COUNT } from '#domain/reviews/filter.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Clock, Configured, Sources, Stored } from '../context.ts';
import { sourcesThatCan } from '../sources/source-accounts.ts';
import { changeReview, managedReview } from './responses.ts';

export interface AnswersInput {
  state: AnswerState;
  low: boolean;
  mine: boolean;
  limit: number;
  offset: number;
}

/** One of the lists of the desk, and how many reviews each has. */
export async function listAnswers(
  context: Stored & Clock & Configured & Sources,
  actor: Actor,
  { state, low, mine, limit, offset }: AnswersInput,
) {
  const sources = sourcesThatCan(context, 'respond');
  const { answers } = context.storage;
  const { answerDays } = context.settings.values;
  const query = {
    state,
    access: actor.access,
    sources,
    channels: openChannels(answerDays, context.now()),
    assignee: mine ? actor.name : undefined,
    isLow: low,
    limit,
    offset,
  };
  const [reviews, counted] = await Promise.all([answers.list(query), answers.count(query)]);
  const total = state === 'sent' ? offset + reviews.length : counted[state];
  return {
    reviews: reviews.map((review) => ({
      ...toManagedReview(review, sources),
      answerBy: answerBy(review.channel, new Date(review.reviewDate), answerDays)?.toISOString(),
    })),
    total: Math.min(total, MAX_COUNT),
    isTotalExact: state === 'sent' ? reviews.length < limit : total <= MAX_COUNT,
    counts: counted,
  };
}

/**
 * Removes a review from the lists of the desk, or returns it to them. Repeating it changes nothing.
 *
 * @throws not-found, or conflict for a review that is in no list of those that need something
 */
export async function skipAnswer(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  isSkipped: boolean,
): Promise<ManagedReview> {
  return changeReview(context, actor, id, async ({ answers, events, reviews }, listing) => {
    const review = await managedReview(context, actor, id, reviews.managedById);
    if (isSkipped && review.responseBlockedReason && !isSkippable(review)) {
      throw AppError.of(review.responseBlockedReason);
    }
    const hasChanged = isSkipped ? await answers.skip(id, actor.name) : await answers.unskip(id);
    const kind = isSkipped ? 'response.skipped' : 'response.unskipped';
    if (hasChanged) await events.insert(actor, { kind, review: id, listing });
  });
}
