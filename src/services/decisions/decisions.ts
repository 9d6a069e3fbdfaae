import type { Actor } from '#domain/accounts/actor.ts';
import { parseReason } from '#domain/decisions/decision-reason.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Readers } from '#storage/storage.ts';
import type { Stored } from '../context.ts';
import { lockReview, requireReview } from './lock-review.ts';

/** @throws not-found */
export async function reviewHistory(context: Stored, actor: Actor, id: ReviewId) {
  const [, history] = await Promise.all([
    requireReview(context, actor, id),
    readHistory(context.storage, id),
  ]);
  return history;
}

async function readHistory({ decisions, imports }: Pick<Readers, 'decisions' | 'imports'>, id: ReviewId) {
  const [list, importChanges] = await Promise.all([decisions.list(id), imports.changesOf(id)]);
  return { decisions: list, importChanges };
}

/**
 * Records the reason of the actor's disapproval. The last reason is used; earlier ones stay in the table.
 *
 * @throws conflict when the actor's disapproval is no longer the last decision
 */
export async function addReason({ storage }: Stored, actor: Actor, id: ReviewId, input: string) {
  const reason = parseReason(input);
  return storage.transact(async (tx) => {
    await lockReview(tx, actor, id);
    if (!(await tx.decisions.insertReason(id, reason, actor.name))) throw new AppError('reason-too-late');
    await tx.events.insert(actor, { kind: 'review.explained', review: id });
    return readHistory(tx, id);
  });
}
