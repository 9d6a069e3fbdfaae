import type { RateLimit } from '../requests/rate-limiter.ts';

/**
 * What Guesty's documentation does not say. Everything here is assumed; correct it here when it is known.
 *
 * - Errors are `{statusCode, error, message}`; only `message` is read.
 * - Timestamps of Booking.com have no zone and are UTC.
 * - Category ratings of custom channels may have another scale than their reviews, so they are not read.
 * - A second response is refused with 400, and so is one to a review of a custom channel.
 * - Reviews on other channels are not documented, so their rows are quarantined.
 */

/** The largest pages. That of reviews is not documented; a smaller limit in the response is obeyed. */
export const LISTINGS_PER_PAGE = 100;
export const REVIEWS_PER_PAGE = 100;

/** Guesty allows 15 requests a second, 120 a minute and 5,000 an hour. This one limit, 4,680 an hour, is within all three. */
export const GUESTY_RATE_LIMIT: RateLimit = { requests: 13, windowMs: 10_000 };

/** A review may arrive after the time of its last change at the channel, by which the list is filtered and sorted. */
export const LATE_MS = 48 * 3_600_000;

/** The precision with which `endDate` is compared. */
export const PRECISION_MS = 1_000;

/** Statuses that reject the content of a response. */
export const REJECTIONS = [400, 404, 409, 422];

/** What guests of Booking.com write instead of leaving a field empty. */
export const NO_TEXT = /^n\/?a\.?$/i;
