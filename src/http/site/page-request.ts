import { Type } from 'typebox';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';

/** Parameters of a page of one property. `listingIdOf` checks their format, so that the error is a page. */
export const PropertyParams = Type.Object({ listingId: Type.String() });

/** @throws not-found for a text that cannot be an id */
export function listingIdOf({ listingId }: { listingId: string }): ListingId {
  const id = /^[1-9]\d{0,15}$/.test(listingId) ? Number(listingId) : 0;
  if (!Number.isSafeInteger(id) || id === 0) throw new AppError('property-not-found');
  return id as ListingId;
}

/** The requested page, from 1. Links may carry other parameters; an invalid number means the first page. */
export function pageNumber(query: unknown): number {
  const { page } = query as { page?: unknown };
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}
