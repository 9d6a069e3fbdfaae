/**
 * How soon a person sees reviews on slow 4G with a processor four times slower, and what work costs there and here:
 * `node bench/browser.ts [--rows N] [--times N] [--waterfall]`. Needs the build and a Chromium.
 */
import { parseArgs } from 'node:util';
import { pages } from '#contract/paths.ts';
import { type FirstRows, firstRows } from './browser/first-rows.ts';
import { openBrowser } from './browser/phone.ts';
import { work } from './browser/work.ts';
import { keptDatabase } from './fill/kept-database.ts';
import { median, short } from './results/numbers.ts';
import { signIn, startProduct } from './subjects/product.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    times: { type: 'string', default: '5' },
    waterfall: { type: 'boolean', default: false },
  },
});

await using opened = new AsyncDisposableStack();
const { dataDir } = await keptDatabase(Number(values.rows), (line) => console.error(line));
const product = await startProduct({ DATA_DIR: dataDir });
opened.defer(product.end);
const browser = await openBrowser();
opened.defer(() => browser.close());
const origin = `http://localhost:${product.port}`;
const cookie = await signIn(product.port);

const LOADS = [
  { path: pages.dashboard(), cookie, review: 'tbody time' },
  { path: pages.login(), cookie: null, review: 'input[type=password]' },
  { path: pages.reviews('1'), cookie, review: 'main h1' },
  { path: pages.property('1'), cookie: null, review: '.review' },
];
for (const load of LOADS) {
  const loads: FirstRows[] = [];
  for (let turn = 0; turn < Number(values.times); turn++) loads.push(await firstRows(browser, origin, load));
  const of = (key: 'shownMs' | 'paintedMs' | 'bytes' | 'scriptBytes') => median(loads.map((one) => one[key]));
  const spread = loads.map(({ shownMs }) => Math.round(shownMs)).toSorted((a, b) => a - b);
  console.log(
    `${load.path}: shown after ${short(of('shownMs'))} ms (${spread[0]} to ${spread.at(-1)}), first paint ${short(of('paintedMs'))} ms, ${short(of('bytes') / 1000)} kB, script ${short(of('scriptBytes') / 1000)} kB`,
  );
  if (values.waterfall)
    for (const { name, from, to, bytes } of loads[0]?.waterfall ?? [])
      console.log(
        `  ${String(from).padStart(5)} to ${String(to).padStart(5)} ms  ${String(bytes).padStart(7)} B  ${name}`,
      );
}

for (const isSlow of [true, false]) {
  const done = await work(browser, origin, cookie, isSlow);
  console.log(isSlow ? 'on a processor four times slower' : 'on this one');
  console.log(
    `  approve: row drawn ${short(median(done.approvalMs))} ms after the click, of which ${short(median(done.workMs))} ms work (worst ${short(Math.max(...done.workMs))})`,
  );
  console.log(
    `  typing: ${done.droppedFrames} of ${done.frames} frames dropped, longest wait ${short(done.longestGapMs)} ms, ${short(done.keyMs)} ms work for a key`,
  );
}
