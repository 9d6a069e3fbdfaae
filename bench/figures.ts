import { eventLoopHolds } from './measures/event-loop.ts';
import { firstSync } from './measures/first-sync.ts';
import { importReviews } from './measures/imports.ts';
import { overload } from './measures/overload.ts';
import { secondStarts } from './measures/second-start.ts';
import { type Shared, twoProcesses } from './measures/two-processes.ts';
import { median, short } from './results/numbers.ts';
import type { Figure } from './results/tables.ts';
import type { Imports } from './subjects/importer.ts';
import type { Use } from './subjects/probe.ts';
import type { Site } from './subjects/site.ts';
import type { Case } from './turns.ts';

interface Way {
  isWanted: (name: string) => boolean;
  say: (line: string) => void;
  seconds: number;
  rounds: number;
}

const MEGABYTE = 2 ** 20;
const BUDGET = { storedPerSecond: 15_000, startMs: 1_500, megabytes: 150, heldMs: 50 };
const SHARED = ['list: newest first', 'approvals: on 16 connections'];

/** What is not a number of requests a second: what the process needs, how it starts, what stands still meanwhile. */
export async function figuresOf(sites: readonly Site[], cases: readonly Case[], way: Way): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { isWanted, say } = way;
  if (isWanted('memory')) figures.push(await memory(sites));
  if (isWanted('event-loop')) {
    say('event loop');
    figures.push(await eventLoop(sites, cases, way));
  }
  if (isWanted('overload')) {
    say('overload');
    figures.push(await overloaded(sites, way));
  }
  if (isWanted('two-processes')) {
    say('two processes');
    figures.push(...(await shared(sites, cases, way)));
  }
  if (isWanted('first-sync')) {
    say('first sync');
    figures.push(await firstSyncs(sites));
  }
  if (isWanted('import')) {
    say('import');
    figures.push(...(await imports(sites)));
  }
  figures.push({
    what: 'filling the database, which it is measured with (s)',
    values: sites.map(({ fillSeconds }) => (fillSeconds === null ? 'kept' : short(fillSeconds))),
    budget: null,
    isMet: null,
  });
  return figures;
}

async function eventLoop(sites: readonly Site[], cases: readonly Case[], { seconds }: Way): Promise<Figure> {
  const longest = [];
  for (const site of sites) longest.push((await eventLoopHolds(site, cases, seconds / 2))[0]);
  const worst = longest.at(-1);
  return {
    what: 'longest that one kind of request held the event loop (ms)',
    values: longest.map((held) => (held ? `${short(held.ms)} (${held.of.group}: ${held.of.name})` : null)),
    budget: `≤ ${BUDGET.heldMs}`,
    isMet: (worst?.ms ?? 0) <= BUDGET.heldMs,
  };
}

async function overloaded(sites: readonly Site[], { seconds }: Way): Promise<Figure> {
  const values = [];
  for (const site of sites) {
    const done = await overload(site, seconds);
    const { offeredPerSecond, answeredPerSecond, refusedPerSecond, medianMs, slowMs } = done;
    values.push(
      `${short(offeredPerSecond)}: ${short(answeredPerSecond)} in ${short(medianMs)} ms (99 %: ${short(slowMs)}), ${short(refusedPerSecond)} refused`,
    );
  }
  return {
    what: 'lists asked for a second at twice what is borne, while asking; answered and told to come again, until the last answer',
    values,
    budget: null,
    isMet: null,
  };
}

async function memory(sites: readonly Site[]): Promise<Figure> {
  const sizes = [];
  for (const { product } of sites) {
    const { rssBytes } = await product.ask<Use>({ of: 'use' });
    sizes.push(rssBytes / MEGABYTE);
  }
  return {
    what: 'memory of the Node process after all of the above (MB, resident)',
    values: sizes.map(short),
    budget: `≤ ${BUDGET.megabytes}`,
    isMet: (sizes.at(-1) ?? 0) <= BUDGET.megabytes,
  };
}

async function shared(sites: readonly Site[], cases: readonly Case[], way: Way): Promise<Figure[]> {
  const wanted = cases.filter(({ group, name }) => SHARED.includes(`${group}: ${name}`));
  const bySize: Shared[][] = [];
  for (const site of sites) bySize.push(await twoProcesses(site, wanted, way));
  return wanted.map(({ group, name }, index) => ({
    what: `one process, and two on the same PostgreSQL: ${group}, ${name} (a second)`,
    values: bySize.map((measured) => {
      const { one = 0, two = 0 } = measured[index] ?? {};
      return `${short(one)}, ${short(two)} (${(two / one).toFixed(2)} ×)`;
    }),
    budget: null,
    isMet: null,
  }));
}

/** Of at most so many reviews. */
const MOST_SYNCED = 60_000;

async function firstSyncs(sites: readonly Site[]): Promise<Figure> {
  const rates: number[] = [];
  const counts = sites.map(({ rows }) => Math.min(rows, MOST_SYNCED));
  for (const count of counts) rates.push(await firstSync(count));
  return {
    what: 'first sync, into PostgreSQL once read (reviews/s)',
    values: rates.map((rate, index) => `${short(rate)} (${counts[index]?.toLocaleString('en')} rows)`),
    budget: `≥ ${BUDGET.storedPerSecond.toLocaleString('en')}`,
    isMet: (rates.at(-1) ?? 0) >= BUDGET.storedPerSecond,
  };
}

async function imports(sites: readonly Site[]): Promise<Figure[]> {
  const done: Imports[] = [];
  for (const site of sites) done.push(await importReviews(site));
  const rates = (one: 'whole' | 'onceRead', until: 'storedSeconds' | 'seconds') =>
    done.map(({ [one]: { rows, [until]: seconds } }) => rows / seconds);
  const stored = rates('onceRead', 'storedSeconds');
  const rest = { budget: null, isMet: null };
  return [
    {
      what: 'import, into PostgreSQL once read (reviews/s)',
      values: stored.map(
        (rate, index) => `${short(rate)} (${done[index]?.onceRead.rows.toLocaleString('en')} rows)`,
      ),
      budget: `≥ ${BUDGET.storedPerSecond.toLocaleString('en')}`,
      isMet: (stored.at(-1) ?? 0) >= BUDGET.storedPerSecond,
    },
    {
      what: 'the same, until counters and words are made ready as well',
      values: rates('onceRead', 'seconds').map(short),
      ...rest,
    },
    {
      what: 'import, from the file to the end (reviews/s)',
      values: rates('whole', 'seconds').map(short),
      ...rest,
    },
    {
      what: 'memory of the import at most (MB, resident)',
      values: done.map(({ maxRssBytes }) => short(maxRssBytes / MEGABYTE)),
      ...rest,
    },
  ];
}

/** Ends the sites, for each is started anew. */
export async function secondStart(sites: readonly Site[], say: (line: string) => void): Promise<Figure> {
  say('second start');
  const times = [];
  for (const site of sites) {
    // The product ends its PostgreSQL, which nobody else may be using then.
    await site.close();
    times.push(await secondStarts(site.dataDir));
  }
  return {
    what: 'start, second time, with PostgreSQL, to the first answer (ms; lowest–highest)',
    values: times.map((all) => `${short(median(all))} (${short(all[0] ?? 0)}–${short(all.at(-1) ?? 0)})`),
    budget: `≤ ${BUDGET.startMs.toLocaleString('en')}`,
    isMet: median(times.at(-1) ?? []) <= BUDGET.startMs,
  };
}
