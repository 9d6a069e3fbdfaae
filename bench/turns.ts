import { type Asking, load } from './load.ts';
import { postgresMicroseconds } from './results/processor-time.ts';
import type { Use } from './subjects/probe.ts';
import type { Site } from './subjects/site.ts';

/** One kind of request, asked of the product and, where there is one, of its floor. */
export interface Case {
  group: string;
  name: string;
  /** What the floor is, in a few words. */
  floor: string | null;
  budget: Budget;
  prepare(site: Site): Promise<{ product: Asking; floor: FloorAsking | null }>;
}

export interface FloorAsking extends Asking {
  by: 'bareNode' | 'bareFastify';
}

/** Of the largest database. */
export interface Budget {
  /** Requests a second of the product divided by the floor's, at least. */
  ratio?: number;
  /** The median time of an answer divided by that of the smallest database, at most. */
  growth?: number;
  medianMs?: number;
  perSecond?: number;
}

export interface Round {
  perSecond: number;
  medianMs: number;
  /** One answer in a hundred took longer. */
  slowMs: number;
  /** Processor time per answer of the server's own process, and of PostgreSQL where it is known. */
  nodeMicroseconds: number;
  postgresMicroseconds: number | null;
}

export interface CaseResult {
  measured: Case;
  sizes: { rows: number; product: Round[]; floor: Round[] }[];
}

const WARM_UP_SHARE = 0.4;

/** The product and its floor, with few and with many reviews, take turns, so that a noisy moment hits all alike. */
export async function takeTurns(
  measured: Case,
  sites: readonly Site[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<CaseResult> {
  const prepared = [];
  for (const site of sites) prepared.push({ site, ...(await measured.prepare(site)) });
  for (const { product, floor } of prepared) {
    await load(product, seconds * WARM_UP_SHARE);
    if (floor) await load(floor, seconds * WARM_UP_SHARE);
  }
  const sizes = prepared.map(({ site: { rows } }) => ({
    rows,
    product: [] as Round[],
    floor: [] as Round[],
  }));
  for (let turn = 0; turn < rounds; turn++) {
    for (const [index, { site, product, floor }] of prepared.entries()) {
      sizes[index]?.product.push(await round(site, product, seconds, () => site.product.ask({ of: 'use' })));
      if (floor) {
        const asked = site[floor.by];
        sizes[index]?.floor.push(await round(site, floor, seconds, () => asked.ask({ of: 'use' })));
      }
    }
  }
  return { measured, sizes };
}

async function round(
  { postgresPid }: Site,
  asking: Asking,
  seconds: number,
  use: () => Promise<Pick<Use, 'cpuMicroseconds'>>,
): Promise<Round> {
  const before = [(await use()).cpuMicroseconds, await postgresMicroseconds(postgresPid)] as const;
  const { answers, seconds: taken, times } = await load(asking, seconds);
  const after = [(await use()).cpuMicroseconds, await postgresMicroseconds(postgresPid)] as const;
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: answers / taken,
    medianMs: at(0.5),
    slowMs: at(0.99),
    nodeMicroseconds: (after[0] - before[0]) / answers,
    postgresMicroseconds: before[1] === null || after[1] === null ? null : (after[1] - before[1]) / answers,
  };
}
