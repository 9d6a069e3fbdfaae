import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessMemory } from '../processes/probe.ts';
import type { Product } from '../processes/product.ts';
import { median } from '../results/numbers.ts';

/** What the product uses at one time, after a garbage collection. */
export interface Sample extends ProcessMemory {
  /** Open files and sockets. */
  files: number;
}

const SAMPLES = 16;
/** In a shorter run, caches and pools are still filling. */
const MIN_MINUTES = 2;
/** What the last quarter of a run may use more than the second. */
const MAX_GROWTH: Record<keyof Sample, { factor: number; plus: number }> = {
  heapBytes: { factor: 1.1, plus: 4e6 },
  externalBytes: { factor: 1.1, plus: 4e6 },
  rssBytes: { factor: 1.1, plus: 20e6 },
  files: { factor: 1, plus: 20 },
};

/** Samples while the product is used. */
export async function watch(product: Product, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    await sleep((minutes * 60_000) / SAMPLES);
    const memory = await product.ask<ProcessMemory>({ type: 'memory' });
    samples.push({ ...memory, files: await openFiles(product.process.pid) });
  }
  return samples;
}

/** How many files a process has open; 0 where the system does not say. */
async function openFiles(pid: number | undefined): Promise<number> {
  return (await readdir(`/proc/${pid}/fd`).catch(() => [])).length;
}

/** What grew from the second quarter of a run to the last, a line for each; nothing for a run that is too short to tell. */
export function findLeaks(samples: readonly Sample[], minutes: number): string[] {
  if (minutes < MIN_MINUTES) return [];
  const quarter = Math.floor(samples.length / 4);
  const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  return (Object.keys(MAX_GROWTH) as (keyof Sample)[]).flatMap((name) => {
    const medianOf = (part: readonly Sample[]) => median(part.map((sample) => sample[name]));
    const [before, after] = [medianOf(early), medianOf(late)];
    const { factor, plus } = MAX_GROWTH[name];
    return after > before * factor + plus ? `${name} grew from ${before} to ${after}` : [];
  });
}
