import { AppError } from '#domain/errors.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import type { JsonResponse } from '../http-json.ts';
import { fieldOf, keyOf, type LooseRecord, numberOf, partOf, recordOf, stringOf } from '../loose-json.ts';
import { authorizedRequests } from '../requests/authorized-requests.ts';
import { type ConnectionOptions, openConnection } from '../requests/connection.ts';
import { rejectionReason, requireJson, requireRecord } from '../requests/upstream.ts';
import type {
  NoticedListing,
  OutgoingResponse,
  Source,
  SourceDefinition,
  SyncBatch,
  SyncScope,
} from '../source.ts';
import { HOSPITABLE_RATE_LIMIT, RECENT_PAGES } from './assumptions.ts';
import { HOSPITABLE } from './errors.ts';
import { translateListing } from './translate-listing.ts';
import { PROPERTY_FIELD, translateReview } from './translate-review.ts';
import { hospitableWebhooks } from './webhooks.ts';

/** The largest pages (Hospitable Public API v2). */
const PROPERTIES_PER_PAGE = 100;
const REVIEWS_PER_PAGE = 50;
/** How often a property is read again because its list moved meanwhile. */
const MAX_READS = 4;
const REJECTIONS = [400, 403, 404, 409, 422];

/** Reviews have no list of the account and no filter by time; a response cannot be changed. */
export const hospitableDefinition: SourceDefinition = {
  kind: 'hospitable',
  capabilities: new Set(['photos', 'respond', 'webhooks']),
  settings: [
    {
      key: 'token',
      label: 'Personal access token',
      help: 'Created in Hospitable under Apps, API access. To respond to reviews it needs the right to write.',
      isSecret: true,
    },
  ],
  webhooks: hospitableWebhooks,
  rateLimit: HOSPITABLE_RATE_LIMIT,
  isLimitedByKey: true,
  accountOf: () => 'account',
  translateRow: translateReview,
  open: ({ token = '' }, options) => createHospitableClient({ ...options, token }),
};

interface Page {
  rows: LooseRecord[];
  isLast: boolean;
  total: number | null;
}

