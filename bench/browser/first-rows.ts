import type { Browser } from '@playwright/test';
import { openPhone } from './phone.ts';

export interface FirstRows {
  /** Milliseconds from the start of the navigation until the first review is drawn. */
  shownMs: number;
  /** Until anything was. */
  paintedMs: number;
  /** Bytes over the wire by then, with headers, and how many of them are script. */
  bytes: number;
  scriptBytes: number;
  /** What was asked for when, and when it was there; in milliseconds. */
  waterfall: { name: string; from: number; to: number; bytes: number }[];
}

/** Opens an address with an empty cache, and waits for the first review on it. */
export async function firstRows(
  browser: Browser,
  origin: string,
  { path, cookie, review }: { path: string; cookie: string | null; review: string },
): Promise<FirstRows> {
  const page = await openPhone(browser, origin, cookie);
  try {
    await page.addInitScript((selector) => {
      const watch = new MutationObserver(look);
      function look() {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        // The frame after the next one begins when the row has been drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(window, { shownMs: performance.now() })),
        );
      }
      watch.observe(document, { childList: true, subtree: true });
    }, review);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'shownMs' in window, undefined, { timeout: 60_000 });
    return await page.evaluate(() => {
      const { shownMs } = window as unknown as { shownMs: number };
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const loaded = [...(document ? [document] : []), ...resources].filter(
        ({ responseEnd }) => responseEnd > 0 && responseEnd <= shownMs,
      );
      const sum = (entries: PerformanceResourceTiming[]) =>
        entries.reduce((total, { transferSize }) => total + transferSize, 0);
      return {
        shownMs,
        paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        bytes: sum(loaded),
        scriptBytes: sum(loaded.filter(({ name }) => name.endsWith('.js'))),
        waterfall: loaded.map(({ name, startTime, responseEnd, transferSize }) => ({
          name: new URL(name).pathname,
          from: Math.round(startTime),
          to: Math.round(responseEnd),
          bytes: transferSize,
        })),
      };
    });
  } finally {
    await page.context().close();
  }
}
