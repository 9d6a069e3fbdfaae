import type { Actor } from '#domain/accounts/actor.ts';
import type { ListingScope } from '#domain/accounts/listing-grant.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Context } from '../context.ts';
import { lockReview } from '../decisions/lock-review.ts';
import { managedReview } from '../responses/replies.ts';

/** The people whom the actor can assign reviews to, by name. */
export async function assignablePeople(
  { accounts }: Context,
  { name, listings }: Actor,
): Promise<{ username: string; name: string }[]> {
  const people = await accounts.colleaguesOf(name, listings);
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Assigns a review to one person, or to no one.
 *
 * @param assignee the username; null for no one
 * @throws invalid for a username that no active person has, and for a person who cannot see the review
 */
export async function assignReview(
  context: Context,
  actor: Actor,
  id: ReviewId,
  assignee: string | null,
): Promise<ManagedReview> {
  const username = assignee?.toLowerCase() ?? null;
  const scope = username === null ? 'all' : await scopeOfAssignee(context, username);
  return context.storage.transact(async (tx) => {
    await lockReview(tx, actor, id);
    if (username !== null && !(await tx.reviews.lock(id, scope))) {
      throw new AppError('assignee-limited', { username });
    }
    await tx.reviews.setAssignee(id, username);
    return managedReview(context, actor, id, tx.reviews.managedById);
  });
}

/** The listings that a person can work with. @throws invalid for a username that no active person has */
export async function scopeOfAssignee({ accounts }: Context, username: string): Promise<ListingScope> {
  const scope = await accounts.scopeOf(username);
  if (scope !== null) return scope;
  throw new AppError('assignee-unknown', { username });
}
