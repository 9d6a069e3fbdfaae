import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForTests, see } from '#tests/support/browser.ts';
import { card, cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** What the page did since it was last asked. */
interface Drawing {
  /** Days that were put into words, one for each time that a row was drawn, in ISO 8601. */
  dates: string[];
  /** Rows in which anything changed, counted from 0; that one is shown or not is no change in it. */
  rows: number[];
}

/** Fifty rows, with every drawing of one noted. */
async function openWatched(page: Page): Promise<(act: () => Promise<void>) => Promise<Drawing>> {
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
    Object.assign(window, { dates, touched: new Set<number>() });
  });
  await openDashboard(page, '?size=50');
  await see(rows(page)).toHaveCount(50);
  await page.evaluate(() => {
    const { touched } = window as unknown as { touched: Set<number> };
    const body = document.querySelector('tbody');
    if (!body) throw new Error('there is no table');
    const before = [...body.rows];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest('tr');
        if (row && row !== target) touched.add(before.indexOf(row));
      }
    }).observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return async (act) => {
    const take = () =>
      page.evaluate(() => {
        const watched = window as unknown as { dates: string[]; touched: Set<number> };
        const taken = { dates: watched.dates.splice(0), rows: [...watched.touched] };
        watched.touched.clear();
        return taken;
      });
    await take();
    await act();
    return take();
  };
}

describe('the table', () => {
  test('draws the row that was approved, and no other', async () => {
    const page = await browser.manager(server);
    const during = await openWatched(page);
    const row = rows(page).nth(7);
    const date = await row.locator('time').getAttribute('datetime');
    const pending = Number(await card(page, 'Pending').textContent());
    const drawing = await during(async () => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/stats'));
      await row.getByRole('button', { name: 'Approve' }).click();
      await see(cell(row, 'Status')).toHaveText('Approved');
      await see(card(page, 'Pending')).toHaveText(String(pending - 1));
      // The last thing that a decision asks for.
      await answered;
    });
    expect(drawing.rows).toEqual([7]);
    expect([...new Set(drawing.dates)]).toEqual([new Date(date ?? '').toISOString()]);
  });

  test('draws no row that stays while one types into the search', async () => {
    const page = await browser.manager(server);
    const during = await openWatched(page);
    const guest = (await cell(rows(page).nth(3), 'Guest').textContent()) ?? '';
    const drawing = await during(async () => {
      await page.getByRole('searchbox').pressSequentially(guest);
      await see(cell(rows(page).first(), 'Guest')).toHaveText(guest);
      await see(rows(page)).not.toHaveCount(50);
    });
    expect(drawing).toEqual({ dates: [], rows: [] });
  });
});
