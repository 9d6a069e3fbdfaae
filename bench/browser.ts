/**
 * Measures how soon the first review appears on slow 4G with a processor four times slower, and how long interactions take with
 * and without throttling: `node bench/browser.ts [--rows N] [--times N] [--waterfall]`. Needs the build and a Chromium.
 */
import { parseArgs } from 'node:util';
import { pages } from '#contract/paths.ts';
import { type FirstReview, loadFirstReview } from './browser/first-review.ts';
import { measureInteractions } from './browser/interactions.ts';
import { openBrowser } from './browser/throttled-page.ts';
import { cachedDatabase } from './fill/cached-database.ts';
import { signIn, startProduct } from './processes/product.ts';
import { median, short } from './results/numbers.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    times: { type: 'string', default: '5' },
    waterfall: { type: 'boolean', default: false },
  },
});

await using opened = new AsyncDisposableStack();
const { dataDir } = await cachedDatabase(Number(values.rows), (line) => console.error(line));
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
  const loads: FirstReview[] = [];
  for (let run = 0; run < Number(values.times); run++)
    loads.push(await loadFirstReview(browser, origin, load));
  const medianOf = (key: 'shownMs' | 'paintedMs' | 'bytes' | 'scriptBytes') =>
    median(loads.map((load) => load[key]));
  const spread = loads.map(({ shownMs }) => Math.round(shownMs)).toSorted((a, b) => a - b);
  console.log(
    `${load.path}: shown after ${short(medianOf('shownMs'))} ms (${spread[0]} to ${spread.at(-1)}), first paint ${short(medianOf('paintedMs'))} ms, ${short(medianOf('bytes') / 1000)} kB, script ${short(medianOf('scriptBytes') / 1000)} kB`,
  );
  if (values.waterfall)
    for (const { name, from, to, bytes } of loads[0]?.waterfall ?? [])
      console.log(
        `  ${String(from).padStart(5)} to ${String(to).padStart(5)} ms  ${String(bytes).padStart(7)} B  ${name}`,
      );
}

for (const isSlow of [true, false]) {
  const interactions = await measureInteractions(browser, origin, cookie, isSlow);
  console.log(isSlow ? 'processor four times slower' : 'this processor');
  console.log(
    `  approve: row painted ${short(median(interactions.approvalMs))} ms after the click, of which script ${short(median(interactions.workMs))} ms (longest ${short(Math.max(...interactions.workMs))})`,
  );
  console.log(
    `  typing: ${interactions.droppedFrames} of ${interactions.frames} frames dropped, longest frame ${short(interactions.longestGapMs)} ms, ${short(interactions.keyMs)} ms main thread time per key`,
  );
}
