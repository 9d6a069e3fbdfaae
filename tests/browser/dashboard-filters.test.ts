import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { axeOn } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import {
  card,
  cell,
  choose,
  filter,
  openDashboard,
  pagerLabel,
  rows,
  seeChosen,
  seeQuery,
} from '#tests/support/dashboard.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { cut, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const cottage = await addLighthouse(server);
  listingId = cottage.listingId;
  await manager.put(`/reviews/hostaway/${cottage.reviews[0]?.id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const date = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const dates = (label: string, day: string) => (page: Page) => date(page, label).fill(day);
const choice = (label: string, option: string) => (page: Page) => choose(page, label, option);
const list = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;

/** Waits until the table shows the server's reviews for this query, in order. */
async function seeReviewsFor(page: Page, query: string): Promise<void> {
  const { reviews } = await list(query);
  await see(rows(page)).toHaveCount(reviews.length);
  await see(rows(page).getByRole('rowheader').first()).toHaveText(reviews[0]?.guestName ?? '');
  const guests = await rows(page).evaluateAll((all) => all.map((row) => row.firstElementChild?.textContent));
  expect(guests).toEqual(reviews.map(({ guestName }) => guestName));
}

describe('the filters', () => {
  test('list their options in order, with the default first', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const offered: [string, string[]][] = [
      ['Rating', ['All Ratings', '5 Stars', '4 Stars', '3 Stars', '2 Stars', '1 Star', 'Several…']],
      ['Channel', ['All Channels', 'Airbnb', 'Booking.com', 'VRBO', 'Direct Booking', 'Several…']],
      ['Period', ['Any time', 'Last 7 days', 'Last 30 days', 'Last 90 days', 'This month', 'Last month']],
      ['Status', ['All Reviews', 'Approved', 'Pending', 'Undecided', 'Kept unpublished']],
      ['Sort By', ['Date', 'Rating', 'Guest Name', 'Property']],
      ['Order', ['Newest First', 'Oldest First']],
    ];
    for (const [label, options] of offered) {
      await seeChosen(page, label, options[0] ?? '');
      await see(filter(page, label).getByRole('option')).toHaveText(options);
    }
  });

  test('offer all properties or one, dates without bounds, and a search', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await seeChosen(page, 'Property', 'All Properties');
    await filter(page, 'Property').click();
    const { listings } = await list('limit=1');
    await see(page.getByRole('listbox').getByRole('option')).toHaveText([
      'All Properties',
      ...listings.map(({ name }) => name),
      'Several…',
    ]);
    await page.keyboard.press('Escape');
    for (const label of ['Start Date', 'End Date']) {
      await see(date(page, label)).toHaveAttribute('type', 'date');
      await see(date(page, label)).not.toHaveAttribute('min');
      await see(date(page, label)).not.toHaveAttribute('max');
    }
    await see(page.getByPlaceholder('Search reviews, guests, properties, channels')).toBeVisible();
    await see(button(page, 'Refresh')).toBeEnabled();
  });

  test('enable the link to the property page when a property is chosen', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await see(button(page, 'Open Property Page')).toBeDisabled();
    await choose(page, 'Property', lighthouse.name);
    await see(button(page, 'Open Property Page')).toBeEnabled();
    await button(page, 'Open Property Page').click();
    await page.waitForURL(`/property/${listingId}`);
    await page.goBack();
    await choose(page, 'Property', 'All Properties');
    await see(button(page, 'Open Property Page')).toBeDisabled();
  });
});

describe('a change of a filter', () => {
  test('loads the first page of reviews and the counts', async () => {
    const page = await browser.manager(server);
    const changes: [(page: Page) => Promise<void>, string, Record<string, string>][] = [
      [choice('Property', 'Alfama Tile Loft'), 'listingId=1', { listingId: '1' }],
      [choice('Rating', '4 Stars'), 'rating=4', { rating: '4' }],
      [choice('Channel', 'Booking.com'), 'channel=Booking.com', { channel: 'Booking.com' }],
      [dates('Start Date', '2026-03-01'), 'startDate=2026-03-01', { startDate: '2026-03-01' }],
      [dates('End Date', '2026-03-01'), 'endDate=2026-03-01', { endDate: '2026-03-01' }],
      [choice('Period', 'Last month'), 'period=last-month', { period: 'last-month' }],
      [choice('Status', 'Approved'), 'approved=true', { status: 'approved' }],
      [choice('Status', 'Pending'), 'approved=false', { status: 'pending' }],
      [choice('Status', 'Undecided'), 'decision=none', { status: 'undecided' }],
      [choice('Sort By', 'Rating'), 'sortBy=rating', { sortBy: 'rating' }],
      [choice('Sort By', 'Guest Name'), 'sortBy=guestName', { sortBy: 'guestName' }],
      [choice('Sort By', 'Property'), 'sortBy=listingName', { sortBy: 'listingName' }],
      [choice('Order', 'Oldest First'), 'sortOrder=asc', { sortOrder: 'asc' }],
    ];
    await openDashboard(page, '?page=3');
    const third = await pagerLabel(page).innerText();
    for (const [change, query, address] of changes) {
      const calls = recordCalls(page);
      await change(page);
      await seeQuery(page, address);
      await seeReviewsFor(page, query);
      // The third page is read again whenever it is shown.
      const reviews = calls.filter(
        (call) => call.startsWith('GET /reviews/hostaway?') && !call.endsWith('offset=20'),
      );
      expect(reviews).toEqual([expect.stringMatching(new RegExp(`[?&]${query}&.*offset=0$`))]);
      const statsQuery = query.startsWith('sort') ? '' : `?${query}`;
      expect(calls).toContain(`GET /reviews/hostaway/stats${statsQuery}`);
      await page.goBack();
      await seeQuery(page, { page: '3' });
      await see(pagerLabel(page)).toHaveText(third);
    }
  });

  test('sends no empty parameters and a JSON content header', async () => {
    const page = await browser.manager(server);
    const sent = page.waitForRequest(/reviews\/hostaway\?/);
    await openDashboard(page);
    const request = await sent;
    expect(new URL(request.url()).search).toMatch(
      /^\?sortBy=date&sortOrder=desc&limit=10&offset=0&fields=[^&]+$/,
    );
    expect(await request.headerValue('content-type')).toBe('application/json');
  });

  test('adds a chip that removes it, and Clear all removes every filter', async () => {
    const page = await browser.manager(server);
    const set = `listingId=${listingId}&rating=5&channel=Airbnb&startDate=2024-01-05&endDate=2024-01-06&status=approved`;
    await openDashboard(page, `?${set}&sortBy=rating&size=5`);
    const chips = [
      `Property: ${lighthouse.name}`,
      'Rating: 5 Stars',
      'Channel: Airbnb',
      'Start Date: Jan 05, 2024',
      'End Date: Jan 06, 2024',
      'Status: Approved',
    ];
    const chip = (name: string) => button(page, `Remove ${name}`);
    for (const name of chips) await see(chip(name)).toBeVisible();
    await chip('Rating: 5 Stars').click();
    await see(chip('Rating: 5 Stars')).toHaveCount(0);
    await seeChosen(page, 'Rating', 'All Ratings');
    await see(chip('Channel: Airbnb')).toBeVisible();
    await chip('Start Date: Jan 05, 2024').click();
    await see(date(page, 'Start Date')).toHaveValue('');
    await button(page, 'Clear all').click();
    await seeQuery(page, { sortBy: 'rating', size: '5' });
    await see(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await seeChosen(page, 'Property', 'All Properties');
  });
});

describe('one control per filter', () => {
  const chip = (page: Page, label: string) => button(page, `Remove ${label}`);

  test('Rating chooses one value, or several with check boxes, by keyboard alone', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?rating=5');
    await filter(page, 'Rating').focus();
    await filter(page, 'Rating').selectOption('Several…');
    await see(page.getByRole('checkbox', { name: '5 Stars' })).toBeFocused();
    await see(page.getByRole('checkbox', { name: '5 Stars' })).toBeChecked();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await seeQuery(page, { rating: '5,4' });
    await seeChosen(page, 'Rating', '2 selected');
    await see(chip(page, 'Rating: 5 Stars, 4 Stars')).toBeVisible();
    await seeReviewsFor(page, 'ratings=4,5');
    await page.keyboard.press('Escape');
    await see(page.getByRole('checkbox', { name: '4 Stars' })).toHaveCount(0);
    await see(filter(page, 'Rating')).toBeFocused();
    await choose(page, 'Rating', '1 Star');
    await seeQuery(page, { rating: '1' });
  });

  test('Property chooses one, or several from the list that stays open', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    const option = (name: string) => page.getByRole('listbox').getByRole('option', { name, exact: true });
    await choose(page, 'Property', lighthouse.name);
    await filter(page, 'Property').click();
    await option('Several…').click();
    await option('Alfama Tile Loft').click();
    await seeQuery(page, { listingId: `${listingId},1` });
    await see(chip(page, `Property: ${lighthouse.name}, Alfama Tile Loft`)).toBeVisible();
    await see(filter(page, 'Property')).toHaveValue('2 selected');
    await see(button(page, 'Open Property Page')).toBeDisabled();
    await seeReviewsFor(page, `listingIds=1,${listingId}`);
    await option(lighthouse.name).click();
    await seeQuery(page, { listingId: '1' });
    await option('All Properties').click();
    await seeQuery(page, {});
    await choose(page, 'Property', 'Alfama Tile Loft');
    await choose(page, 'Property', lighthouse.name);
    await seeQuery(page, { listingId: String(listingId) });
  });

  test('Status includes the decisions, and Period and the dates replace each other', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?decision=none');
    await seeChosen(page, 'Status', 'Undecided');
    await see(chip(page, 'Status: Undecided')).toBeVisible();
    await choose(page, 'Status', 'All Reviews');
    await choose(page, 'Period', 'Last month');
    await seeQuery(page, { period: 'last-month' });
    await date(page, 'Start Date').fill('2026-03-01');
    await seeQuery(page, { startDate: '2026-03-01' });
    await seeChosen(page, 'Period', 'Any time');
    await choose(page, 'Period', 'This month');
    await see(date(page, 'Start Date')).toHaveValue('');
    await seeQuery(page, { period: 'this-month' });
  });

  test('the panel repeats no filter of the bar, and Response has all states', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?responded=false');
    await button(page, 'Filters (1)').click();
    await see(filter(page, 'Response').getByRole('option')).toHaveText([
      'Any response',
      'No response',
      'Waiting',
      'Failed',
      'Sent',
      'No response, waiting or failed',
    ]);
    await seeChosen(page, 'Response', 'No response, waiting or failed');
    const names = await page
      .getByRole('region', { name: 'Filters' })
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.textContent));
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    for (const gone of ['Decision', 'Responded', 'Stars', 'Channels', 'Properties'])
      expect(names).not.toContain(gone);
  });
});

describe('the summary cards', () => {
  test('follow every filter', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    for (const filters of [
      'rating=1,2',
      'channel=Airbnb,VRBO',
      'period=last-90-days',
      'startDate=2026-03-01&endDate=2026-09-30',
      'reply=unsent&hasText=true',
      'listingId=1,2&topic=noise',
      'search=kitchen&searchAll=true',
    ]) {
      const counts = page.waitForResponse(/hostaway\/stats\?/);
      const listed = page.waitForResponse(/reviews\/hostaway\?/);
      await page.evaluate((query) => history.pushState({}, '', query), `/dashboard?${filters}`);
      const { total } = (await (await listed).json()).data as ReviewList;
      await counts;
      await see(pagerLabel(page), filters).toHaveText(new RegExp(` of ${total}$`));
      await see(card(page, 'Total Reviews'), filters).toHaveText(String(total));
      const split = await Promise.all(
        ['Approved', 'Pending'].map(async (label) => Number(await card(page, label).innerText())),
      );
      expect(
        split.reduce((sum, count) => sum + count),
        filters,
      ).toBe(total);
    }
  });

  test('lead to the rows that they count, and keep the filters', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?channel=Airbnb');
    const pending = await card(page, 'Pending').innerText();
    await page.getByRole('link', { name: 'Pending', exact: true }).click();
    await seeQuery(page, { channel: 'Airbnb', status: 'pending' });
    await see(pagerLabel(page)).toHaveText(`1 to 10 of ${pending}`);
    await see(card(page, 'Total Reviews')).toHaveText(pending);
  });

  test('keep the counts that the status splits', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, '?listingId=1&sentiment=negative');
    const split = () => Promise.all(['Approved', 'Pending'].map((label) => card(page, label).innerText()));
    const before = await split();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    await see(card(page, 'Total Reviews')).toHaveText(before[1] ?? '');
    expect(await split()).toEqual(before);
  });

  test('say how many pending reviews are undecided', async () => {
    const { reviews } = await list('listingId=1&limit=3');
    for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: false });
    const page = await browser.manager(server);
    await openDashboard(page, '?listingId=1');
    const pending = Number(await card(page, 'Pending').innerText());
    const part = (name: RegExp) => page.getByRole('main').getByRole('link', { name });
    await see(part(/^\d+ undecided/)).toContainText(`${pending - 3} undecided`);
    await part(/^3 kept unpublished$/).click();
    await seeQuery(page, { listingId: '1', status: 'unpublished', sortOrder: 'asc' });
    await see(rows(page)).toHaveCount(3);
    await see(card(page, 'Total Reviews')).toHaveText('3');
  });
});

describe('the search box', () => {
  const search = (page: Page) => page.getByPlaceholder('Search reviews, guests, properties, channels');

  test('filters the loaded rows by guest, text, channel or property without a call, ignoring case and accents', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const calls = recordCalls(page);
    const everyGuest = ['Ana Costa', 'Bruno da Silva Moreira', 'cher', 'Dora Ek'];
    const found: [string, string[]][] = [
      ['BRUNO', ['Bruno da Silva Moreira']],
      ['three Nights', ['Bruno da Silva Moreira']],
      ['vrbo', ['cher']],
      ['LIGHTHOUSE', everyGuest],
      ['wonderful', ['Ana Costa', 'cher']],
      ['  dora ', ['Dora Ek']],
      ['thrée nïghts', ['Bruno da Silva Moreira']],
    ];
    for (const [text, guests] of found) {
      await search(page).fill(text);
      await see(rows(page)).toHaveCount(guests.length);
      for (const [index, guest] of guests.entries())
        await see(cell(rows(page).nth(index), 'Guest')).toHaveText(guest);
      await see(pagerLabel(page)).toHaveText(`1 to ${guests.length} of ${guests.length}`);
      await seeQuery(page, { listingId: String(listingId), sortOrder: 'asc', search: text });
    }
    expect(calls).toEqual([]);
  });

  test('shows a message when no loaded row matches, and Clear all shows the rows again', async () => {
    const page = await browser.manager(server);
    await openDashboard(page);
    await search(page).fill('no such text anywhere');
    await see(page.getByText('No review matches “no such text anywhere”.')).toBeVisible();
    await button(page, 'Clear all').click();
    await see(rows(page)).toHaveCount(10);
    await see(search(page)).toHaveValue('');
    await seeQuery(page, {});
  });
});

describe('Refresh', () => {
  test('loads the same reviews and counts again and shows what changed', async () => {
    const page = await browser.manager(server, { expected: [/ERR_CONNECTION_FAILED/] });
    await cut(page, { path: '/live' });
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    await see(cell(rows(page).nth(1), 'Status')).toHaveText('Pending');
    const { reviews } = await list(`listingId=${listingId}&sortOrder=asc`);
    const calls = recordCalls(page);
    await manager.put(`/reviews/hostaway/${reviews[1]?.id}/approve`, { isApproved: true });
    await button(page, 'Refresh').click();
    await see(cell(rows(page).nth(1), 'Status')).toHaveText('Approved');
    expect(calls.filter((call) => !call.startsWith('GET /live')).toSorted()).toEqual([
      `GET /reviews/hostaway/stats?listingId=${listingId}`,
      `GET /reviews/hostaway?listingId=${listingId}&sortBy=date&sortOrder=asc&limit=10&offset=0`,
      'GET /views',
    ]);
    await manager.put(`/reviews/hostaway/${reviews[1]?.id}/approve`, { isApproved: false });
  });
});
