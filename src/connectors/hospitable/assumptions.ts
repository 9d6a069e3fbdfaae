import type { RateLimit } from '../requests/rate-limiter.ts';

/**
 * What Hospitable's documentation does not say. Everything here is assumed; correct it here when it is known.
 *
 * - Vrbo does not occur; rows of the platform `homeaway`, if any, are its reviews.
 * - Ratings of direct bookings run from 1 to 5.
 * - A second response is refused with 403.
 * - Reviews are sorted by descending date.
 */

/** The limit is not published. Its headers are obeyed. */
export const HOSPITABLE_RATE_LIMIT: RateLimit = { requests: 55, windowMs: 60_000 };
