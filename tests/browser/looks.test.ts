import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MergeCandidateList } from '#contract/listings/merges.ts';
import type { Answers } from '#contract/responses/answers.ts';
import { addUser } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { ASKS_FOR_PROOF, browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview, lighthouse } from '#tests/support/lighthouse.ts';
import { mainPages } from '#tests/support/main-pages.ts';
import { answer, failureEnvelope } from '#tests/support/network.ts';
import { type SimulatedAccount, SOURCE_SIMULATORS } from '#tests/support/source-simulators.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';
import { SETTINGS_ENTRIES } from '#web/app/pages/settings/settings-entries.ts';

const FAILING = [/status of 50\d/, /status of 404/, ASKS_FOR_PROOF];
/** Words that a browser does not break. */
const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Cumulative layout shift; 0.1 is what browsers call good. Fonts that arrive late move a little. */
const MOST_SHIFT = 0.02;
/** What is still loading. Google reviews are loaded when they are scrolled into view. */
const BUSY =
  'main [aria-busy="true"]:not(.google-content), main [role="status"] .placeholder:not(.google-content *)';

const CONNECTED = ['hospitable', 'guesty'] as const;
const nameOfSource = (kind: string) => `${kind} ${ENDLESS}`.slice(0, 60);

let server: TestServer;
let accounts: SimulatedAccount[];
let manager: ApiClient;
let listingId: number;
let inviteToken: string;
let resetToken: string;
const browser = browserForTests();
beforeAll(async () => {
  accounts = await Promise.all([SOURCE_SIMULATORS.hospitable(), SOURCE_SIMULATORS.guesty()]);
  server = await openTestServer({
    environment: Object.assign({}, ...accounts.map(({ environment }) => environment)),
  });
  const cottage = await addLighthouse(server);
  listingId = cottage.listingId;
  addReview(server, 60, {
    guestName: ENDLESS,
    publicReview: `https://example.com/${ENDLESS.repeat(3)}`,
    submittedAt: '2025-02-01 10:00:00',
  });
  await runSync(server.app.context);
  manager = await signedInClient(server.origin);
  const { reviews } = (
    await manager.get<{ reviews: { id: number }[] }>(`/reviews/hostaway?listingId=${listingId}`)
  ).data;
  for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
  await addCompany(manager);
  await addSources(manager);
  await manager.post('/tasks', {
    title: ENDLESS,
    description: ENDLESS.repeat(3),
    category: 'other',
    listingId,
    assignee: 'ines',
  });
  await vi.waitFor(async () => {
    const { tasks } = (await manager.get<{ tasks: { state: string }[] }>('/tasks')).data;
    // Its text is longer once the source has refused it.
    expect(tasks.map(({ state }) => state)).not.toContain('waiting');
  }, 20_000);
});
afterAll(async () => {
  await server.close();
  await Promise.all(accounts.map((account) => account.close()));
});

/** A group, a person, a token and links, each with a name as long as it may be. */
async function addCompany(manager: ApiClient): Promise<void> {
  const name = ENDLESS.slice(0, 60);
  const { groups } = (
    await manager.post<{ groups: { id: number }[] }>('/groups', { name, listingIds: [listingId] })
  ).data;
  const access = { groupIds: groups.map(({ id }) => id), listingIds: [listingId] };
  await addUser(server.app.context, { username: 'ines', name, role: 'viewer', password: 'kite orbit mugs' });
  await manager.patch('/people/ines', { access });
  await manager.post('/webhooks', { url: `https://hooks.example.com/${ENDLESS}`, kinds: ['sync.failed'] });
  await manager.post('/tokens', { name, role: 'viewer', access, expiresOn: tomorrow() });
  inviteToken = (
    await manager.post<{ token: string }>('/invitations', { label: name, role: 'viewer', access })
  ).data.token;
  resetToken = (await manager.post<{ token: string }>('/people/ines/password-reset')).data.token;
}

/** Two accounts, the first with instant updates and a property that is merged into another. */
async function addSources(manager: ApiClient): Promise<void> {
  for (const [index, kind] of CONNECTED.entries()) {
    const settings = accounts[index]?.settings;
    await manager.post('/sources', { kind, name: nameOfSource(kind), settings });
    await see.poll(() => runSync(server.app.context, undefined, kind)).not.toBeNull();
  }
  await manager.post('/sources/hospitable/address', { secret: 'someone@example.com' });
  const path = `/listings/${listingId}/merge-candidates?search=Home`;
  const [twin] = (await manager.get<MergeCandidateList>(path)).data.listings;
  await manager.put(`/listings/${twin?.id}/merge`, { into: listingId });
}

