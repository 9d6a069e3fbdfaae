import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { Context } from './context.ts';
import { lockReview } from './lock-review.ts';
import { managedReview } from './replies.ts';

/** The people whom reviews can be assigned to, by name. */
export async function assignablePeople({ accounts }: Context): Promise<{ username: string; name: string }[]> {
  const active = (await accounts.list()).filter(({ disabled }) => !disabled);
  return active
    .map(({ username, name }) => ({ username, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Assigns a review to one person, or to no one.
 *
 * @param assignee the username; null for no one
 * @throws invalid for a username that no active person has
 */
export async function assignReview(
  context: Context,
  id: ReviewId,
  assignee: string | null,
): Promise<ManagedReview> {
  const username = assignee?.toLowerCase() ?? null;
  if (username !== null) await requireAssignable(context, username);
  return context.storage.transact(async (tx) => {
    await lockReview(tx, id);
    await tx.reviews.setAssignee(id, username);
    return managedReview(context, id, tx.reviews.managedById);
  });
}

/** @throws invalid for a username that no active person has */
export async function requireAssignable(context: Context, username: string): Promise<void> {
  const people = await assignablePeople(context);
  if (people.some((person) => person.username === username)) return;
  throw new AppError('invalid', `assignee is "${username}", which is not the username of an active person.`);
}
