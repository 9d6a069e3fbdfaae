import type { Actor } from '#domain/actor.ts';
import type { RecordedDecision } from '#domain/approval.ts';
import { parseReason } from '#domain/decision-reason.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from './context.ts';
import { lockReview, requireReview } from './lock-review.ts';

/** The decisions on a review, oldest first. */
export async function reviewHistory(
  context: Context,
  actor: Actor,
  id: ReviewId,
): Promise<RecordedDecision[]> {
  const [, decisions] = await Promise.all([
    requireReview(context, actor, id),
    context.storage.decisions.list(id),
  ]);
  return decisions;
}

/**
 * Records the reason of the actor's disapproval. The last reason is used; earlier ones stay in the table.
 *
 * @throws conflict when the actor's disapproval is no longer the last decision
 */
export async function addReason(
  { storage }: Context,
  actor: Actor,
  id: ReviewId,
  input: string,
): Promise<RecordedDecision[]> {
  const reason = parseReason(input);
  return storage.transact(async (tx) => {
    await lockReview(tx, actor, id);
    if (!(await tx.decisions.insertReason(id, reason, actor.name))) {
      throw new AppError(
        'conflict',
        'Your disapproval is no longer the last decision on this review, so the reason was not saved.',
      );
    }
    return tx.decisions.list(id);
  });
}
