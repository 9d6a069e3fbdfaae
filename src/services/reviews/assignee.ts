import type { Access } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { SignIns, Sources } from '../context.ts';
import { changeReview } from '../responses/responses.ts';

/** The people whom the actor can assign reviews to, by name. */
export async function assignablePeople(
  { accounts }: SignIns,
  { name, access }: Actor,
): Promise<{ username: string; name: string }[]> {
  const people = await accounts.colleaguesOf(name, access);
  return people.sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Assigns a review to one person, or to no one.
 *
 * @param assignee the username; null for no one
 * @throws invalid for a username that no active person has, and for a person who cannot see the review
 */
export async function assignReview(
  context: SignIns & Sources,
  actor: Actor,
  id: ReviewId,
  assignee: string | null,
): Promise<ManagedReview> {
  const username = assignee?.toLowerCase() ?? null;
  const access = username === null ? 'all' : await accessOfAssignee(context, username);
  return changeReview(context, actor, id, async (tx) => {
    if (username !== null && (await tx.reviews.lock(id, access)) === null) {
      throw new AppError('assignee-limited', { username });
    }
    await tx.reviews.setAssignee(id, username, actor);
  });
}

/** The listings that a person can work with. @throws invalid for a username that no active person has */
export async function accessOfAssignee({ accounts }: SignIns, username: string): Promise<Access> {
  const access = await accounts.accessOf(username);
  if (access !== null) return access;
  throw new AppError('assignee-unknown', { username });
}
