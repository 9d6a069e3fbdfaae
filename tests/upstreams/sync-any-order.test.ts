import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#app.ts';
import { userActor } from '#domain/accounts/actor.ts';
import type { ReviewDecision } from '#domain/decisions/approval.ts';
import type { ReviewId } from '#domain/ids.ts';
import { setApproval } from '#services/decisions/approval.ts';
import { runSync } from '#services/sources/sync.ts';
import type { Failure } from '#simulators/failures/failure.ts';
import type { HostawayReview } from '#simulators/hostaway/records.ts';
import { withoutTriggers } from '#tests/support/append-only.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { expectSameAsHostaway } from '#tests/support/same-as-hostaway.ts';
import {
  accountOf,
  NO_DELAYS,
  openSyncFixture,
  type SyncFixture,
  withPageSize,
} from '#tests/support/sync-fixture.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let fixture: SyncFixture;
let app: App;

beforeAll(async () => {
  fixture = await openSyncFixture({ data: accountOf(0) });
  app = await fixture.open({ ...NO_DELAYS, fetch: withPageSize(4), limits: { maxBytes: 100_000 } });
});
afterAll(() => fixture.close());

const manager = userActor({ username: 'manager', role: 'manager', access: 'all' }, '127.0.0.1');

type Edit =
  | { do: 'add'; rating: number | null; text: string; isKnown: boolean }
  | { do: 'change'; which: number; fields: Partial<HostawayReview> }
  | { do: 'delete'; which: number }
  | { do: 'add listing' };
type Step =
  | Edit
  | { do: 'approve'; which: number; isApproved: boolean }
  | { do: 'sync' }
  | { do: 'sync while'; page: number; edit: Edit }
  | { do: 'fail'; after: number; failure: Failure }
  | { do: 'end token' };

const which = fc.nat({ max: 60 });
const text = fc.constantFrom('Lovely.', 'Mice.', 'Never again.', '');
const rating = fc.option(fc.integer({ min: 0, max: 10 }));
/** Edits that withdraw a review, and edits that publish it again. */
const standing = fc.constantFrom<Partial<HostawayReview>>(
  { isHidden: 1 },
  { isHidden: 0 },
  { isCancelled: 1 },
  { isCancelled: 0 },
  { status: 'submitted' },
  { status: 'published' },
);
/** Two listings of the account, and one that it does not have. */
const listing = fc.constantFrom<Partial<HostawayReview>>(
  { listingMapId: 40_201 },
  { listingMapId: 40_202 },
  { listingMapId: 66_666 },
);
const content = fc.oneof(
  fc.record({ publicReview: text }),
  fc.record({ rating }),
  fc.record({ revieweeResponse: fc.constantFrom('Thank you.', null) }),
  fc.record({ reviewerName: fc.constantFrom('Ada', 'Ben') }),
);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), rating, text, isKnown: fc.boolean() }),
  fc.record({ do: fc.constant('change' as const), which, fields: content }),
  fc.record({ do: fc.constant('change' as const), which, fields: standing }),
  fc.record({ do: fc.constant('change' as const), which, fields: listing }),
  fc.record({ do: fc.constant('delete' as const), which }),
  fc.record({ do: fc.constant('add listing' as const) }),
);
const failure = fc.constantFrom<Failure>(
  { kind: 'html' },
  { kind: 'status', status: 503 },
  { kind: 'reset', at: 'mid-body' },
  { kind: 'truncate' },
  { kind: 'wrong-json', body: { status: 'success', result: [] } },
  { kind: 'storm', seconds: 60 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: edit, weight: 4 },
  {
    arbitrary: fc.record({ do: fc.constant('approve' as const), which, isApproved: fc.boolean() }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constant('sync' as const) }), weight: 2 },
  {
    arbitrary: fc.record({ do: fc.constant('sync while' as const), page: fc.nat({ max: 4 }), edit }),
    weight: 2,
  },
  {
    arbitrary: fc.record({ do: fc.constant('fail' as const), after: fc.nat({ max: 6 }), failure }),
    weight: 2,
  },
  { arbitrary: fc.record({ do: fc.constant('end token' as const) }), weight: 1 },
);

interface Stored {
  id: ReviewId;
  upstream_id: string;
  review_text: string;
  rating_tenths: number | null;
  is_approved: boolean;
  decision: ReviewDecision;
  withdrawn_at: Date | null;
  revision: { before: unknown; after: unknown } | null;
}

