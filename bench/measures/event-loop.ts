import { load } from '../load.ts';
import type { Site } from '../subjects/site.ts';
import type { Case } from '../turns.ts';

/** How long one kind of request kept everything else in the process waiting, at most. */
export interface Held {
  of: Case;
  ms: number;
}

/** Asks for one thing after the other, on one connection, and watches the process meanwhile. Longest first. */
export async function eventLoopHolds(site: Site, cases: readonly Case[], seconds: number): Promise<Held[]> {
  const held: Held[] = [];
  for (const each of cases) {
    const { product } = await each.prepare(site);
    await site.product.ask({ of: 'watch' });
    await load({ ...product, connections: 1 }, seconds);
    held.push({ of: each, ms: await site.product.ask<number>({ of: 'held' }) });
  }
  return held.toSorted((a, b) => b.ms - a.ms);
}
