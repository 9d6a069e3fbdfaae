import type { Actor } from '#domain/actor.ts';
import type { Decision } from '#domain/approval.ts';
import { MAX_REASON_LENGTH, normalizeReason } from '#domain/decision-reason.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Context } from './context.ts';

/** Who decided what about a review, oldest first. */
export async function reviewHistory(
  { storage }: Context,
  id: ReviewId,
): Promise<(Decision & { at: Date })[]> {
  const [review, decisions] = await Promise.all([storage.reviews.byId(id), storage.decisions.list(id)]);
  if (!review) throw notFound(id);
  return decisions;
}

/**
 * Keeps why a manager has just disapproved a review. Said again, the last reason counts, and what was said before is kept.
 *
 * @throws conflict when the review does not stand by this manager's disapproval any more
 */
export async function addReason(
  { storage }: Context,
  actor: Actor,
  id: ReviewId,
  typed: string,
): Promise<(Decision & { at: Date })[]> {
  const reason = normalizeReason(typed);
  if (reason === '' || reason.length > MAX_REASON_LENGTH) {
    throw new AppError('invalid', `reason must have from 1 to ${MAX_REASON_LENGTH} characters to read.`);
  }
  return storage.transact(async (tx) => {
    if (!(await tx.reviews.lock(id))) throw notFound(id);
    if (!(await tx.decisions.insertReason(id, reason, actor.name))) {
      throw new AppError(
        'conflict',
        'This review does not stand by a disapproval of yours any more, so the reason was not kept.',
      );
    }
    return tx.decisions.list(id);
  });
}

function notFound(id: ReviewId): AppError {
  return new AppError('not-found', `There is no review ${id}.`);
}
