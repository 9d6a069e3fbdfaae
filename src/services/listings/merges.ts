import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { MergeCandidate, MergedListing, MergePreview } from '#domain/listings/merge.ts';
import { matchReviews } from '#domain/reviews/same-review.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Stored } from '../context.ts';
import { matchListings, rematch } from '../reviews/match-reviews.ts';
import { notFound } from './listing-places.ts';

/** The merged listings, by the names of their properties. */
export function mergedListings({ storage }: Stored): Promise<MergedListing[]> {
  return storage.listings.listMerged();
}

/** Properties that a listing may be merged into, the most similar first. @throws not-found */
export async function mergeCandidates(
  { storage }: Stored,
  id: ListingId,
  search: string,
): Promise<MergeCandidate[]> {
  if (!(await storage.listings.mergeState(id))) throw notFound(id);
  return storage.listings.mergeCandidates(id, search.trim());
}

/** What a merge would do. It changes nothing. @throws as `mergeListing` does */
export async function previewMerge(
  { storage }: Stored,
  id: ListingId,
  into: ListingId,
): Promise<MergePreview> {
  await requireMergeable(storage, id, into);
  const [listing, pairs, limited, { groups, ...named }, groupsOfProperty] = await Promise.all([
    storage.listings.byId(id),
    storage.reviews.candidatesBetween(id, into),
    storage.listings.limitedToOne(id, into),
    storage.listings.namedBy(id),
    storage.listings.namedBy(into),
  ]);
  const names = (isLosing: boolean) =>
    limited.filter(({ hasListing }) => hasListing === isLosing).map(({ name }) => name);
  return {
    reviews: listing?.totalReviews ?? 0,
    same: matchReviews(pairs).length,
    losing: names(true),
    gaining: names(false),
    groups: groups.filter((group) => !groupsOfProperty.groups.includes(group)),
    ...named,
  };
}

/**
 * Merges a listing into a property: its reviews and tasks move there, now and in later syncs, and reviews that both have are
 * counted once. What names the listing, such as groups and limits of accounts, stays as it is and applies again when the
 * listing is separated.
 *
 * @throws not-found; invalid for itself; conflict for a listing that is merged or has others merged into it
 */
export async function mergeListing(
  { storage }: Stored,
  actor: Actor,
  id: ListingId,
  into: ListingId,
): Promise<void> {
  // Many reviews take longer than a statement may.
  await storage.transactLong(async (tx) => {
    await tx.listings.suspendStoring();
    await requireMergeable(tx, id, into);
    const same = await matchListings(tx, id, into);
    await tx.listings.merge(id, into);
    await tx.events.insert(
      actor,
      { kind: 'listing.merged', listing: id, data: { into, same } },
      { kind: 'listing.changed', listing: into },
    );
  });
}

/** Separates a merged listing again. Reviews are of the sources that have them. @throws not-found for one that is not merged */
export async function separateListing({ storage }: Stored, actor: Actor, id: ListingId): Promise<void> {
  await storage.transactLong(async (tx) => {
    await tx.listings.suspendStoring();
    const from = (await tx.listings.mergeState(id))?.mergedInto;
    if (!from) throw notFound(id);
    await tx.listings.separate(id);
    await rematch(tx, id, from);
    await tx.events.insert(
      actor,
      { kind: 'listing.separated', listing: id, data: { from } },
      { kind: 'listing.changed', listing: from },
    );
  });
}

async function requireMergeable(
  { listings }: Pick<Transaction, 'listings'> | Pick<Stored['storage'], 'listings'>,
  id: ListingId,
  into: ListingId,
): Promise<void> {
  if (id === into) throw new AppError('merge-itself');
  const [listing, property] = [await listings.mergeState(id), await listings.mergeState(into)];
  if (!listing) throw notFound(id);
  if (!property) throw new AppError('unknown-reference', { noun: 'property', id: into });
  for (const { name, mergedInto } of [listing, property]) {
    if (mergedInto !== null) throw new AppError('listing-merged', { name });
  }
  if (listing.hasMerged) throw new AppError('listing-has-merged', { name: listing.name });
}
