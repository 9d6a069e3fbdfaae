import type { PgBoss } from 'pg-boss';
import { messageOf } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { deliverResponse, waitingResponses } from '#services/responses/responses.ts';

/** Delays from two seconds to a quarter of an hour for about five hours; then the schedule starts a new job. */
const RETRY = { retryLimit: 30, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
/** For one attempt: a new token, the response, and a read of the review. */
const MAX_ATTEMPT_SECONDS = 300;
/** A job without a heartbeat for this long is repeated, because its process crashed. */
const HEARTBEAT = { heartbeatSeconds: 30 };
const EVERY_MINUTE = '* * * * *';

interface ResponseJob {
  reviewId: ReviewId;
}

/**
 * Delivers responses to reviews one at a time. The rows in the database decide what is delivered: a waiting row without
 * a job gets one at the start and every minute, and never two at once.
 */
export async function startResponseDelivery(
  boss: PgBoss,
  context: Context,
): Promise<{ requestDelivery(id: ReviewId): Promise<void> }> {
  const enqueue = (reviewId: ReviewId) =>
    boss.send('reply', { reviewId }, { singletonKey: String(reviewId) });
  const enqueueWaiting = async () => {
    for (const reviewId of await waitingResponses(context)) await enqueue(reviewId);
  };

  await boss.createQueue('reply', {
    policy: 'exclusive',
    expireInSeconds: MAX_ATTEMPT_SECONDS,
    ...HEARTBEAT,
    ...RETRY,
  });
  await boss.work<ResponseJob>('reply', { pollingIntervalSeconds: 1 }, async (jobs) => {
    for (const { data } of jobs) await deliverResponse(context, data.reviewId);
  });

  await boss.createQueue('outbox', { policy: 'exclusive', retryLimit: 0, ...HEARTBEAT });
  await boss.work('outbox', { pollingIntervalSeconds: 5 }, enqueueWaiting);
  await boss.schedule('outbox', EVERY_MINUTE);
  await enqueueWaiting();

  return {
    async requestDelivery(id) {
      try {
        await enqueue(id);
      } catch (error) {
        // The row is stored, and the schedule finds it within a minute.
        context.log.warn(
          { review: id, reason: messageOf(error) },
          'reply not queued; the schedule delivers it',
        );
      }
    },
  };
}
