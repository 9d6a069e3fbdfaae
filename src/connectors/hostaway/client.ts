import { isSameResponse } from '#domain/responses/response.ts';
import { lineIn } from '../clean-text.ts';
import { recordOf, stringOf } from '../loose-json.ts';
import type { Send } from '../requests/authorized-requests.ts';
import { type ConnectionOptions, openConnection } from '../requests/connection.ts';
import type { RateLimit } from '../requests/rate-limiter.ts';
import type { Source, SourceDefinition } from '../source.ts';
import { utcTimestamp } from '../timestamp.ts';
import { HOSTAWAY } from './errors.ts';
import { type Page, pageOf, pagesOf } from './pages.ts';
import { rejectionIn } from './rejection.ts';
import { accountRequests, type Get } from './request.ts';
import { type HostawayLists, syncRead } from './sync.ts';
import { taskSender } from './tasks.ts';
import { translateListing } from './translate-listing.ts';
import { translateReview } from './translate-review.ts';
import { translateTemplate } from './translate-template.ts';

/** The largest page of reviews; a larger limit is ignored (Hostaway API documentation, "Reviews"). */
const REVIEWS_PER_PAGE = 500;
/** Listings are large: a live account takes about a minute to send 300 of them. */
const LISTINGS_PER_PAGE = 25;

/** Hostaway publishes 15 requests in 10 s per IP address; two are left for other clients at this address. */
const HOSTAWAY_RATE_LIMIT: RateLimit = { requests: 13, windowMs: 10_000 };

/** Hostaway has no webhooks about reviews and no list of changes. A response cannot be changed, and deadlines are not sent. */
export const hostawayDefinition: SourceDefinition = {
  kind: 'hostaway',
  capabilities: new Set(['photos', 'respond', 'tasks', 'templates']),
  settings: [
    {
      key: 'accountId',
      label: 'Account id',
      help: 'The number of your account, in the Hostaway dashboard under Settings, Hostaway API.',
      isSecret: false,
    },
    {
      key: 'apiKey',
      label: 'API key',
      help: 'Created on the same page. Hostaway shows it once.',
      isSecret: true,
    },
  ],
  rateLimit: HOSTAWAY_RATE_LIMIT,
  isLimitedByKey: false,
  // Hostaway reads it as a number.
  accountOf: (settings) => lineIn(settings, 'accountId').replace(/^0+(?=\d)/, ''),
  translateRow: translateReview,
  open: (settings, options) =>
    createHostawayClient({
      ...options,
      accountId: hostawayDefinition.accountOf(settings),
      apiKey: settings.apiKey ?? '',
    }),
};

export interface HostawayClientOptions extends ConnectionOptions {
  accountId: string;
  apiKey: string;
}

/** A Hostaway account through its public API v1 (https://api.hostaway.com/documentation). */
export function createHostawayClient(
  options: HostawayClientOptions,
): Required<Omit<Source, 'readNoticed'>> & HostawayLists {
  const { accountId, apiKey, log } = options;
  const { requests, tokenStore, close } = openConnection(options, HOSTAWAY, HOSTAWAY_RATE_LIMIT, {
    accountId,
    apiKey,
  });
  const { get, send } = accountRequests({ ...requests, tokenStore, accountId, apiKey });
  const read = async (path: string, limit: number | null = null): Promise<Page> =>
    pageOf(await get(path), limit);

  const lists: HostawayLists = {
    async *listings({ withDetails } = { withDetails: false }) {
      const resources = withDetails ? '1&attachObjects[]=bookingEngineUrls' : '0';
      const path = (offset: number) =>
        `/listings?limit=${LISTINGS_PER_PAGE}&offset=${offset}&sortOrder=order&includeResources=${resources}`;
      for await (const { rows, total } of pagesOf((offset) => read(path(offset), LISTINGS_PER_PAGE))) {
        const listings = rows
          .map((row) => translateListing(row, withDetails))
          .filter((listing) => listing !== null);
        const skipped = rows.length - listings.length;
        if (skipped > 0) log?.warn({ rows: skipped }, 'Skipped listings that Hostaway sent without an id.');
        yield { listings, total };
      }
    },
    async *reviews({ submittedSince, from } = {}) {
      const filter = submittedSince
        ? `&submittedAtStart=${encodeURIComponent(utcTimestamp(submittedSince))}`
        : '';
      const path = (offset: number) =>
        `/reviews?limit=${REVIEWS_PER_PAGE}&offset=${offset}&sortBy=id&sortOrder=asc${filter}`;
      const pages = pagesOf((offset) => read(path(offset), REVIEWS_PER_PAGE), from);
      for await (const { rows, total, nextOffset } of pages) {
        yield { rows: rows.map(translateReview), total, nextOffset };
      }
    },
  };

  return {
    kind: hostawayDefinition.kind,
    capabilities: hostawayDefinition.capabilities,
    ...lists,
    async check() {
      await read('/listings?limit=1');
      return accountId;
    },
    sync: (scope) => syncRead(lists, scope),
    respond: responder({ get, send }),
    tasks: taskSender({ get, send }),
    async messageTemplates() {
      const { rows } = await read('/messageTemplates');
      return rows.flatMap((row) => translateTemplate(row) ?? []);
    },
    close,
  };
}

/**
 * POST /reviews/{id}/respond (Hostaway API documentation, "Respond to a review"; since October 2026). A review takes one
 * response. If Hostaway says that there is one already and it has our text, an earlier attempt succeeded.
 */
function responder({ get, send }: { get: Get; send: Send }): Required<Source>['respond'] {
  async function isOurs(path: string, text: string): Promise<boolean> {
    const review = recordOf((await get(path)).result);
    return review !== null && isSameResponse(stringOf(review.revieweeResponse), text);
  }

  return async ({ upstreamId, text }) => {
    const path = `/reviews/${encodeURIComponent(upstreamId)}`;
    const reason = rejectionIn(await send('POST', `${path}/respond`, { revieweeResponse: text }));
    if (reason === null) return { kind: 'sent' };
    if (/already responded/i.test(reason) && (await isOurs(path, text))) return { kind: 'sent' };
    return { kind: 'refused', reason };
  };
}
