import { AppError } from '#domain/errors.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import { isSameResponse } from '#domain/responses/response.ts';
import { completeList, type ListPage } from '../complete-list.ts';
import { keyOf, type LooseRecord, numberOf, partOf, recordOf, stringOf } from '../loose-json.ts';
import { type ReviewsByListing, readByListing } from '../read-by-listing.ts';
import { repeatCheck } from '../repeat-check.ts';
import { authorizedRequests } from '../requests/authorized-requests.ts';
import { type ConnectionOptions, openConnection } from '../requests/connection.ts';
import { rejectionIn, requireRecord, wrongFormat } from '../requests/upstream.ts';
import type { NoticedListing, OutgoingResponse, Source, SourceDefinition, SyncBatch } from '../source.ts';
import { HOSPITABLE_RATE_LIMIT } from './assumptions.ts';
import { HOSPITABLE } from './errors.ts';
import { translateListing } from './translate-listing.ts';
import { PROPERTY_FIELD, translateReview } from './translate-review.ts';
import { hospitableWebhooks } from './webhooks.ts';

/** The largest pages (Hospitable Public API v2). */
const PROPERTIES_PER_PAGE = 100;
const REVIEWS_PER_PAGE = 50;
const REJECTIONS = [400, 403, 404, 409, 422];

/** There is no list of all reviews and no filter by time; a response cannot be changed. */
export const hospitableDefinition: SourceDefinition = {
  kind: 'hospitable',
  capabilities: new Set(['photos', 'respond', 'webhooks']),
  settings: [
    {
      key: 'token',
      label: 'Personal access token',
      help: 'Created in Hospitable under Apps, API access. It needs write access to respond to reviews.',
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

interface Page extends ListPage {
  isLast: boolean;
}

/** A Hospitable account through its public API v2 (https://developer.hospitable.com). */
export function createHospitableClient(options: ConnectionOptions & { token: string }): Source {
  const { token } = options;
  const { requests, close } = openConnection(options, HOSPITABLE, HOSPITABLE_RATE_LIMIT, { token });
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

  const read = async (path: string, isUrgent = false): Promise<LooseRecord> =>
    requireRecord(HOSPITABLE, await get(path, isUrgent));

  /** One page of a list. The links in it are not followed, because they lead to `http://`. */
  async function readPage(path: string, page: number, isUrgent = false): Promise<Page> {
    const body = await read(`${path}${path.includes('?') ? '&' : '?'}page=${page}`, isUrgent);
    const meta = partOf(body, 'meta');
    const rows = body.data;
    const isRequested = (numberOf(meta.current_page) ?? page) === page;
    if (!Array.isArray(rows) || !isRequested) throw wrongFormat(HOSPITABLE);
    const last = numberOf(meta.last_page);
    return {
      rows: rows.map((row) => recordOf(row) ?? {}),
      isLast: last === null ? rows.length === 0 : page >= last,
      total: numberOf(meta.total),
    };
  }

  async function* readPages(path: string, isUrgent = false): AsyncGenerator<Page> {
    const requireNew = repeatCheck(HOSPITABLE, 'id');
    for (let page = 1; ; page++) {
      const found = await readPage(path, page, isUrgent);
      if (!found.isLast) requireNew(found.rows);
      yield found;
      if (found.isLast) return;
    }
  }

  const readAll = (path: string) =>
    completeList(
      HOSPITABLE,
      () => readPages(path),
      (row) => keyOf(row.id) ?? row,
    );

  const reviewPath = (property: string) =>
    `/properties/${encodeURIComponent(property)}/reviews?per_page=${REVIEWS_PER_PAGE}&include=guest,reservation,property`;

  const placed = (rows: readonly LooseRecord[], property: string) =>
    rows.map((row) => ({ ...row, [PROPERTY_FIELD]: property }));

  const account: ReviewsByListing = {
    /** In one batch, with the latest state of each. */
    async *listings() {
      const listings = new Map<string, IncomingListing>();
      for await (const rows of readAll(`/properties?per_page=${PROPERTIES_PER_PAGE}`)) {
        for (const row of rows) {
          const listing = translateListing(row);
          if (listing) listings.set(listing.upstreamId, listing);
        }
      }
      yield [...listings.values()];
    },
    async *all(property) {
      for await (const rows of readAll(reviewPath(property))) yield placed(rows, property);
    },
    /** If they are not sorted as assumed, the next full sync finds the new ones. */
    async *recent(property) {
      const { rows } = await readPage(reviewPath(property), 1);
      yield placed(rows, property);
    },
    translate: translateReview,
  };

  /** The property and its pages of reviews up to those that were announced; nothing if the property is gone. */
  async function* readNoticed({ listing, reviews }: NoticedListing): AsyncGenerator<SyncBatch> {
    if (listing === null) return;
    const found = await get(`/properties/${listing}`, true);
    if (found.status === 404) return;
    const property = translateListing(partOf(requireRecord(HOSPITABLE, found), 'data'));
    if (property === null) throw wrongFormat(HOSPITABLE);
    yield { kind: 'listings', listings: [property] };
    const missing = new Set(reviews);
    for await (const { rows } of readPages(reviewPath(listing), true)) {
      for (const row of rows) missing.delete(stringOf(row.id));
      yield {
        kind: 'reviews',
        rows: placed(rows, listing).map(translateReview),
        expected: null,
        checkpoint: {},
      };
      if (missing.size === 0) return;
    }
  }

  /** Whether a review has this response. There is no call for one review. */
  async function hasResponse({ upstreamId, upstreamListingId, text }: OutgoingResponse): Promise<boolean> {
    if (upstreamListingId === '') return false;
    for await (const rows of readAll(reviewPath(upstreamListingId))) {
      const row = rows.find((each) => stringOf(each.id) === upstreamId);
      const shown = row && recordOf(row.public);
      if (shown) return isSameResponse(stringOf(shown.response), text);
    }
    return false;
  }

  return {
    kind: hospitableDefinition.kind,
    capabilities: hospitableDefinition.capabilities,
    async check() {
      const user = partOf(await read('/user'), 'data');
      const id = keyOf(user.id);
      if (id === null) throw wrongFormat(HOSPITABLE);
      await readPage('/properties?per_page=1', 1);
      return id;
    },
    sync: (scope) => readByListing(account, scope),
    readNoticed,
    async respond(response) {
      const path = `/reviews/${encodeURIComponent(response.upstreamId)}/respond`;
      const answer = await send('POST', path, { response: response.text });
      const reason = rejectionIn(HOSPITABLE, answer, REJECTIONS);
      if (reason === null) return { kind: 'sent' };
      if (response.mayHaveArrived && (await hasResponse(response))) return { kind: 'sent' };
      return { kind: 'refused', reason };
    },
    close,
  };
}
