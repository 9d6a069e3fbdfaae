import { afterAll, beforeAll, beforeEach, test } from 'vitest';
import { ASKS_FOR_PROOF, browserForTests, confirmIdentity, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const browser = browserForTests();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.database.pool.query('delete from settings'));

test('a manager lists the sites that may show reviews, and invalid ones are reported', async () => {
  const page = await browser.manager(server, { expected: [ASKS_FOR_PROOF] });
  await page.goto('/reviews/1?tab=embed');
  await page.getByRole('link', { name: 'Choose sites' }).click();
  const section = page.getByRole('region', { name: 'Other sites' });
  const sites = section.getByRole('textbox', { name: 'Sites' });
  await sites.fill('https://WWW.example.com/\n\nexample.org');
  await section.getByRole('button', { name: 'Save' }).click();
  await see(section.getByRole('alert')).toContainText('“example.org” is not the address of a site.');
  await sites.fill('https://WWW.example.com/\n\nhttps://example.org');
  await section.getByRole('button', { name: 'Save' }).click();
  await confirmIdentity(page);
  await see(section.getByText('Saved.')).toBeVisible();
  await see(sites).toHaveValue('https://www.example.com\nhttps://example.org');
  await page.goBack();
  await see(
    page.getByText('Only these sites may show them: https://www.example.com and https://example.org.'),
  ).toBeVisible();
});

test('a manager publishes the ratings to search engines after reading Google’s rules, and withdraws them', async () => {
  const page = await browser.manager(server);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Search engines' });
  await see(section.getByText('Google shows no stars for pages on which a business controls')).toBeVisible();
  const choice = section.getByRole('checkbox', { name: 'Give search engines the average rating' });
  await see(choice).not.toBeChecked();
  await choice.check();
  await see(section.getByText('Saved.')).toBeVisible();
  await page.reload();
  await see(choice).toBeChecked();
  await choice.uncheck();
  await see(section.getByText('Saved.')).toBeVisible();
});

test('a manager changes in how many days each channel takes a response', async () => {
  const page = await browser.manager(server);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Responses' });
  await see(section.getByText('Set by RESPONSE_DELAY_MINUTES in the environment.')).toBeVisible();
  await see(section.getByLabel('Days on Booking.com')).toHaveValue('');
  await see(section.getByText('14 days are assumed')).toBeVisible();
  await section.getByLabel('Days on Airbnb').fill('21');
  await section.getByLabel('Days on VRBO').fill('');
  await section.getByRole('button', { name: 'Save' }).click();
  await see(section.getByText('Saved.')).toBeVisible();
  await page.reload();
  await see(section.getByLabel('Days on Airbnb')).toHaveValue('21');
  await see(section.getByLabel('Days on VRBO')).toHaveValue('');
});

test('a manager changes brand, time zone and guests’ names, and sees what the environment has set', async () => {
  const page = await browser.manager(server, { expected: [/status of 400/] });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Company' });
  await see(section.getByText('Set by SYNC_INTERVAL_MINUTES in the environment.')).toBeVisible();
  await section.getByLabel('Brand name').fill('Casa Azul');
  await section.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await section.getByLabel('Guests’ names on public pages').selectOption('initials');
  await section.getByRole('button', { name: 'Save' }).click();
  await see(section.getByText('Saved.')).toBeVisible();
  await page.reload();
  await see(page.getByRole('link', { name: 'Casa Azul Reviews' })).toBeVisible();
  await see(section.getByLabel('Time zone')).toHaveValue('Asia/Tokyo');
  await section.getByLabel('Brand name').fill(' ');
  await section.getByRole('button', { name: 'Save' }).click();
  await see(section.getByRole('alert')).toContainText('brandName must have visible characters.');
});
