/** `npm run bench`: measures the product beside its floors, with few and with many reviews. See `bench/RESULTS.md`. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { figuresOf, secondStart } from './figures.ts';
import { load } from './load.ts';
import { approvals } from './measures/approvals.ts';
import { deepPages } from './measures/deep-pages.ts';
import { list, listAsStranger } from './measures/list.ts';
import { publicPage } from './measures/public-page.ts';
import { search } from './measures/search.ts';
import { signIns } from './measures/sign-in.ts';
import { space } from './measures/space.ts';
import { statistics } from './measures/statistics.ts';
import { type Part, whereTimeGoes } from './measures/where-time-goes.ts';
import { readOptions } from './options.ts';
import { compared, judged } from './results/comparison.ts';
import { machine, watchHost } from './results/machine.ts';
import { short } from './results/numbers.ts';
import { report } from './results/report.ts';
import { openSite, type Site } from './subjects/site.ts';
import { type Case, type CaseResult, takeTurns } from './turns.ts';

const CASES: Case[] = [
  ...list,
  listAsStranger,
  ...deepPages,
  ...search,
  statistics,
  ...publicPage,
  signIns,
  approvals,
];
const PROFILE_SECONDS = 2;
const MOST_PROFILES = 6;

const options = readOptions();
if (options) {
  const began = performance.now();
  const say = (line: string) => console.error(`${Math.round((performance.now() - began) / 1000)} s  ${line}`);
  await using opened = new AsyncDisposableStack();
  const sites: Site[] = [];
  for (const rows of options.sizes) {
    const site = await openSite(rows, say);
    opened.defer(site.close);
    sites.push(site);
  }
  const isWanted = (name: string) => options.only.length === 0 || options.only.some((part) => name === part);
  const largest = sites.at(-1);
  const spaces = largest && isWanted('space') ? await space(largest) : [];
  const about = sites[0] ? await machine(sites[0]) : [];
  const host = await watchHost();
  const cases = CASES.filter(({ group }) => isWanted(group));
  const failures: string[] = [];
  const results: CaseResult[] = [];
  // Node makes fast code of what has run a while.
  for (const site of sites) await load((await listAsStranger.prepare(site)).product, options.seconds * 2);
  for (const each of cases) {
    const name = `${each.group}: ${each.name}`;
    try {
      const result = await takeTurns(each, sites, options);
      results.push(result);
      say(`${name}  ${compared(result).map(shortly).join('   ')}`);
    } catch (error) {
      failures.push(`${name}: ${messageOf(error)}`);
      say(`${name} FAILED: ${messageOf(error)}`);
    }
  }
  const figures = await figuresOf(sites, cases, { ...options, isWanted, say });
  const profiles: { of: Case; parts: Part[] }[] = [];
  for (const { measured } of worstOfGroups(results).slice(0, MOST_PROFILES)) {
    if (!largest) break;
    say(`profile of ${measured.group}: ${measured.name}`);
    const seconds = Math.min(PROFILE_SECONDS, options.seconds * 2);
    profiles.push({ of: measured, parts: await whereTimeGoes(largest, measured, seconds) });
  }
  if (isWanted('start')) figures.push(await secondStart(sites, say));
  about.push(...(await host()));
  const text = report({ about, results, figures, profiles, spaces, failures, sizes: options.sizes });
  console.log(text);
  if (options.write) await writeFile(path.join(import.meta.dirname, 'RESULTS.md'), text);
  if (failures.length > 0) process.exitCode = 1;
}

function shortly({ perSecond, ratio, medianMs }: ReturnType<typeof compared>[number]): string {
  return `${short(perSecond)}/s${ratio === null ? '' : ` ${ratio.toFixed(2)}×`} ${short(medianMs)} ms`;
}

/** Of each kind of request the one that misses its budget by most, or the slowest where its ratio is what matters. */
function worstOfGroups(results: readonly CaseResult[]): CaseResult[] {
  const missed = results.filter((result) => judged(result).some(({ isMet }) => !isMet));
  const last = (result: CaseResult) => compared(result).at(-1);
  return Object.values(Object.groupBy(missed, ({ measured }) => measured.group)).flatMap(
    (group) =>
      group?.toSorted((a, b) => (last(a)?.perSecond ?? 0) - (last(b)?.perSecond ?? 0)).slice(0, 1) ?? [],
  );
}
