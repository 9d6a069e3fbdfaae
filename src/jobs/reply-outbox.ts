import type { PgBoss } from 'pg-boss';
import { messageOf } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { deliverReply, waitingReplies } from '#services/replies.ts';

/** From two seconds up to a quarter of an hour between attempts, for about five hours; then the clock begins anew. */
const PATIENCE = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
/** Of one attempt: a new token, the response, and a look at the review. */
const LIMIT_SECONDS = 300;
/** After so much silence its process is gone, and the attempt is made again. */
const SILENCE = { heartbeatSeconds: 30 };
const EVERY_MINUTE = '* * * * *';

interface ReplyJob {
  reviewId: ReviewId;
}

/**
 * Delivers responses to reviews, one after the other. The rows in the database are the truth and the jobs only carry
 * them: a waiting row without a job gets one at the start and every minute, and never two at once.
 */
export async function startReplyOutbox(
  boss: PgBoss,
  context: Context,
): Promise<{ requestReply(id: ReviewId): Promise<void> }> {
  const post = (reviewId: ReviewId) => boss.send('reply', { reviewId }, { singletonKey: String(reviewId) });
  const postWaiting = async () => {
    for (const reviewId of await waitingReplies(context)) await post(reviewId);
  };

  await boss.createQueue('reply', {
    policy: 'exclusive',
    expireInSeconds: LIMIT_SECONDS,
    ...SILENCE,
    ...PATIENCE,
  });
  await boss.work<ReplyJob>('reply', { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await deliverReply(context, data.reviewId);
  });

  await boss.createQueue('outbox', { policy: 'exclusive', retryLimit: 0, ...SILENCE });
  await boss.work('outbox', { pollingIntervalSeconds: 5 }, postWaiting);
  await boss.schedule('outbox', EVERY_MINUTE);
  await postWaiting();

  return {
    async requestReply(id) {
      try {
        await post(id);
      } catch (error) {
        // The response is safe in its row, and the next minute finds it there.
        context.log.warn({ review: id, reason: messageOf(error) }, 'a response waits for the clock');
      }
    },
  };
}
