import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bulkFigures } from './bulk.ts';
import { importFigures } from './imports.ts';
import { load } from './load.ts';
import type { ProcessUsage } from './processes/probe.ts';
import { startProduct } from './processes/product.ts';
import type { Figure } from './results/comparison.ts';
import { median, short } from './results/numbers.ts';
import type { Case } from './rounds.ts';
import type { Setup } from './setup.ts';
import { signInTimeFigures } from './sign-in-times.ts';
import { strangerFigures } from './strangers.ts';

interface FigureOptions {
  isSelected: (name: string) => boolean;
  log: (line: string) => void;
  seconds: number;
}

const MEGABYTE = 2 ** 20;
const MAX_MEGABYTES = 200;
const MAX_DELAY_MS = 50;
const MIN_STORED_PER_SECOND = 10_000;
const MAX_SYNCED = 60_000;
const MAX_START_MS = 1_500;
const STARTS = 5;

/** Everything that is not a number of requests a second. */
export async function measureFigures(
  setups: readonly Setup[],
  cases: readonly Case[],
  { isSelected, log, seconds }: FigureOptions,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (isSelected('memory')) figures.push(await memory(setups));
  if (isSelected('event-loop')) {
    log('event loop');
    figures.push(await eventLoop(setups, cases, seconds / 2));
  }
  if (isSelected('first-sync')) {
    log('first sync');
    figures.push(await firstSync(setups));
  }
  if (isSelected('bulk')) {
    log('bulk');
    figures.push(...(await bulkFigures(setups)));
  }
  if (isSelected('import')) {
    log('import');
    figures.push(...(await importFigures(setups)));
  }
  if (isSelected('sign-in')) {
    log('times of refused sign-ins');
    figures.push(...(await signInTimeFigures(setups)));
  }
  if (isSelected('strangers')) {
    log('strangers');
    figures.push(...(await strangerFigures(setups)));
  }
  figures.push({
    name: 'filling the database for the benchmark (s)',
    values: setups.map(({ fillSeconds }) => (fillSeconds === null ? 'cached' : short(fillSeconds))),
    budget: null,
    isMet: null,
  });
  return figures;
}

async function memory(setups: readonly Setup[]): Promise<Figure> {
  const sizes: number[] = [];
  for (const { product } of setups) {
    const { rssBytes } = await product.ask<ProcessUsage>({ type: 'usage' });
    sizes.push(rssBytes / MEGABYTE);
  }
  return {
    name: 'memory of the Node process after the measurements above (MB, resident)',
    values: sizes.map(short),
    budget: `≤ ${MAX_MEGABYTES}`,
    isMet: (sizes.at(-1) ?? 0) <= MAX_MEGABYTES,
  };
}

/** Runs each case on one connection and measures for how long the event loop is blocked. */
async function eventLoop(setups: readonly Setup[], cases: readonly Case[], seconds: number): Promise<Figure> {
  const longest: { ms: number; name: string }[] = [];
  for (const setup of setups) {
    let worst = { ms: 0, name: '' };
    for (const { prepare, group, name } of cases) {
      const { product } = await prepare(setup);
      await setup.product.ask({ type: 'event-loop-start' });
      await load({ ...product, connections: 1 }, seconds);
      const ms = await setup.product.ask<number>({ type: 'event-loop-stop' });
      if (ms > worst.ms) worst = { ms, name: `${group}: ${name}` };
    }
    longest.push(worst);
  }
  return {
    name: 'longest event loop delay of one kind of request (ms)',
    values: longest.map(({ ms, name }) => `${short(ms)} (${name})`),
    budget: `≤ ${MAX_DELAY_MS}`,
    isMet: (longest.at(-1)?.ms ?? 0) <= MAX_DELAY_MS,
  };
}

async function firstSync(setups: readonly Setup[]): Promise<Figure> {
  const counts = setups.map(({ rows }) => Math.min(rows, MAX_SYNCED));
  const rates: number[] = [];
  for (const count of counts) {
    const args = ['bench/first-sync.ts', '--unlimited', '--read', String(count)];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    // Warnings of the product come first.
    rates.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').storedPerSecond);
  }
  return {
    name: 'first sync, pages already read: stored reviews/s',
    values: rates.map((rate, index) => `${short(rate)} (${counts[index]} rows)`),
    budget: `≥ ${MIN_STORED_PER_SECOND.toLocaleString('en')}`,
    isMet: (rates.at(-1) ?? 0) >= MIN_STORED_PER_SECOND,
  };
}

/** Closes the setups, then starts the product several times in each data folder, as `npm start` does. */
export async function measureSecondStart(setups: readonly Setup[]): Promise<Figure> {
  const medians: number[] = [];
  const values: string[] = [];
  for (const setup of setups) {
    // The product stops its PostgreSQL, which must not be in use.
    await setup.close();
    const times: number[] = [];
    for (let index = 0; index < STARTS; index++) {
      const product = await startProduct({ DATA_DIR: setup.dataDir }, ['scripts/start.mjs']);
      times.push(product.startMs);
      await product.end();
    }
    medians.push(median(times));
    values.push(`${short(median(times))} (${short(Math.min(...times))}–${short(Math.max(...times))})`);
  }
  return {
    name: 'second start with PostgreSQL, to the first response (ms)',
    values,
    budget: `≤ ${MAX_START_MS.toLocaleString('en')}`,
    isMet: (medians.at(-1) ?? 0) <= MAX_START_MS,
  };
}
