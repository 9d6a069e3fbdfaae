import type { Locator, Page } from '@playwright/test';
import { see } from './browser.ts';

/** The columns of the table, in order. */
export const COLUMNS = [
  'Guest',
  'Property',
  'Rating',
  'Review',
  'Channel',
  'Date',
  'Status',
  'Actions',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The rows that contain a review. */
export function rows(page: Page): Locator {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** The guest is the row's header. */
export function cell(row: Locator, column: Column): Locator {
  if (column === 'Guest') return row.getByRole('rowheader');
  return row.getByRole('cell').nth(COLUMNS.indexOf(column) - 1);
}

/** The number on a summary card. */
export function card(page: Page, label: string): Locator {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return page.locator('dl > div').filter({ has: term }).getByRole('definition');
}

/** Opens the dashboard and waits for its rows and counts. */
export async function openDashboard(page: Page, query = ''): Promise<void> {
  await page.goto(`/dashboard${query}`);
  await see(rows(page).first()).toBeVisible();
  await see(card(page, 'Total Reviews')).toHaveText(/\d/);
}

export function filter(page: Page, label: string): Locator {
  return page.getByRole('combobox', { name: label, exact: true });
}

/** Chooses an option by pointer: Property is a combobox, the others are native selects. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await filter(page, label).click();
  const options = label === 'Property' ? page.getByRole('listbox', { name: 'Options' }) : filter(page, label);
  await options.getByRole('option', { name: option, exact: true }).click();
}

/** Waits until a filter shows an option as chosen. */
export async function seeChosen(page: Page, label: string, option: string): Promise<void> {
  if (label === 'Property') await see(filter(page, label)).toHaveValue(option);
  else await see(filter(page, label).locator('option:checked')).toHaveText(option);
}

/** The label of the pager, such as "1 to 10 of 57". */
export function pagerLabel(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' }).getByText(/^\d+ to \d+ of \d+$/);
}

/** Waits until the URL has exactly these parameters, in any order. */
export async function seeQuery(page: Page, query: Record<string, string>): Promise<void> {
  await see
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams), {
      message: 'the parameters of the URL',
    })
    .toEqual(query);
}
