/**
 * Measures the pages that guests open, on slow 4G: Largest Contentful Paint, layout shift and bytes over the wire, with the
 * photos of the demo. `node bench/public-site.ts [--times N] [--processor]`. Needs the build and a Chromium.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { pages } from '#contract/paths.ts';
import { openBrowser, openThrottledPage } from './browser/throttled-page.ts';
import { startProduct } from './processes/product.ts';
import { median, short } from './results/numbers.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, processor: { type: 'boolean', default: false } },
});
const PATHS = [pages.property(8), pages.property(8, { stars: 5 }), pages.homes(), pages.explanation()];
const PHONE = { width: 390, height: 844 };
const PHOTOS_MS = 180_000;
const SETTLED_MS = 1_000;

interface Load {
  paintMs: number;
  shift: number;
  bytes: Record<'html' | 'style' | 'script' | 'images', number>;
}

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-public-site-'));
opened.defer(() => rm(dataDir, { recursive: true }));
const product = await startProduct({ DATA_DIR: dataDir, DEMO: 'true' });
opened.defer(product.end);
const browser = await openBrowser();
opened.defer(() => browser.close());
const origin = `http://localhost:${product.port}`;
await photosOf(PATHS[0] ?? '');

for (const address of PATHS) {
  const loads: Load[] = [];
  for (let run = 0; run < Number(values.times); run += 1) loads.push(await loadOnce(browser, address));
  const { html, style, script, images } = loads[0]?.bytes ?? { html: 0, style: 0, script: 0, images: 0 };
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log(
    `${address}: largest paint ${short(median(loads.map(({ paintMs }) => paintMs)))} ms, best ${short(Math.min(...loads.map(({ paintMs }) => paintMs)))}, shift ${Math.max(...loads.map(({ shift }) => shift)).toFixed(4)}, without images ${kilobytes(html + style + script)}, of which script ${kilobytes(script)}; images ${kilobytes(images)}`,
  );
}

/** Waits until the first photo of a page is stored. */
async function photosOf(address: string): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < PHOTOS_MS) {
    const response = await fetch(origin + address);
    if ((await response.text()).includes('hero-photo')) return;
    await sleep(1_000);
  }
  throw new Error('the photos were not fetched');
}

async function loadOnce(browser: Browser, address: string): Promise<Load> {
  const page = await openThrottledPage(browser, origin, null, {
    network: true,
    processor: values.processor,
  });
  try {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      const found = { paintMs: 0, shift: 0 };
      Object.assign(window, { found });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) found.paintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) found.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(() => {
      const { found } = window as unknown as { found: { paintMs: number; shift: number } };
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sum = (pattern: RegExp) =>
        files
          .filter(({ name }) => pattern.test(name))
          .reduce((total, { transferSize }) => total + transferSize, 0);
      const bytes = {
        html: document?.transferSize ?? 0,
        style: sum(/\.css$/),
        script: sum(/\.js$/),
        images: sum(/\/images\/|\.svg$/),
      };
      return { ...found, bytes };
    });
  } finally {
    await page.context().close();
  }
}
