import { type Asking, load } from '../load.ts';
import { median } from '../results/numbers.ts';
import { signIn, startProduct } from '../subjects/product.ts';
import type { Site } from '../subjects/site.ts';
import type { Case } from '../turns.ts';

/** Answers a second of one process of the product, and of two that share its PostgreSQL and the same connections. */
export interface Shared {
  of: Case;
  one: number;
  two: number;
}

/** @param cases that are asked of either, for the same rows */
export async function twoProcesses(
  site: Site,
  cases: readonly Case[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Shared[]> {
  const second = await startProduct({ ...site.environment, DATA_DIR: `${site.dataDir}-second` });
  try {
    // Both take the session of either.
    await signIn(second.port);
    const shared: Shared[] = [];
    for (const each of cases) {
      const first = (await each.prepare(site)).product;
      const half = { ...first, connections: Math.ceil(first.connections / 2) };
      const both: Asking[] = [half, { ...half, port: second.port }];
      const rates: Record<'one' | 'two', number[]> = { one: [], two: [] };
      await load(both[1] ?? half, seconds);
      for (let turn = 0; turn < rounds; turn++) {
        rates.one.push(await rateOf([first], seconds));
        rates.two.push(await rateOf(both, seconds));
      }
      shared.push({ of: each, one: median(rates.one), two: median(rates.two) });
    }
    return shared;
  } finally {
    await second.end();
  }
}

async function rateOf(askings: readonly Asking[], seconds: number): Promise<number> {
  const all = await Promise.all(askings.map((asking) => load(asking, seconds)));
  return all.reduce((sum, { answers, seconds: taken }) => sum + answers / taken, 0);
}
