import type { Browser, CDPSession } from '@playwright/test';
import { openPhone } from './phone.ts';

const APPROVALS = 15;
const TYPED = 'garden view';
const KEY_MS = 90;
const FRAME_MS = 1000 / 60;

/** What a manager's work costs with fifty rows on the screen. */
export interface Work {
  /** From each click on "Approve" until the row was drawn anew, in milliseconds. */
  approvalMs: number[];
  /** Of these, what ran in answer to the click. */
  workMs: number[];
  /** While somebody types into the search: frames that did not come, of how many, and the longest wait for one. */
  droppedFrames: number;
  frames: number;
  longestGapMs: number;
  /** Time of the page's own thread for each key, whatever else the machine does; throttled where everything is. */
  keyMs: number;
}

/** @param isSlow on a processor four times slower than this one */
export async function work(browser: Browser, origin: string, cookie: string, isSlow: boolean): Promise<Work> {
  const page = await openPhone(browser, origin, cookie, { network: false, processor: isSlow });
  try {
    await page.goto('/dashboard?size=50&status=pending');
    await page.getByRole('button', { name: 'Approve' }).nth(49).waitFor();
    await page.evaluate(() => {
      const waits: number[] = [];
      const works: number[] = [];
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const began = performance.now();
          // Everything that answers the click runs before the next frame; the one after it begins when that is drawn.
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
      const row = page.getByRole('row').nth(index + 1);
      await row.getByRole('button', { name: 'Approve' }).click();
      await row.getByRole('button', { name: 'Disapprove' }).waitFor();
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
      const note = (now: number) => {
        frames.push(now);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
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
