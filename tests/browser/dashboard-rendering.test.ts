import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** As in `use-dashboard-search.ts`. */
const DEBOUNCE = 250;

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** What the page rendered during an action. */
interface Rendering {
  /** The dates that were formatted, one for each time that a row rendered, in ISO 8601. */
  dates: string[];
  /** The indexes of the rows whose content changed; showing or hiding a row does not count. */
  rows: number[];
}

/** Opens fifty rows and observes which of them render. */
async function openObserved(page: Page): Promise<(act: () => Promise<void>) => Promise<Rendering>> {
  await page.addInitScript(() => {
    const dates: string[] = [];
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')?.get;
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        return (date: Date) => {
          dates.push(date.toISOString());
          return format?.call(this)(date);
        };
      },
    });
    Object.assign(window, { dates, changed: new Set<number>() });
  });
  await openDashboard(page, '?size=50');
  await see(rows(page)).toHaveCount(50);
  await page.evaluate(() => {
    const { changed } = window as unknown as { changed: Set<number> };
    const body = document.querySelector('tbody');
    if (!body) throw new Error('there is no table');
    const before = [...body.rows];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('tr');
        if (row && row !== target) changed.add(before.indexOf(row));
      }
    }).observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return async (act) => {
    const take = () =>
      page.evaluate(() => {
        const observed = window as unknown as { dates: string[]; changed: Set<number> };
        const taken = { dates: observed.dates.splice(0), rows: [...observed.changed] };
        observed.changed.clear();
        return taken;
      });
    await take();
    await act();
    return take();
  };
}

/** How many elements had their styles recalculated, for each recalculation during an action. */
async function elementsWithNewStyles(page: Page, act: () => Promise<void>): Promise<number[]> {
  const chromium = page.context().browser();
  if (!chromium) throw new Error('the page has no browser');
  await chromium.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await chromium.stopTracing())) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
}

describe('the table', () => {
  test('renders only the row that was approved', async () => {
    const page = await browser.manager(server);
    const during = await openObserved(page);
    const row = rows(page).nth(7);
    const date = await row.locator('time').getAttribute('datetime');
    const pending = Number(await card(page, 'Pending').textContent());
    const rendering = await during(async () => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/stats'));
      await row.getByRole('button', { name: 'Approve' }).click();
      await see(cell(row, 'Status')).toHaveText('Approved');
      await see(card(page, 'Pending')).toHaveText(String(pending - 1));
      // A decision reads the counts last.
      await answered;
    });
    expect(rendering.rows).toEqual([7]);
    expect([...new Set(rendering.dates)]).toEqual([new Date(date ?? '').toISOString()]);
  });

  test('recalculates the styles of only a part of the page when a review is approved', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?size=50');
    await see(rows(page)).toHaveCount(50);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const calculated = await elementsWithNewStyles(page, async () => {
      const row = rows(page).nth(8);
      await row.getByRole('button', { name: 'Approve' }).click();
      await see(cell(row, 'Status')).toHaveText('Approved');
    });
    expect(Math.max(...calculated)).toBeGreaterThan(0);
    expect(Math.max(...calculated)).toBeLessThan(elements / 2);
  });

  test('does not render its rows again while search text is typed', async () => {
    const page = await browser.manager(server);
    // The URL gets the text after a pause in typing. On a busy machine, each key may come after such a pause.
    await page.addInitScript((pause) => {
      const { setTimeout } = window;
      const withoutPause = (run: () => void, after?: number) =>
        after === pause ? 0 : setTimeout(run, after);
      Object.assign(window, { setTimeout: withoutPause });
    }, DEBOUNCE);
    const during = await openObserved(page);
    const guest = (await cell(rows(page).nth(3), 'Guest').textContent()) ?? '';
    const rendering = await during(async () => {
      await page.getByRole('searchbox').pressSequentially(guest);
      await see(cell(rows(page).first(), 'Guest')).toHaveText(guest);
      await see(rows(page)).not.toHaveCount(50);
    });
    expect(rendering).toEqual({ dates: [], rows: [] });
  });
});
