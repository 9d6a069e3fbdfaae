import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openReplica } from '#storage/database/replica.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  database = await createDatabase('empty');
});
afterAll(() => database.drop());

test('a replica that never catches up, such as the primary itself, is reported once and not read', async () => {
  const primary = database.connect();
  const warn = vi.fn();
  const replica = await openReplica(database.url, primary, { info() {}, warn });
  try {
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), WAIT_OPTIONS);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { reason: 'it lags behind the primary, or is no replica' },
      'the replica cannot be read; the primary serves its reads',
    );
    expect(replica.isUsable).toBe(false);
  } finally {
    await replica.close();
    await primary.end();
  }
});
