import { expect, test, vi } from 'vitest';
import type { ListingId } from '#domain/ids.ts';
import type { ListingHistory } from '#domain/notifications/alert.ts';
import type { Clock, Logs, Stored } from '../context.ts';
import { raiseAlerts } from './alerts.ts';

test('the comparison of many listings yields to the event loop', async () => {
  const histories: ListingHistory[] = Array.from({ length: 200 }, (_, listing) => ({
    listingId: listing as ListingId,
    ratings: [
      { tenths: 40, recent: 6, before: 20 },
      { tenths: 50, recent: 5, before: 20 },
    ],
    texts: { recent: 0, before: 0 },
    complaints: [],
  }));
  const transact = vi.fn(async () => []);
  const context = {
    storage: { alerts: { histories: async () => histories }, transact },
    timeZone: 'UTC',
    now: () => new Date(),
  } as unknown as Stored & Clock & Logs;
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await raiseAlerts(context);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(200);
  expect(transact).toHaveBeenCalledOnce();
});
