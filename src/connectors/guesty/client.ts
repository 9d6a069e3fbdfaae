import { lineIn } from '../clean-text.ts';
import { keyOf, type LooseRecord, numberOf, recordOf } from '../loose-json.ts';
import { repeatCheck } from '../repeat-check.ts';
import { authorizedRequests } from '../requests/authorized-requests.ts';
import { type ConnectionOptions, openConnection } from '../requests/connection.ts';
import { requireJson, requireRecord, wrongFormat } from '../requests/upstream.ts';
import type { Source, SourceDefinition } from '../source.ts';
import { GUESTY_RATE_LIMIT, LISTINGS_PER_PAGE } from './assumptions.ts';
import { GUESTY } from './errors.ts';
import { guestNames } from './guest-names.ts';
import { responder } from './respond.ts';
import { guestyRead } from './sync.ts';
import { type Credentials, guestyTokens } from './token.ts';
import { listingFields, translateListing } from './translate-listing.ts';
import { translateReview } from './translate-review.ts';

/** Airbnb would accept a changed response, the other channels would not. Deadlines are not sent. */
export const guestyDefinition: SourceDefinition = {
  kind: 'guesty',
  capabilities: new Set(['photos', 'respond', 'since']),
  settings: [
    {
      key: 'clientId',
      label: 'Client ID',
      help: 'From an application for the Open API, which is created in Guesty under Integrations, API & Webhooks.',
      isSecret: false,
    },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'Shown with the client ID. Guesty limits the access tokens of each application, so do not use one that another system uses.',
      isSecret: true,
    },
  ],
  rateLimit: GUESTY_RATE_LIMIT,
  isLimitedByKey: true,
  accountOf: (settings) => lineIn(settings, 'clientId'),
  translateRow: translateReview,
  open: ({ clientId = '', clientSecret = '' }, options) =>
    createGuestyClient({ ...options, clientId, clientSecret }),
};

/** A Guesty account through its Open API v1 (https://open-api-docs.guesty.com). */
export function createGuestyClient(options: ConnectionOptions & Credentials): Source {
  const { clientId, clientSecret } = options;
  const { requests, tokenStore, close } = openConnection(options, GUESTY, GUESTY_RATE_LIMIT, {
    clientId,
    clientSecret,
  });
  const { get, send } = authorizedRequests({
    ...requests,
    tokens: (sendOnce) => guestyTokens(sendOnce, options, { tokenStore, retry: requests.retry }),
    isTokenRejection: ({ status }) => status === 401 || status === 403,
  });

  const read = async (path: string): Promise<LooseRecord> => requireRecord(GUESTY, await get(path));

  /** The object with an id; null if it does not exist. */
  async function readOne(path: string): Promise<LooseRecord | null> {
    const response = await get(path);
    return response.status === 404 ? null : requireRecord(GUESTY, response);
  }
  const readReview = (id: string) => readOne(`/v1/reviews/${encodeURIComponent(id)}`);

  /** A page of the active listings. Its documentation has a bare list, live accounts an object with one. */
  async function listingPage(limit: number, skip: number, fields: string) {
    const body = requireJson(GUESTY, await get(`/v1/listings?limit=${limit}&skip=${skip}&fields=${fields}`));
    const record = recordOf(body) ?? {};
    const rows = Array.isArray(body) ? body : record.results;
    if (!Array.isArray(rows)) throw wrongFormat(GUESTY);
    const count = numberOf(record.count);
    return { rows, isLast: count === null ? rows.length < limit : skip + rows.length >= count };
  }

  async function* listings(withDetails: boolean) {
    const requireNew = repeatCheck(GUESTY, '_id');
    for (let skip = 0; ; ) {
      const { rows, isLast } = await listingPage(LISTINGS_PER_PAGE, skip, listingFields(withDetails));
      yield rows.map((row) => translateListing(row, withDetails)).filter((listing) => listing !== null);
      if (isLast || rows.length === 0) return;
      requireNew(rows);
      skip += rows.length;
    }
  }

  const account = {
    now: requests.retry.now,
    get: read,
    listings,
    review: readReview,
    async listing(id: string, withDetails: boolean) {
      const row = await readOne(`/v1/listings/${id}?fields=${listingFields(withDetails)}`);
      return row && translateListing(row, withDetails);
    },
    guestNames: guestNames(get, requests.signal, options.log),
  };

  return {
    kind: guestyDefinition.kind,
    capabilities: guestyDefinition.capabilities,
    async check() {
      const { rows } = await listingPage(1, 0, listingFields(false));
      // An account without listings has no id in any response.
      return keyOf(recordOf(rows[0])?.accountId) ?? options.clientId;
    },
    sync: (scope, storedNames = async () => new Map()) => guestyRead(account, scope, storedNames),
    respond: responder(send, readReview),
    close,
  };
}
