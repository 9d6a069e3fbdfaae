import type { Actor } from '#domain/accounts/actor.ts';
import { AppError, problemOf } from '#domain/errors.ts';
import { type GoogleOrder, sortGoogleReviews } from '#domain/listings/google-review.ts';
import type { SiteLanguage } from '#domain/listings/site-language.ts';
import type { Google } from '../context.ts';
import { countAddress } from '../rate-limits.ts';
import { countGoogleRequest, googleBudget, requireAllowance } from './google-budget.ts';

/**
 * Fetches the reviews of a configured place and sorts them.
 *
 * @param visitor the address of an anonymous visitor; null for those who are not limited
 * @throws not-found for any other place, because requests are paid for
 * @throws rate-limited when this address has caused too many requests
 * @throws unavailable when Google fails or the daily limit is reached
 */
export async function googleReviews(
  context: Google,
  placeId: string,
  { sortBy, sortOrder, limit, language }: GoogleOrder & { limit: number; language?: SiteLanguage },
  visitor: string | null,
) {
  const { google, googlePlaceId, googleHealth, storage, now } = context;
  if (google === null) throw new AppError('no-such-google-place');
  // Before the query, so that a flood of requests does not occupy the database.
  requireAllowance(context, visitor);
  if (placeId !== googlePlaceId && !(await storage.listings.hasGooglePlace(placeId))) {
    if (visitor !== null) countAddress(context.googleVisitors, visitor);
    throw new AppError('no-such-google-place');
  }
  try {
    const { reviews, mapsUri, chosenBy } = await google.place(
      placeId,
      () => countGoogleRequest(context, visitor),
      language,
    );
    googleHealth.lastSuccess = now();
    return {
      reviews: sortGoogleReviews(reviews, sortBy, sortOrder, limit),
      mapsUri,
      chosenBy,
      sortBy,
      sortOrder,
    };
  } catch (error) {
    googleHealth.lastError = { at: now(), problem: problemOf(error) };
    throw error;
  }
}

/** The state of the connection. Only people who see all properties get the number of paid requests. */
export async function googleStatus(context: Google, { access }: Actor) {
  const { google, googlePlaceId, googleHealth } = context;
  return {
    configured: google !== null && googlePlaceId !== null,
    ...googleHealth,
    ...(access === 'all' && (await googleBudget(context))),
  };
}