/** A Hospitable account through its public API v2 (https://developer.hospitable.com). */
export function createHospitableClient(options: ConnectionOptions & { token: string }): Source {
  const { token } = options;
  const { requests, signal, close } = openConnection(options, HOSPITABLE, HOSPITABLE_RATE_LIMIT, { token });
  const { get, send } = authorizedRequests({
    ...requests,
    tokens: () => ({
      async token(rejected) {
        if (rejected !== undefined) throw new AppError('source-token', { source: HOSPITABLE.name });
        return token;
      },
    }),
    isTokenRejection: ({ status }) => status === 401,
  });

  async function read(path: string, isUrgent = false): Promise<LooseRecord> {
    signal.throwIfAborted();
    return requireRecord(HOSPITABLE, await get(path, isUrgent));
  }

  /** One page of a list. Its own links are not followed: they lead to http. */
  async function readPage(path: string, page: number, isUrgent = false): Promise<Page> {
    const body = await read(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, isUrgent);
    const meta = partOf(body, 'meta');
    const rows = fieldOf(body, 'data');
    const isAsked = (numberOf(fieldOf(meta, 'current_page')) ?? page) === page;
    if (!Array.isArray(rows) || !isAsked) {
      throw wrongFormat(HOSPITABLE);
    }
    const last = numberOf(fieldOf(meta, 'last_page'));
    return {
      rows: rows.map((row) => recordOf(row) ?? {}),
      isLast: last === null ? rows.length === 0 : page >= last,
      total: numberOf(fieldOf(meta, 'total')),
    };
  }

  /**
   * Reads a list until one read has all its rows: pages move while rows are added and removed.
   *
   * @param pages how many are read; by default all
   */
  async function* readList(path: string, pages = Number.POSITIVE_INFINITY): AsyncGenerator<LooseRecord[]> {
    for (let reads = 1; ; reads++) {
      const seen = new Set<unknown>();
      const totals = new Set<number | null>();
      for (let page = 1; ; page++) {
        const found = await readPage(path, page);
        totals.add(found.total);
        for (const row of found.rows) seen.add(keyOf(fieldOf(row, 'id')) ?? row);
        yield found.rows;
        if (page >= pages) return;
        if (found.isLast) break;
      }
      const [total] = totals;
      if (totals.size === 1 && (total === null || total === seen.size)) return;
      if (reads === MAX_READS) throw new AppError('source-incomplete-list', { source: HOSPITABLE.name });
    }
  }

  async function readListings(): Promise<IncomingListing[]> {
    const listings = new Map<string, IncomingListing>();
    for await (const rows of readList(`/properties?per_page=${PROPERTIES_PER_PAGE}`)) {
      for (const row of rows) {
        const listing = translateListing(row);
        if (listing) listings.set(listing.upstreamId, listing);
      }
    }
    return [...listings.values()];
  }

  const reviewPath = (property: string) =>
    `/properties/${encodeURIComponent(property)}/reviews?per_page=${REVIEWS_PER_PAGE}&include=guest,reservation,property`;

  async function* readReviews(property: string, pages?: number): AsyncGenerator<LooseRecord[]> {
    for await (const rows of readList(reviewPath(property), pages)) {
      yield rows.map((row) => ({ ...row, [PROPERTY_FIELD]: property }));
    }
  }

  /**
   * The properties by id, from the one at which an earlier read stopped, then those before it.
   *
   * @param onListings receives their ids
   */
  async function* batches(
    scope: SyncScope,
    onListings: (ids: readonly string[]) => void,
  ): AsyncGenerator<SyncBatch> {
    const listings = await readListings();
    yield { kind: 'listings', listings };
    const ids = listings.map(({ upstreamId }) => upstreamId).sort();
    onListings(ids);
    const isFull = scope.kind === 'full';
    const from = isFull ? String(scope.checkpoint?.property ?? '') : '';
    let read = 0;
    let checkpoint = { property: from };
    for (const id of [...ids.filter((each) => each > from), ...ids.filter((each) => each <= from)]) {
      for await (const page of readReviews(id, isFull ? undefined : RECENT_PAGES)) {
        read += page.length;
        yield { kind: 'reviews', rows: page.map(translateReview), expected: null, checkpoint };
      }
      checkpoint = { property: id };
    }
    yield { kind: 'reviews', rows: [], expected: isFull ? read : null, checkpoint };
  }

  /** The property and its pages of reviews up to those that were announced; nothing if the property is gone. */
  async function* readNoticed({ listing, reviews }: NoticedListing): AsyncGenerator<SyncBatch> {
    if (listing === null) return;
    signal.throwIfAborted();
    const found = await get(`/properties/${listing}`, true);
    if (found.status === 404) return;
    const property = translateListing(partOf(requireRecord(HOSPITABLE, found), 'data'));
    if (property === null) throw wrongFormat(HOSPITABLE);
    yield { kind: 'listings', listings: [property] };
    const missing = new Set(reviews);
    for (let page = 1; ; page++) {
      const { rows, isLast } = await readPage(reviewPath(listing), page, true);
      for (const row of rows) missing.delete(stringOf(fieldOf(row, 'id')));
      const placed = rows.map((row) => translateReview({ ...row, [PROPERTY_FIELD]: listing }));
      yield { kind: 'reviews', rows: placed, expected: null, checkpoint: {} };
      if (isLast || missing.size === 0) return;
    }
  }

  /** Reads properties again. A review that is on no page of two reads no longer exists. */
  async function* rereadProperties(ids: readonly string[]): AsyncGenerator<SyncBatch> {
    for (const property of ids) {
      for await (const page of readReviews(property)) {
        yield { kind: 'reviews', rows: page.map(translateReview), expected: null, checkpoint: { property } };
      }
    }
  }

  /** Whether a review has this response. There is no call for one review. */
  async function hasResponse({ upstreamId, upstreamListingId, text }: OutgoingResponse): Promise<boolean> {
    if (upstreamListingId === '') return false;
    for await (const rows of readReviews(upstreamListingId)) {
      const row = rows.find((each) => stringOf(fieldOf(each, 'id')) === upstreamId);
      const shown = row && recordOf(fieldOf(row, 'public'));
      if (shown) return isSameResponse(stringOf(fieldOf(shown, 'response')), text);
    }
    return false;
  }

  return {
    kind: hospitableDefinition.kind,
    capabilities: hospitableDefinition.capabilities,
    async check() {
      const user = partOf(await read('/user'), 'data');
      const id = keyOf(fieldOf(user, 'id'));
      if (id === null) throw wrongFormat(HOSPITABLE);
      await readPage('/properties?per_page=1', 1);
      return id;
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
          return rereadProperties(again);
        },
      };
    },
    readNoticed,
    async respond(response) {
      signal.throwIfAborted();
      const path = `/reviews/${encodeURIComponent(response.upstreamId)}/respond`;
      const reason = rejectionIn(await send('POST', path, { response: response.text }));
      if (reason === null) return { kind: 'sent' };
      if (response.mayHaveArrived && (await hasResponse(response))) return { kind: 'sent' };
      return { kind: 'refused', reason };
    },
    close,
  };
}

/** Why a response was rejected; null when it was accepted. @throws AppError after which another attempt may succeed */
function rejectionIn(response: JsonResponse): string | null {
  const { status, body } = response;
  if (body.kind === 'json' && REJECTIONS.includes(status)) return rejectionReason(HOSPITABLE, body);
  requireJson(HOSPITABLE, response);
  return null;
}
