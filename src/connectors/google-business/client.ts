import { AppError, problem, storedProblem } from '#domain/errors.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { SourceSettings } from '#domain/sources/source-account.ts';
import type { Capability } from '#domain/sources/source-kind.ts';
import { completeList } from '../complete-list.ts';
import { type LooseRecord, stringOf } from '../loose-json.ts';
import { type ReviewsByListing, readByListing } from '../read-by-listing.ts';
import type { ConnectionOptions } from '../requests/connection.ts';
import { rejectionIn, requireRecord } from '../requests/upstream.ts';
import type { RespondOutcome, Source } from '../source.ts';
import { parseTimestamp } from '../timestamp.ts';
import { openGoogle } from './connection.ts';
import { GOOGLE } from './errors.ts';
import { pagesOf } from './lists.ts';
import { isUnverified, translateLocation } from './translate-location.ts';
import { responsesIn, translateReview } from './translate-review.ts';

/** The largest pages (Business Information API v1, Business Profile API v4). */
const LOCATIONS_PER_PAGE = 100;
const REVIEWS_PER_PAGE = 50;
const READ_MASK = 'name,title,storefrontAddress,metadata';
/** How far back a recent sync reads. A review that is written or changed is at the front of its list. */
const RECENT_DAYS = 3;
const MAX_RESPONSE_BYTES = 4096;
const REJECTIONS = [400, 403, 404, 409];

export const GOOGLE_CAPABILITIES: ReadonlySet<Capability> = new Set(['respond', 'update-response', 'since']);

/** The locations of a Google Business Profile and their reviews (https://developers.google.com/my-business). */
export function createGoogleBusinessClient(settings: SourceSettings, options: ConnectionOptions): Source {
  const { addresses, get, read, put, close } = openGoogle(options, { account: '', ...settings });
  const account = accountIn(settings);
  const reviewsOf = (location: string) => `${addresses.reviews}/${account}/locations/${location}/reviews`;

  const locationPages = (pageSize: number) =>
    pagesOf(
      read,
      `${addresses.locations}/${account}/locations?readMask=${READ_MASK}&pageSize=${pageSize}`,
      'locations',
    );

  const reviewPages = (location: string) =>
    pagesOf(
      read,
      `${reviewsOf(location)}?pageSize=${REVIEWS_PER_PAGE}&orderBy=${encodeURIComponent('updateTime desc')}`,
      'reviews',
    );

  const reviews: ReviewsByListing = {
    async *listings(leaveOut) {
      for await (const { rows } of locationPages(LOCATIONS_PER_PAGE)) {
        const listingsOf = (some: readonly unknown[]) =>
          some.map(translateLocation).filter((listing) => listing !== null);
        for (const { upstreamId } of listingsOf(rows.filter(isUnverified))) leaveOut(upstreamId);
        yield listingsOf(rows.filter((row) => !isUnverified(row)));
      }
    },
    // A total that stays different counts reviews that Google does not list.
    all: (location) =>
      completeList(GOOGLE, () => reviewPages(location), reviewIdOf, { totalMayBeWrong: true }),
    async *recent(location, now) {
      const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000);
      for await (const { rows } of reviewPages(location)) {
        yield rows;
        const last = parseTimestamp(rows.at(-1)?.updateTime);
        if (last !== null && last < since) return;
      }
    },
    translate: translateReview,
  };

  return {
    kind: 'google-business',
    capabilities: GOOGLE_CAPABILITIES,
    async check() {
      await locationPages(1).next();
      return account;
    },
    sync: (scope) => readByListing(reviews, scope),
    async respond(response) {
      if (Buffer.byteLength(response.text) > MAX_RESPONSE_BYTES) {
        return { kind: 'refused', reason: storedProblem(problem('response-too-many-bytes')) };
      }
      const path = `${reviewsOf(response.upstreamListingId)}/${encodeURIComponent(response.upstreamId)}`;
      const before = await get(path);
      const gone = rejectionIn(GOOGLE, before, REJECTIONS);
      if (gone !== null) return { kind: 'refused', reason: gone };
      // Google would replace a response that was written there meanwhile.
      const shown = responsesIn(requireRecord(GOOGLE, before)).response;
      if (shown) {
        return isSameResponse(shown.text, response.text)
          ? { kind: 'sent' }
          : { kind: 'refused', reason: storedProblem(problem('response-exists')) };
      }
      const reason = rejectionIn(GOOGLE, await put(`${path}/reply`, { comment: response.text }), REJECTIONS);
      return reason === null ? outcomeIn(await read(path), response.text) : { kind: 'refused', reason };
    },
    close,
  };
}

/** The outcome of a response that Google accepted: it may reject it afterwards, or not show it yet. */
function outcomeIn(review: LooseRecord, text: string): RespondOutcome {
  const { response, rejectedResponse } = responsesIn(review);
  const stored = response ?? rejectedResponse;
  if (!stored || !isSameResponse(stored.text, text)) {
    throw new AppError('source-response-not-shown', { source: GOOGLE.name });
  }
  return rejectedResponse ? { kind: 'refused', reason: rejectedResponse.reason } : { kind: 'sent' };
}

const reviewIdOf = (row: LooseRecord) => stringOf(row.reviewId);

/** The name of the account, such as `accounts/123`, which is part of addresses. */
function accountIn({ account = '' }: SourceSettings): string {
  return /^accounts\/[\w-]{1,64}$/.test(account) ? account : 'accounts/-';
}
