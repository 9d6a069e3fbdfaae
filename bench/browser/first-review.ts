import type { Browser } from '@playwright/test';
import { openThrottledPage } from './throttled-page.ts';

export interface FirstReview {
  /** Milliseconds from the start of the navigation until the first review is painted. */
  shownMs: number;
  /** Until the first contentful paint. */
  paintedMs: number;
  /** Bytes over the wire by then, with headers, and how many of them are scripts. */
  bytes: number;
  scriptBytes: number;
  /** Start and end of each request in milliseconds. */
  waterfall: { name: string; from: number; to: number; bytes: number }[];
}

/** Opens a page with an empty cache and waits for its first review. */
export async function loadFirstReview(
  browser: Browser,
  origin: string,
  { path, cookie, review }: { path: string; cookie: string | null; review: string },
): Promise<FirstReview> {
  const page = await openThrottledPage(browser, origin, cookie);
  try {
    await page.addInitScript((selector) => {
      const observer = new MutationObserver(check);
      function check() {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // The second frame starts after the row has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(window, { shownMs: performance.now() })),
        );
      }
      observer.observe(document, { childList: true, subtree: true });
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
