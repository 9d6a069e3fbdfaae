import { type LoadTarget, load } from './load.ts';
import type { ProcessUsage } from './processes/probe.ts';
import { postgresMicroseconds } from './results/processor-time.ts';
import type { Setup } from './setup.ts';

/** One kind of request, sent to the product and, where there is one, to its baseline. */
export interface Case {
  group: string;
  name: string;
  baseline: string | null;
  budget: Budget;
  prepare(setup: Setup): Promise<{ product: LoadTarget; baseline: BaselineTarget | null }>;
}

export interface BaselineTarget extends LoadTarget {
  process: 'bareNode' | 'bareFastify';
}

/** Limits for the largest database. */
export interface Budget {
  /** Least requests a second of the product divided by those of the baseline. */
  ratio?: number;
  /** Largest median time divided by that with the smallest database. */
  growth?: number;
  medianMs?: number;
  perSecond?: number;
}

export interface Round {
  perSecond: number;
  medianMs: number;
  /** The 99th percentile. */
  slowMs: number;
  /** Processor time per response of the server's process, and of PostgreSQL where it is known. */
  nodeMicroseconds: number;
  postgresMicroseconds: number | null;
}

export interface CaseResult {
  measured: Case;
  sizes: { rows: number; product: Round[]; baseline: Round[] }[];
}

const WARM_UP_SHARE = 0.4;

/** Alternates between product and baseline and between database sizes, so that other load on the machine affects all. */
export async function measure(
  measured: Case,
  setups: readonly Setup[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<CaseResult> {
  const prepared = [];
  for (const setup of setups) prepared.push({ setup, ...(await measured.prepare(setup)) });
  for (const { product, baseline } of prepared) {
    await load(product, seconds * WARM_UP_SHARE);
    if (baseline) await load(baseline, seconds * WARM_UP_SHARE);
  }
  const sizes = prepared.map(({ setup: { rows } }) => ({
    rows,
    product: [] as Round[],
    baseline: [] as Round[],
  }));
  for (let index = 0; index < rounds; index++) {
    for (const [size, { setup, product, baseline }] of prepared.entries()) {
      sizes[size]?.product.push(
        await round(setup, product, seconds, () => setup.product.ask({ type: 'usage' })),
      );
      if (!baseline) continue;
      const child = setup[baseline.process];
      sizes[size]?.baseline.push(await round(setup, baseline, seconds, () => child.ask({ type: 'usage' })));
    }
  }
  return { measured, sizes };
}

async function round(
  { postgresPid }: Setup,
  target: LoadTarget,
  seconds: number,
  usage: () => Promise<Pick<ProcessUsage, 'cpuMicroseconds'>>,
): Promise<Round> {
  const before = [(await usage()).cpuMicroseconds, await postgresMicroseconds(postgresPid)] as const;
  const { responses, seconds: taken, times } = await load(target, seconds);
  const after = [(await usage()).cpuMicroseconds, await postgresMicroseconds(postgresPid)] as const;
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: responses / taken,
    medianMs: percentile(0.5),
    slowMs: percentile(0.99),
    nodeMicroseconds: (after[0] - before[0]) / responses,
    postgresMicroseconds: before[1] === null || after[1] === null ? null : (after[1] - before[1]) / responses,
  };
}
