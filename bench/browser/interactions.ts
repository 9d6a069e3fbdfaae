import type { Browser, CDPSession } from '@playwright/test';
import { openThrottledPage } from './throttled-page.ts';

const APPROVALS = 15;
const TYPED = 'garden view';
const KEY_MS = 90;
const FRAME_MS = 1000 / 60;

/** Times of a manager's interactions with fifty rows on the screen. */
export interface Interactions {
  /** From each click on "Approve" until the row was painted, in milliseconds. */
  approvalMs: number[];
  /** The part of it that ran before the next frame. */
  workMs: number[];
  /** While typing into the search box. */
  droppedFrames: number;
  frames: number;
  longestGapMs: number;
  /** Main thread time for each key. */
  keyMs: number;
}

/** @param isSlow whether to slow the processor down four times */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  cookie: string,
  isSlow: boolean,
): Promise<Interactions> {
  const page = await openThrottledPage(browser, origin, cookie, { network: false, processor: isSlow });
  try {
    await page.goto('/dashboard?size=50&status=pending');
    // Reviews from Google cannot be approved here.
    const approve = page.getByRole('button', { name: 'Approve', exact: true, disabled: false });
    await approve.nth(APPROVALS).waitFor();
    await page.evaluate(() => {
      const waits: number[] = [];
      const works: number[] = [];
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const began = performance.now();
          // The handlers of the click run before the next frame; the second frame starts after it has been painted.
          requestAnimationFrame(() => {
            works.push(performance.now() - began);
            requestAnimationFrame(() => waits.push(performance.now() - timeStamp));
          });
        },
        { capture: true },
      );
      Object.assign(window, { waits, works });
    });
    for (let index = 0; index < APPROVALS; index++) {
      await approve.first().click();
      await page.getByRole('button', { name: 'Disapprove', exact: true }).nth(index).waitFor();
    }
    await page.waitForFunction(
      (count) => (window as unknown as { waits: number[] }).waits.length >= count,
      APPROVALS,
    );
    const { waits, works } = await page.evaluate(() => {
      const { waits, works } = window as unknown as { waits: number[]; works: number[] };
      return { waits, works };
    });

    await page.getByRole('searchbox').click();
    await page.evaluate(() => {
      const frames: number[] = [];
      const record = (now: number) => {
        frames.push(now);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      Object.assign(window, { frames });
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await threadMs(devtools);
    await page.keyboard.type(TYPED, { delay: KEY_MS });
    const typingMs = (await threadMs(devtools)) - before;
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    return {
      approvalMs: waits,
      workMs: works,
      droppedFrames: gaps.reduce((dropped, gap) => dropped + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0),
      frames: gaps.length,
      longestGapMs: Math.max(...gaps),
      keyMs: typingMs / TYPED.length,
    };
  } finally {
    await page.context().close();
  }
}

async function threadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
