import { type Access, sharesListings } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import type { Readers } from '#storage/storage.ts';
import type { Sources, Stored } from '../context.ts';
import { changeReview } from '../responses/responses.ts';

type People = Pick<Readers, 'notifications'>;

/** The active people who can work with a property of the actor, and the actor, by name. They can be assigned its reviews. */
export async function assignablePeople(
  { notifications }: People,
  { name: own, access }: Actor,
): Promise<{ username: string; name: string }[]> {
  return (await notifications.recipients())
    .filter((each) => each.username === own || sharesListings(each.access, access))
    .map(({ username, name }) => ({ username, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/**
 * Assigns a review to one person, or to no one.
 *
 * @param assignee the username; null for no one
 * @throws invalid for a username that no active person has, and for a person who cannot see the review
 */
export async function assignReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  assignee: string | null,
): Promise<ManagedReview> {
  const username = assignee?.toLowerCase() ?? null;
  const access = username === null ? 'all' : await accessOfAssignee(context.storage, username);
  return changeReview(context, actor, id, async (tx) => {
    if (username !== null && (await tx.reviews.lock(id, access)) === null) {
      throw new AppError('assignee-limited', { username });
    }
    await tx.reviews.setAssignee(id, username, actor);
  });
}

/** The listings that a person can work with. @throws invalid for a username that no active person has */
export async function accessOfAssignee({ notifications }: People, username: string): Promise<Access> {
  const [person] = await notifications.recipients(username);
  if (person) return person.access;
  throw new AppError('assignee-unknown', { username });
}
