import { AppError, messageOf } from '#domain/errors.ts';
import {
  type GoogleChoice,
  type GoogleOrder,
  type GoogleReview,
  sortGoogleReviews,
} from '#domain/google-review.ts';
import type { Context } from './context.ts';
import { countGoogleRequest, googleBudget } from './google-budget.ts';

/** How Google has answered since this process started. Google's own content is not kept, this is. */
export interface GoogleHealth {
  lastSuccess: Date | null;
  lastError: { at: Date; message: string } | null;
}

/** The reviews to show, and what must be said of them: who picked them by what, and how they are sorted. */
export interface GoogleReviews extends GoogleOrder {
  reviews: GoogleReview[];
  mapsUri: string | null;
  chosenBy: GoogleChoice;
}

/**
 * The few reviews that Google gives of a configured place, fetched now and sorted as asked.
 *
 * @throws not-found for any other place: this is no open door to a paid service
 * @throws unavailable when Google does not answer as it should, or was asked often enough today
 */
export async function googleReviews(
  context: Context,
  placeId: string,
  { sortBy, sortOrder, limit }: GoogleOrder & { limit: number },
): Promise<GoogleReviews> {
  const { google, googleHealth, now } = context;
  if (!google || !(await isConfigured(context, placeId))) {
    throw new AppError('not-found', 'No such Google place is configured here.');
  }
  try {
    const { reviews, mapsUri, chosenBy } = await google.place(placeId, () => countGoogleRequest(context));
    googleHealth.lastSuccess = now();
    return {
      reviews: sortGoogleReviews(reviews, sortBy, sortOrder, limit),
      mapsUri,
      chosenBy,
      sortBy,
      sortOrder,
    };
  } catch (error) {
    googleHealth.lastError = { at: now(), message: messageOf(error) };
    throw error;
  }
}

export async function googleStatus(context: Context) {
  const { google, googlePlaceId, googleHealth } = context;
  return {
    configured: google !== null && googlePlaceId !== null,
    ...googleHealth,
    ...(await googleBudget(context)),
  };
}

async function isConfigured({ googlePlaceId, storage }: Context, placeId: string): Promise<boolean> {
  return placeId === googlePlaceId || storage.listings.hasGooglePlace(placeId);
}
