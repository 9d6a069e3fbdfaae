import { expect, test } from 'vitest';
import { runSync } from '#services/sources/sync.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import { saying } from '#tests/support/saying.ts';
import { accountOf, NO_DELAYS, openSyncFixture, withPageSize } from '#tests/support/sync-fixture.ts';

/** Short timeouts only for the tested failures; normal responses may be slow on a busy machine. */
const SOON = 1_000;
const LATE = 60_000;
const PHASES = [
  { path: '/v1/accessTokens' },
  { path: '/v1/listings' },
  ...['0', '20', '40'].map((offset) => ({ path: '/v1/reviews', query: { offset } })),
];

test.concurrent.each<[string, Failure, string]>([
  ['silence', { kind: 'hang' }, 'did not answer in time'],
  ['silence after the headers', { kind: 'hang', at: 'after-headers' }, 'too slowly'],
  ['silence in the body', { kind: 'hang', at: 'mid-body' }, 'too slowly'],
  ['a body drop by drop', { kind: 'drip', bytes: 16, everyMs: 50 }, 'too slowly'],
])(
  '%s in any phase of a sync is reported in one sentence, and the next sync catches up',
  async (what, failure, expected) => {
    const limits = what === 'silence' ? { headersMs: SOON, bodyMs: LATE } : { headersMs: LATE, bodyMs: SOON };
    const fixture = await openSyncFixture({ data: accountOf(56) });
    const { failures, edits, data } = fixture.hostaway;
    const app = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(20), limits });
    for (const [index, where] of PHASES.entries()) {
      edits.revokeTokens();
      edits.deleteReview(data.reviews[10]?.id ?? 0);
      edits.addReview({ publicReview: `New in phase ${index}.` });
      failures.add({ ...where, failure });
      await expect(runSync(app.context)).rejects.toThrow(saying(expected));
      failures.clear();
      expect(await runSync(app.context)).not.toBeNull();
      await expectSameAsHostaway(app, data);
    }
    await fixture.close();
  },
);