/** The version of each review that a manager approved last. */
type Approvals = Map<ReviewId, { text: string; tenths: number | null }>;

const stored = async () =>
  (await app.database.pool.query<Stored>('select * from reviews order by id')).rows.map((row) => ({
    ...row,
    judged: { text: row.review_text, tenths: row.rating_tenths },
  }));

function perform(change: Edit): void {
  const { edits, data } = fixture.hostaway;
  const at = (index: number) => data.reviews[index % Math.max(1, data.reviews.length)];
  switch (change.do) {
    case 'add': {
      const listing = change.isKnown ? data.listings[0]?.id : (data.listings.at(-1)?.id ?? 0) + 1;
      edits.addReview({ listingMapId: listing, rating: change.rating, publicReview: change.text });
      return;
    }
    case 'change': {
      const review = at(change.which);
      if (review) edits.changeReview(review.id, change.fields);
      return;
    }
    case 'delete': {
      const review = at(change.which);
      if (review) edits.deleteReview(review.id);
      return;
    }
    case 'add listing':
      edits.addListing();
  }
}

async function take(next: Step, approvals: Approvals): Promise<void> {
  const { edits, failures } = fixture.hostaway;
  switch (next.do) {
    case 'approve': {
      const shown = (await stored()).filter((review) => review.withdrawn_at === null);
      const review = shown[next.which % Math.max(1, shown.length)];
      if (!review) return;
      await setApproval(app.context, manager, review.id, { isApproved: next.isApproved });
      if (next.isApproved) approvals.set(review.id, review.judged);
      return;
    }
    case 'sync':
      await runSync(app.context);
      return;
    case 'sync while': {
      let page = 0;
      await runSync(app.context, () => {
        if (page++ === next.page) perform(next.edit);
      });
      return;
    }
    case 'fail': {
      const rule = failures.add({ after: next.after, failure: next.failure });
      await runSync(app.context).catch((error: unknown) => expect(error).toHaveProperty('name', 'AppError'));
      failures.remove(rule);
      return;
    }
    case 'end token':
      edits.revokeTokens();
      return;
    default:
      perform(next);
  }
}

/** Expects that only reviews approved in their current version are public, and that the history has every change. */
async function expectHonestApprovals(approvals: Approvals): Promise<void> {
  for (const review of await stored()) {
    const history = await app.context.storage.decisions.list(review.id);
    const moves = history.map(({ from, to }) => [from, to]);
    // Each entry starts with the decision in which the previous one ended, the first with "none".
    expect(moves.map(([from]) => from)).toEqual(
      ['none', ...moves.map(([, to]) => to)].slice(0, moves.length),
    );
    expect(history.at(-1)?.to ?? 'none').toBe(review.decision);
    const approved = approvals.get(review.id);
    if (review.is_approved) {
      expect(review.judged).toEqual(approved);
      expect(review).toMatchObject({ withdrawn_at: null, revision: null });
    }
    if (review.revision) {
      expect(review.revision).toEqual({ before: approved, after: review.judged });
      expect(history.at(-1)).toMatchObject({ cause: 'sync', to: 'none' });
    }
    const last = history.at(-1);
    if (last?.cause === 'sync')
      expect(last.reason).toMatch(review.withdrawn_at ? /./ : /changed|longer|hidden|cancelled|moved/);
  }
}

async function begin(): Promise<void> {
  await withoutTriggers(
    app.database.pool,
    'truncate reviews, review_search, decisions, listings, quarantined_rows, sync_runs, synced_rows restart identity cascade; select recount_reviews()',
  );
  Object.assign(fixture.hostaway.data, accountOf(14));
}

test(
  'after any order of edits, approvals, failures and syncs, a successful sync makes the data equal to Hostaway’s',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
        await begin();
        const approvals: Approvals = new Map();
        for (const each of steps) await take(each, approvals);
        await runSync(app.context);
        await expectSameAsHostaway(app, fixture.hostaway.data);
        await expectHonestApprovals(approvals);
      }),
      {
        numRuns: randomRuns(25),
        interruptAfterTimeLimit: 2 * TIMEOUT_MS,
        markInterruptAsFailure: true,
      },
    );
  },
  3 * TIMEOUT_MS,
);
