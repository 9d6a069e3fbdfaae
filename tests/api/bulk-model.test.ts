import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { randomRuns } from '#tests/support/random-runs.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const COUNT = 6;
let server: TestServer;
let manager: ApiClient;
let ids: number[];

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>(`/reviews/hostaway?limit=${COUNT}`)).data;
  ids = reviews.map(({ id }) => id).toSorted((a, b) => a - b);
});
afterAll(() => server.close());

type Decision = 'none' | 'approved' | 'unpublished';
/** One entry of a history; `batch` is the number of its batch. */
interface Entry {
  from: Decision;
  to: Decision;
  batch: number | null;
}

/** What the product should do, in plain memory. */
class Model {
  readonly histories: Entry[][] = Array.from({ length: COUNT }, () => []);
  /** Reviews whose content changed after their last decision. */
  readonly changed = new Set<number>();
  batches = 0;

  decision(index: number): Decision {
    return this.histories[index]?.at(-1)?.to ?? 'none';
  }

  decide(index: number, to: Decision, batch: number | null): boolean {
    const from = this.decision(index);
    if (from === to) return false;
    this.histories[index]?.push({ from, to, batch });
    this.changed.delete(index);
    return true;
  }

  bulk(indexes: readonly number[], to: Decision): number {
    return indexes.filter((index) => this.decide(index, to, this.batches)).length;
  }

  /** As a sync does with a review whose text is another. */
  rewrite(index: number): void {
    this.decide(index, 'none', null);
    this.changed.add(index);
  }

  undo(batch: number): { changed: number; skipped: number } {
    const result = { changed: 0, skipped: 0 };
    this.histories.forEach((history, index) => {
      if (!history.some((entry) => entry.batch === batch)) return;
      if (history.at(-1)?.batch !== batch || this.changed.has(index)) result.skipped += 1;
      else if (this.decide(index, history.at(-1)?.from ?? 'none', this.batches)) result.changed += 1;
    });
    return result;
  }
}

const some = fc.uniqueArray(fc.nat(COUNT - 1), { minLength: 1, maxLength: COUNT });
const decided = fc.constantFrom('approved' as const, 'unpublished' as const);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('bulk' as const), indexes: some, to: decided }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('one' as const), index: fc.nat(COUNT - 1), to: decided }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), of: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), index: fc.nat(COUNT - 1) }) },
);

const sql = (text: string, ...values: unknown[]) => server.app.database.pool.query(text, values);
const actionOf = (to: 'approved' | 'unpublished') => (to === 'approved' ? 'approve' : 'unpublish');

/** Changes the text as a sync does. */
async function rewrite(id: number | undefined, from: Decision): Promise<void> {
  if (from !== 'none') {
    await sql(
      `insert into decisions (review_id, cause, from_decision, to_decision) values ($1, 'sync', $2, 'none')`,
      id,
      from,
    );
  }
  await sql(`update reviews set decision = 'none', review_text = review_text || '!' where id = $1`, id);
}

test('bulk actions, single decisions, changes and undos in any order do what a model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      await clearDecisions(server.app.database.pool);
      await sql(`update reviews set decision = 'none' where decision <> 'none'`);
      const model = new Model();
      const batches: string[] = [];
      for (const each of steps) {
        if (each.kind === 'bulk') {
          const changed = model.bulk(each.indexes, each.to);
          const body = { action: actionOf(each.to), ids: each.indexes.map((index) => ids[index]) };
          const dry = (await manager.post<BulkResult>('/reviews/bulk', { ...body, dryRun: true })).data;
          const { data } = await manager.post<BulkResult>('/reviews/bulk', {
            ...body,
            expected: dry.changed,
          });
          expect([dry.changed, data.changed, data.batch !== null]).toEqual([changed, changed, changed > 0]);
          if (data.batch) model.batches = batches.push(data.batch);
        } else if (each.kind === 'one') {
          model.decide(each.index, each.to, null);
          await manager.put<Review>(`/reviews/hostaway/${ids[each.index]}/approve`, {
            isApproved: each.to === 'approved',
          });
        } else if (each.kind === 'rewrite') {
          await rewrite(ids[each.index], model.decision(each.index));
          model.rewrite(each.index);
        } else if (batches.length > 0) {
          const batch = each.of % batches.length;
          const expected = model.undo(batch);
          const { data } = await manager.post<UndoneBatch>(`/batches/${batches[batch]}/undo`);
          expect({ changed: data.changed, skipped: data.skippedCount }).toEqual(expected);
          if (data.batch) model.batches = batches.push(data.batch);
        }
        const { rows } = await sql('select decision from reviews where id = any($1) order by id', ids);
        expect(rows.map(({ decision }) => decision)).toEqual(ids.map((_, index) => model.decision(index)));
      }
      const { rows } = await sql(
        'select review_id, from_decision as from, to_decision as to from decisions order by id',
      );
      const histories = ids.map((id) =>
        rows.filter((row) => row.review_id === id).map(({ from, to }) => ({ from, to })),
      );
      expect(histories).toEqual(model.histories.map((all) => all.map(({ from, to }) => ({ from, to }))));
      expect(await server.app.context.storage.transact((tx) => tx.counts.differences(5))).toEqual([]);
    }),
    { numRuns: randomRuns(40) },
  );
});
