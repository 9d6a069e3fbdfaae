/** `npm run bench`: measures the product beside its baselines, with few and with many reviews. See `bench/RESULTS.md`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { approvals, signIns } from './cases/actions.ts';
import { insights } from './cases/insights.ts';
import { lists, statistics } from './cases/lists.ts';
import { filteredPages, publicPage } from './cases/public-page.ts';
import { measureFigures, measureSecondStart } from './figures.ts';
import { load } from './load.ts';
import { readOptions } from './options.ts';
import { compare, meanListRatio } from './results/comparison.ts';
import { describeMachine, measureStolenTime } from './results/machine.ts';
import { short } from './results/numbers.ts';
import { report } from './results/report.ts';
import { relationSizes } from './results/space.ts';
import { type Case, type CaseResult, measure } from './rounds.ts';
import { openSetup, type Setup } from './setup.ts';

const CASES: Case[] = [
  ...lists,
  statistics,
  ...publicPage,
  ...filteredPages,
  signIns,
  approvals,
  ...insights,
];

const options = readOptions();
if (options) {
  const started = performance.now();
  const log = (line: string) =>
    console.error(`${Math.round((performance.now() - started) / 1000)} s  ${line}`);
  const isSelected = (name: string) => options.only.length === 0 || options.only.includes(name);
  await using opened = new AsyncDisposableStack();
  const setups: Setup[] = [];
  for (const rows of options.sizes) {
    const setup = await openSetup(rows, log);
    opened.defer(setup.close);
    setups.push(setup);
  }
  const [smallest, largest] = [setups[0], setups.at(-1)];
  const space = largest && isSelected('space') ? await relationSizes(largest) : [];
  const environment = smallest ? await describeMachine(smallest) : [];
  const stolenTime = await measureStolenTime();
  const cases = CASES.filter(({ group }) => isSelected(group));
  const failures: string[] = [];
  const results: CaseResult[] = [];
  // V8 optimizes code that has run for a while.
  for (const setup of setups) await load((await statistics.prepare(setup)).product, options.seconds * 2);
  for (const each of cases) {
    const name = `${each.group}: ${each.name}`;
    try {
      const result = await measure(each, setups, options);
      results.push(result);
      log(`${name}  ${compare(result).map(summary).join('   ')}`);
    } catch (error) {
      failures.push(`${name}: ${messageOf(error)}`);
      log(`${name} FAILED: ${messageOf(error)}`);
    }
  }
  const figures = [
    ...meanListRatio(results),
    ...(await measureFigures(setups, cases, { ...options, isSelected, log })),
  ];
  if (isSelected('start')) {
    log('second start');
    figures.push(await measureSecondStart(setups));
  }
  environment.push(...(await stolenTime()));
  const text = report({ environment, results, figures, space, failures, sizes: options.sizes });
  console.log(text);
  if (options.write) await writeResults(text);
  if (failures.length > 0) process.exitCode = 1;
}

/** Keeps what was measured once with ten million reviews. */
async function writeResults(text: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'RESULTS.md');
  const [, once = ''] = (await readFile(file, 'utf8')).split(/(?=^## 10,000,000)/m);
  await writeFile(file, `${`${text.trimEnd()}\n\n${once}`.trimEnd()}\n`);
}

function summary({ perSecond, ratio, medianMs }: ReturnType<typeof compare>[number]): string {
  return `${short(perSecond)}/s${ratio === null ? '' : ` ${ratio.toFixed(2)}×`} ${short(medianMs)} ms`;
}
