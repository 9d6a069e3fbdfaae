import { afterEach, beforeEach } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SyncStatus } from '#contract/sources/sync.ts';
import { runSync } from '#services/sources/sync.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from './api-client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const NEXT = 90_000_000;

/** A server and a Hostaway account for each test of a file, with a signed-in manager. */
export function syncedAccount() {
  let server: TestServer;
  let manager: ApiClient;
  beforeEach(async () => {
    server = await openTestServer();
    manager = await signedInClient(server.origin);
  });
  afterEach(() => server.close());

  const status = async () => (await manager.get<SyncStatus>('/sync')).data;
  return {
    server: () => server,
    manager: () => manager,
    sync: () => runSync(server.app.context),
    upstream: () => server.hostaway.data,
    status,
    lastRun: async () => (await status()).sources[0]?.lastRun,
    find: async (search: string) =>
      (await manager.get<ReviewList>(`/reviews/hostaway?search=${encodeURIComponent(search)}`)).data.reviews,
    query: async (text: string, values: unknown[] = []) =>
      (await server.app.database.pool.query(text, values)).rows,
    /** Adds a row at Hostaway, by default to the first listing of the account. */
    add(fields: Partial<HostawayReview> = {}): HostawayReview {
      const { reviews, listings } = server.hostaway.data;
      const row = newReview({ id: NEXT + reviews.length, listingMapId: listings[0]?.id, ...fields });
      reviews.push(row);
      return row;
    },
  };
}
