import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { ManagedReview } from '#domain/reviews/review.ts';
import { MAX_TAGS, normalizeTag } from '#domain/reviews/tag.ts';
import type { Sources, Stored } from '../context.ts';
import { changeReview } from '../responses/responses.ts';

/** Tags that filters offer. */
const MAX_LISTED = 1_000;

/** The tags in use, the most used first. */
export function listTags({ storage }: Stored, { access }: Actor) {
  return storage.reviews.listTags(access, MAX_LISTED);
}

/** Adds a tag to a review. @throws not-found; invalid for an empty tag; conflict for too many */
export async function tagReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  text: string,
): Promise<ManagedReview> {
  const tag = requireTag(text);
  return changeReview(context, actor, id, async (tx) => {
    const tags = await tx.reviews.tagsOf(id);
    if (!tags.includes(tag) && tags.length >= MAX_TAGS) throw new AppError('too-many-tags');
    await tx.reviews.addTag([id], tag, { actor, max: MAX_TAGS });
  });
}

/** Removes a tag from a review. @throws not-found */
export async function untagReview(
  context: Stored & Sources,
  actor: Actor,
  id: ReviewId,
  tag: string,
): Promise<ManagedReview> {
  return changeReview(context, actor, id, async (tx) => {
    await tx.reviews.removeTag(id, normalizeTag(tag), actor);
  });
}

/** @throws invalid for a tag without letters */
export function requireTag(text: string): string {
  const tag = normalizeTag(text);
  if (tag === '') throw new AppError('empty-tag');
  return tag;
}
