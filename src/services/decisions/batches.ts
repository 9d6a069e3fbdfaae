import type { Actor } from '#domain/accounts/actor.ts';
import { skipReason, type Undone } from '#domain/decisions/batch.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Sources, Stored } from '../context.ts';
import { changeReview } from '../responses/responses.ts';

/** Makes the actor's triage on its first decision. @throws forbidden when the batch is not a triage of the actor */
export async function joinTriage({ storage }: Stored, actor: Actor, id: string): Promise<void> {
  const found = await storage.batches.byId(id);
  const batch =
    found ??
    (await storage.transact(async (tx) => {
      await tx.batches.insertTriage(id, actor);
      return tx.batches.byId(id);
    }));
  if (batch?.kind !== 'triage' || batch.by !== actor.name) throw new AppError('foreign-batch');
}

/**
 * Takes back the decisions or assignments of a batch, except of reviews that were decided about or assigned again, changed or
 * withdrawn since, or that are outside the actor's access. The undo is a batch too.
 *
 * @returns the id of the undo's batch, null when nothing changed, and what was skipped
 * @throws not-found
 */
export async function undoBatch(
  { storage }: Stored,
  actor: Actor,
  batch: string,
): Promise<Undone & { batch: string | null }> {
  const id = crypto.randomUUID();
  const undone = await storage.transactLong(async (tx) => {
    if (!(await tx.batches.lock(batch, actor.access)))
      throw new AppError('unknown-id', { noun: 'batch', id: batch });
    const undo = { id, actor };
    // A batch has changed either decisions or assignees.
    const decisions = await tx.reviews.undoDecisions({ batch }, undo);
    const assignees = await tx.reviews.undoAssignees(batch, undo);
    return {
      changed: decisions.changed + assignees.changed,
      skipped: [...decisions.skipped, ...assignees.skipped],
      skippedCount: decisions.skippedCount + assignees.skippedCount,
    };
  });
  return { ...undone, batch: undone.changed > 0 ? id : null };
}

/**
 * Takes back the last decision on a review.
 *
 * @param decision the decision to take back, of any manager; undefined for the actor's own last one
 * @throws conflict when another decision is the last one, or the review has changed since
 */
export async function undoReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  decision?: number,
): Promise<ManagedReview> {
  return changeReview(context, actor, id, async (tx) => {
    const last = await lastOf(tx, { actor, id, decision });
    const { skipped } = await tx.reviews.undoDecisions(
      { decision: last },
      { id: crypto.randomUUID(), actor },
    );
    const [blocked] = skipped;
    if (blocked) throw new AppError('undo-blocked', { problem: skipReason(blocked) });
  });
}

async function lastOf(
  tx: Transaction,
  { actor, id, decision }: { actor: Actor; id: ReviewId; decision: number | undefined },
): Promise<number> {
  const last = await tx.decisions.last(id);
  if (!last) throw new AppError('undo-without-decision');
  if (last.cause !== 'manager') throw new AppError('undo-after-change');
  const isExpected = decision === undefined ? last.by === actor.name : last.id === decision;
  if (!isExpected) throw new AppError('undo-after-decision', { name: last.name ?? '' });
  return last.id;
}
