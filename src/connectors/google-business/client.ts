import { AppError, problem, storedProblem } from '#domain/errors.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { SourceSettings } from '#domain/sources/source-account.ts';
import type { Capability } from '#domain/sources/source-kind.ts';
import { fieldOf, type LooseRecord, partOf, recordOf, stringOf } from '../loose-json.ts';
import type { ConnectionOptions } from '../requests/connection.ts';
import { rejectionReason, requireJson } from '../requests/upstream.ts';
import type { OutgoingResponse, RespondOutcome, Source, SyncBatch, SyncScope } from '../source.ts';
import { parseTimestamp } from '../timestamp.ts';
import { openGoogle } from './connection.ts';
import { GOOGLE } from './errors.ts';
import { pagesOf } from './lists.ts';
import { translateLocation } from './translate-location.ts';
import { translateReview } from './translate-review.ts';

/** The largest pages (Business Information API v1, Business Profile API v4). */
const LOCATIONS_PER_PAGE = 100;
const REVIEWS_PER_PAGE = 50;
const READ_MASK = 'name,title,storefrontAddress,metadata';
/** How often a location is read because its list moved meanwhile. */
const MAX_READS = 4;
/** How far back a recent sync reads. A review that is written or changed is at the front of its list. */
const RECENT_DAYS = 3;
const MAX_RESPONSE_BYTES = 4096;
const REJECTIONS = [400, 403, 404, 409];

export const GOOGLE_CAPABILITIES: ReadonlySet<Capability> = new Set(['respond', 'update-response', 'since']);

/** The locations of a Google Business Profile and their reviews (https://developers.google.com/my-business). */
export function createGoogleBusinessClient(settings: SourceSettings, options: ConnectionOptions): Source {
  const { addresses, read, put, close } = openGoogle(options, { account: '', ...settings });
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

  /** Reads a location until one read has all its reviews: one that changes meanwhile moves to the front. */
  async function* allReviews(location: string): AsyncGenerator<LooseRecord[]> {
    let before = -1;
    for (let reads = 1; ; reads++) {
      const seen = new Set<string>();
      const totals = new Set<number | null>();
      for await (const { rows, total } of reviewPages(location)) {
        totals.add(total);
        for (const row of rows) seen.add(stringOf(fieldOf(row, 'reviewId')));
        yield rows;
      }
      const [total] = totals;
      const isComplete = totals.size === 1 && (total ?? 0) === seen.size;
      // A total that stays different counts reviews that Google does not list.
      if (isComplete || seen.size === before) return;
      if (reads === MAX_READS) throw new AppError('source-incomplete-list', { source: GOOGLE.name });
      before = seen.size;
    }
  }

  async function* reviewsSince(location: string, since: Date): AsyncGenerator<LooseRecord[]> {
    for await (const { rows } of reviewPages(location)) {
      yield rows;
      const last = parseTimestamp(fieldOf(rows.at(-1) ?? {}, 'updateTime'));
      if (last !== null && last < since) return;
    }
  }

  /**
   * The locations by id, from the one at which an earlier read stopped, then those before it.
   *
   * @param onListings receives their ids
   */
  async function* batches(
    scope: SyncScope,
    onListings: (ids: readonly string[]) => void,
  ): AsyncGenerator<SyncBatch> {
    const ids: string[] = [];
    for await (const { rows } of locationPages(LOCATIONS_PER_PAGE)) {
      const listings = rows.map(translateLocation).filter((listing) => listing !== null);
      ids.push(...listings.map(({ upstreamId }) => upstreamId));
      yield { kind: 'listings', listings };
    }
    onListings(ids);
    const isFull = scope.kind === 'full';
    const from = isFull ? String(scope.checkpoint?.location ?? '') : '';
    const since = isFull ? null : new Date(scope.now.getTime() - RECENT_DAYS * 86_400_000);
    let read = 0;
    let checkpoint = { location: from };
    for (const id of inOrder(ids, from)) {
      for await (const rows of since ? reviewsSince(id, since) : allReviews(id)) {
        read += rows.length;
        yield { kind: 'reviews', rows: rows.map(translateReview), expected: null, checkpoint };
      }
      checkpoint = { location: id };
    }
    yield { kind: 'reviews', rows: [], expected: isFull ? read : null, checkpoint };
  }

  /** Reads locations again. A review that is on no page of two reads no longer exists. */
  async function* rereadLocations(ids: readonly string[]): AsyncGenerator<SyncBatch> {
    for (const location of ids) {
      for await (const rows of allReviews(location)) {
        yield { kind: 'reviews', rows: rows.map(translateReview), expected: null, checkpoint: { location } };
      }
    }
  }

  /** What became of a response that Google accepted: it may reject it afterwards, or not show it yet. */
  async function outcomeOf({
    upstreamId,
    upstreamListingId,
    text,
  }: OutgoingResponse): Promise<RespondOutcome> {
    const review = await read(`${reviewsOf(upstreamListingId)}/${encodeURIComponent(upstreamId)}`);
    const reply = partOf(review, 'reviewReply');
    if (!isSameResponse(stringOf(fieldOf(reply, 'comment')), text)) {
      throw new AppError('source-response-not-shown', { source: GOOGLE.name });
    }
    if (stringOf(fieldOf(reply, 'reviewReplyState')) !== 'REJECTED') return { kind: 'sent' };
    return { kind: 'refused', reason: violationIn(reply) };
  }

  return {
    kind: 'google-business',
    capabilities: GOOGLE_CAPABILITIES,
    async check() {
      await locationPages(1).next();
      return account;
    },
    sync(scope) {
      let known: readonly string[] = [];
      const reread = new Set<string>();
      return {
        batches: batches(scope, (ids) => {
          known = ids;
        }),
        reread(_missing, listings) {
          const again = known.filter((id) => !reread.has(id) && (listings.has(id) || listings.has(null)));
          for (const id of again) reread.add(id);
          return rereadLocations(again);
        },
      };
    },
    async respond(response) {
      if (Buffer.byteLength(response.text) > MAX_RESPONSE_BYTES) {
        return { kind: 'refused', reason: storedProblem(problem('response-too-many-bytes')) };
      }
      const review = `${reviewsOf(response.upstreamListingId)}/${encodeURIComponent(response.upstreamId)}`;
      // Sending it twice replaces it by the same text.
      const answer = await put(`${review}/reply`, { comment: response.text });
      if (answer.body.kind === 'json' && REJECTIONS.includes(answer.status)) {
        return { kind: 'refused', reason: rejectionReason(GOOGLE, answer.body) };
      }
      requireJson(GOOGLE, answer);
      return outcomeOf(response);
    },
    close,
  };
}

/** The name of the account, such as `accounts/123`, which is part of addresses. */
function accountIn({ account = '' }: SourceSettings): string {
  return /^accounts\/[\w-]{1,64}$/.test(account) ? account : 'accounts/-';
}

function inOrder(ids: readonly string[], from: string): string[] {
  const sorted = [...new Set(ids)].sort();
  return [...sorted.filter((id) => id > from), ...sorted.filter((id) => id <= from)];
}

/** Why Google rejected a response, such as `PROFANITY`; the documentation does not list the values. */
function violationIn(reply: LooseRecord): string {
  const value = fieldOf(reply, 'policyViolation');
  const code = stringOf(value) || stringOf(fieldOf(recordOf(value) ?? {}, 'type'));
  const violation = /^[A-Z_]{1,60}$/.test(code) ? code.toLowerCase().replaceAll('_', ' ') : '';
  return storedProblem(problem('response-moderated', { source: GOOGLE.name, violation }));
}
