import { expect, test } from 'vitest';
import { createGoogleBusinessClient } from '#connectors/google-business/client.ts';
import { createGuestyClient } from '#connectors/guesty/client.ts';
import { createHospitableClient } from '#connectors/hospitable/client.ts';
import { createHostawayClient } from '#connectors/hostaway/client.ts';
import type { ConnectionOptions } from '#connectors/requests/connection.ts';
import type { Source } from '#connectors/source.ts';
import { saying } from '#tests/support/saying.ts';

const TOKEN = { token_type: 'Bearer', access_token: 'a.b.c', expires_in: 3_600 };
/** More than any reader needs to recognize a list without end. */
const MAX_REQUESTS = 20;

/** Answers every request with the same rows, which are never written in the same way. */
function sameRows(bodyOf: (path: string, request: number) => object): ConnectionOptions {
  let requests = 0;
  return {
    url: 'http://upstream.example',
    sleep: async () => {},
    limiter: { acquire: async () => () => {} },
    fetch: async (input) => {
      const path = new URL(String(input)).pathname;
      if (/token/i.test(path)) return Response.json(TOKEN);
      if (++requests > MAX_REQUESTS) throw new Error('the list was read without end');
      return Response.json(bodyOf(path, requests));
    },
  };
}

async function read(source: Source): Promise<void> {
  for await (const _batch of source.sync({ kind: 'full', checkpoint: null }).batches);
}

const rowsWith = (field: string, request: number, count = 2) =>
  Array.from({ length: count }, (_, index) => ({ [field]: `${index + 1}`, latestActivityOn: request }));
const googleSettings = { account: 'accounts/1', clientId: 'a', clientSecret: 'b', refreshToken: 'c' };

test.each<[string, Source]>([
  [
    'Hostaway, listings',
    createHostawayClient({
      ...sameRows((_path, request) => ({ status: 'success', result: rowsWith('id', request) })),
      accountId: '1',
      apiKey: 'k',
    }),
  ],
  [
    'Hostaway, reviews',
    createHostawayClient({
      ...sameRows((path, request) => ({
        status: 'success',
        count: 1_000,
        result: path.endsWith('/listings') ? [] : rowsWith('id', request),
        ...(path.endsWith('/listings') && { count: 0 }),
      })),
      accountId: '1',
      apiKey: 'k',
    }),
  ],
  [
    'Hospitable, properties',
    createHospitableClient({
      ...sameRows((_path, request) => ({ data: rowsWith('id', request) })),
      token: 't',
    }),
  ],
  [
    'Hospitable, reviews',
    createHospitableClient({
      ...sameRows((path, request) =>
        path.endsWith('/properties')
          ? { data: [{ id: 'one', name: 'One' }], meta: { last_page: 1 } }
          : { data: rowsWith('id', request), meta: { last_page: request + 1 } },
      ),
      token: 't',
    }),
  ],
  [
    'Guesty, listings',
    createGuestyClient({
      ...sameRows((_path, request) => ({ results: rowsWith('_id', request, 100), count: 100_000 })),
      clientId: 'c',
      clientSecret: 's',
    }),
  ],
  [
    'Guesty, reviews',
    createGuestyClient({
      ...sameRows((path, request) => {
        const rows = path.endsWith('/reviews') ? rowsWith('_id', request, 100) : [];
        return {
          results: [],
          count: 0,
          data: rows.map((row) => ({ ...row, updatedAt: '2026-05-01T10:00:00Z' })),
        };
      }),
      clientId: 'c',
      clientSecret: 's',
    }),
  ],
  [
    'Google, locations',
    createGoogleBusinessClient(
      googleSettings,
      sameRows((_path, request) => ({
        locations: rowsWith('name', request),
        nextPageToken: `page ${request}`,
      })),
    ),
  ],
  [
    'Google, reviews',
    createGoogleBusinessClient(
      googleSettings,
      sameRows((path, request) =>
        path.endsWith('/locations')
          ? { locations: [{ name: 'locations/1', title: 'One' }] }
          : { reviews: rowsWith('name', request), totalReviewCount: 9, nextPageToken: `page ${request}` },
      ),
    ),
  ],
])('%s: a page that repeats ends the sync with a reason', async (_list, source) => {
  await expect(read(source)).rejects.toThrow(saying('the same rows again'));
});