/** A column of each kind, and a row with a problem. */
const OTHER_FILE = [
  `Guest,Review date,Rating,Comment,Reply,Cleanliness,${ENDLESS}`,
  `${ENDLESS},2026-05-04,8.5,${ENDLESS.repeat(5)},${ENDLESS.repeat(3)},9,x`,
  'Ben,,9,Without a date,,,x',
].join('\n');

const REVIEWS = { path: '/reviews/hostaway' };

type Open = (page: Page) => Promise<void>;

/** Its name, how to open it, and whether it is opened in another way on a phone. */
type Screen = [string, Open, 'by width'?];

/** Every screen in each of its states. */
const screens: Screen[] = [
  [
    'dashboard',
    async (page) => {
      await openDashboard(page, `?listingId=${listingId}`);
    },
  ],
  [
    'an opened row',
    async (page) => {
      await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
      await page.getByRole('button', { name: 'Read more' }).first().click();
      await see(page.getByText(lighthouse.response.text)).toBeVisible();
    },
    'by width',
  ],
  [
    'the filters',
    async (page) => {
      await openDashboard(page, `?listingId=${listingId}`);
      // A dialog on a phone, a panel beside the specified filters on a desk.
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByRole('combobox', { name: 'Rating', exact: true }).click();
      await see(page.getByRole('option', { name: '5 Stars' })).toBeVisible();
    },
    'by width',
  ],
  [
    'no rows',
    async (page) => {
      await page.goto('/dashboard?endDate=2001-01-01');
      await see(page.getByText('No reviews match these filters.')).toBeVisible();
    },
  ],
  [
    'no result of a search',
    async (page) => {
      await page.goto(`/dashboard?search=x${ENDLESS}&searchAll=true`);
      await see(page.getByText(/^No review matches/)).toBeVisible();
    },
  ],
  [
    'a failure',
    async (page) => {
      const mend = await answer(page, REVIEWS, { status: 503, body: failureEnvelope('Locked.') });
      await page.goto('/dashboard');
      await see(page.getByRole('alert')).toContainText('Locked.');
      await mend();
    },
  ],
  [
    'the tasks',
    async (page) => {
      await page.goto('/insights/tasks');
      await see(page.getByRole('region', { name: 'Open' }).getByRole('listitem').first()).toBeVisible();
    },
  ],
  [
    'the answers',
    async (page) => {
      await page.goto('/answers');
      await see(page.getByRole('list', { name: 'Reviews' }).getByRole('link').first()).toBeVisible();
      await page.getByText('By stars and property').click();
    },
  ],
  [
    'an answer',
    async (page) => {
      const { reviews } = (await manager.get<Answers>('/answers')).data;
      await page.goto(`/answers?review=${reviews[0]?.id}`);
      await page.getByRole('button', { name: 'Write a response' }).click();
      await page.getByLabel('Response from the company', { exact: true }).fill(ENDLESS.repeat(20));
      await see(page.getByText('may not accept more than 1,000 characters')).toBeVisible();
    },
  ],
  [
    'the notifications',
    async (page) => {
      await page.goto('/answers');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      // Otherwise the tooltip of the bell shows too.
      await panel.getByRole('link', { name: 'Preferences' }).hover();
    },
  ],
  [
    'the preferences',
    async (page) => {
      await page.goto('/account/notifications');
      await see(page.getByRole('button', { name: 'Save' })).toBeVisible();
    },
  ],
  [
    'the property view',
    async (page) => {
      await page.goto(`/reviews/${listingId}`);
      await see(page.getByRole('article').last()).toContainText('Priyanka D.');
    },
  ],
  [
    'the booking link',
    async (page) => {
      await page.goto(`/reviews/${listingId}?tab=booking`);
      await page.getByRole('textbox', { name: 'Address' }).fill(ENDLESS);
      await page.getByRole('button', { name: 'Save' }).click();
      await see(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the merging of properties',
    async (page) => {
      await page.goto(`/reviews/${listingId}?tab=merge`);
      const panel = page.getByRole('region', { name: 'Merge with another property' });
      await see(
        panel.getByRole('list', { name: 'Merged into this property' }).getByRole('listitem'),
      ).toBeVisible();
      await see(panel.getByRole('button', { name: /^Merge / }).first()).toBeVisible();
    },
  ],
  [
    'a merge',
    async (page) => {
      await page.goto(`/reviews/${listingId}?tab=merge`);
      await page
        .getByRole('button', { name: /^Merge / })
        .first()
        .click();
      await see(page.getByRole('dialog').getByText(`to ${lighthouse.name}`)).toBeVisible();
    },
  ],
  [
    'the embed builder',
    async (page) => {
      await page.goto(`/reviews/${listingId}?tab=embed`);
      await see(page.getByRole('textbox', { name: 'Code for the other site' })).toBeVisible();
    },
  ],
  [
    'the embedded reviews',
    async (page) => {
      await page.goto(`/embed/${listingId}`);
      await see(page.getByRole('article').first()).toBeVisible();
    },
  ],
  [
    'the homes',
    async (page) => {
      await page.goto('/homes');
      await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'no property to view',
    async (page) => {
      await page.goto('/reviews/999999');
      await see(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
    },
  ],
  [
    'the public page',
    async (page) => {
      await page.goto(`/property/${listingId}`);
      await page.getByRole('heading', { name: 'Google Reviews' }).scrollIntoViewIfNeeded();
      await see(page.getByRole('article').last()).toContainText('Priyanka D.');
    },
  ],
  [
    'no public page',
    async (page) => {
      await page.goto('/property/999999');
      await see(page.getByRole('heading', { name: 'Property not found' })).toBeVisible();
    },
  ],
  ...[...SETTINGS_ENTRIES.map(({ path }) => path), '/account'].map(
    (path): Screen => [
      path,
      async (page) => {
        await page.goto(path);
        await see(page.getByRole('heading', { level: 1 })).toBeVisible();
        await see(page.locator('.spinner')).toHaveCount(0);
        for (const closed of await page.locator('main summary').all()) await closed.click();
      },
    ],
  ),
  [
    'a connected account',
    async (page) => {
      await page.goto('/settings/sources');
      await page.getByRole('button', { name: `Change ${nameOfSource('guesty')}` }).click();
      await see(page.getByRole('dialog').getByRole('button', { name: 'Remove source' })).toBeVisible();
    },
  ],
  [
    'the address of instant updates',
    async (page) => {
      await page.goto('/settings/sources');
      await page.getByRole('button', { name: `Instant updates of ${nameOfSource('hospitable')}` }).click();
      await see(page.getByRole('dialog').getByLabel('Address', { exact: true })).toBeVisible();
    },
  ],
  [
    'the columns of a file',
    async (page) => {
      await page.goto('/import');
      await page
        .getByLabel('Choose a file or drop it here')
        .setInputFiles({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from(OTHER_FILE) });
      await see(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible();
      await see(page.getByText('First rows as they will be stored')).toBeVisible();
    },
  ],
  [
    'a person',
    async (page) => {
      await page.goto('/settings/people');
      await page.getByRole('button', { name: `Edit ${ENDLESS.slice(0, 60)}` }).click();
      await see(page.getByRole('checkbox').first()).toBeChecked();
    },
  ],
  [
    'a confirmation',
    async (page) => {
      await page.goto('/settings/security');
      await page.getByRole('checkbox', { name: 'Require a second factor of everyone' }).click();
      await see(page.getByRole('dialog').getByLabel('Your password')).toBeFocused();
    },
  ],
  [
    'an invitation',
    async (page) => {
      await page.goto(`/invite/${inviteToken}`);
      await see(page.getByRole('button', { name: 'Create account' })).toBeVisible();
    },
  ],
  [
    'a link to a new password',
    async (page) => {
      await page.goto(`/reset/${resetToken}`);
      await see(page.getByRole('button', { name: 'Set password' })).toBeVisible();
    },
  ],
  [
    'a link that does not work',
    async (page) => {
      await page.goto('/reset/unknown');
      await see(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'the targets',
    async (page) => {
      await page.goto('/targets');
      await see(page.getByRole('table').first()).toBeVisible();
    },
  ],
  [
    'a new report',
    async (page) => {
      await page.goto('/reports');
      await page.getByRole('button', { name: 'New report' }).click();
      await see(page.getByRole('dialog', { name: 'New report' })).toBeVisible();
    },
    'by width',
  ],
  [
    'a mailed link that does not work',
    async (page) => {
      await page.goto('/confirm-email/unknown');
      await see(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a forgotten password',
    async (page) => {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Send link' }).click();
      await see(page.getByText('Type your username or your email address.')).toBeVisible();
    },
  ],
  [
    'the sign-in',
    async (page) => {
      await page.context().clearCookies();
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await see(page.getByRole('alert')).toBeVisible();
    },
  ],
];

const PHONE_WIDTH = 390;
/** Also that of a desk at a zoom of 400 %. */
const SMALLEST_WIDTH = 320;
const DESK_WIDTHS = [1280, 1600];
const HALF = screens.length / 2;
/** Thirty screens take a minute on an idle machine. */
const MANY_SCREENS_MS = 6 * TIMEOUT_MS;

describe('every screen', () => {
  test.each([
    ['first', screens.slice(0, HALF)],
    ['second', screens.slice(HALF)],
  ])(
    'of the %s half has no accessibility violations on a phone and a desk and never scrolls horizontally, even with very long words',
    async (_half, half) => {
      const page = await browser.manager(server, { expected: FAILING });
      const setWidth = (width: number) => page.setViewportSize({ width, height: 844 });
      for (const [name, goTo, isByWidth] of half) {
        await setWidth(PHONE_WIDTH);
        await goTo(page);
        // Colours do not depend on the width.
        await expectAccessible(page, ':root', ['light']);
        const found = [await page.evaluate(scrolledWidth)];
        await setWidth(SMALLEST_WIDTH);
        found.push(await page.evaluate(scrolledWidth));
        await setWidth(DESK_WIDTHS[0] ?? 0);
        if (isByWidth) await goTo(page);
        await expectAccessible(page);
        for (const width of DESK_WIDTHS) {
          await setWidth(width);
          found.push(await page.evaluate(scrolledWidth));
        }
        expect(found, name).toEqual([PHONE_WIDTH, SMALLEST_WIDTH, ...DESK_WIDTHS]);
      }
    },
    MANY_SCREENS_MS,
  );
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 } };

  test('nothing moves while a page loads', async () => {
    const page = await browser.manager(server, PHONE);
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let isShown = Promise.resolve();
    // The data arrives when the page without it is on screen.
    await page.route(/\/api\/(?!session)/, async (route) => {
      await isShown;
      await route.continue();
    });
    const found: Record<string, number> = {};
    for (const path of mainPages(listingId)) {
      const shown = Promise.withResolvers<void>();
      isShown = shown.promise;
      await page.goto(path, { waitUntil: 'commit' });
      await see(page.locator('main')).toBeVisible();
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      shown.resolve();
      await see(page.getByRole('heading').first()).toBeVisible();
      await see(page.locator(BUSY)).toHaveCount(0);
      found[path] = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    }
    const jumping = Object.entries(found).filter(([, shifted]) => shifted > MOST_SHIFT);
    expect(jumping).toEqual([]);
  });

  test('a menu shows all pages, says which is current, and closes when one is chosen', async () => {
    const page = await browser.manager(server, { viewport: { width: 360, height: 844 } });
    await page.goto('/sync');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await see(nav).toBeHidden();
    const brand = page.getByRole('link', { name: 'Flex Living Reviews' });
    expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await see(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await see(menu).toHaveAttribute('aria-expanded', 'true');
    await see(nav.getByRole('link', { name: 'Sync' })).toHaveAttribute('aria-current', 'page');
    for (const entry of await nav.locator('a').all()) await see(entry).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await nav.getByRole('link', { name: 'History' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('History');
    await see(nav).toBeHidden();
    await menu.click();
    await nav.getByRole('link', { name: 'History' }).click();
    await see(nav).toBeHidden();
  });

  test.each(['Company', 'Security'])('the current tab %s of the settings is in view', async (name) => {
    const page = await browser.manager(server, PHONE);
    await page.goto('/settings');
    const entry = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name });
    await entry.click();
    await see(entry).toHaveAttribute('aria-current', 'page');
    await see(entry).toBeInViewport({ ratio: 1 });
  });
});

/** The width of what the page, or a dialog in it, would show if it were scrolled. */
function scrolledWidth(): number {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const hidden = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return document.documentElement.scrollWidth + Math.max(0, ...hidden);
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
