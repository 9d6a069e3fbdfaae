import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Transaction } from '#storage/storage.ts';

/** Locks a review until the transaction ends. @throws not-found */
export async function lockReview(tx: Transaction, id: ReviewId): Promise<void> {
  if (!(await tx.reviews.lock(id))) throw reviewNotFound(id);
}

export function reviewNotFound(id: ReviewId): AppError {
  return new AppError('not-found', `There is no review ${id}.`);
}
