import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelList } from '#contract/listings/channel-rights.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import type { ListingId } from '#domain/ids.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let anonymous: ApiClient;
let manager: ApiClient;
let reviews: Review[];

beforeAll(async () => {
  server = await openTestServer();
  anonymous = apiClient(server.origin);
  manager = await signedInClient(server.origin);
  const { listings } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
  const busiest = listings.toSorted((a, b) => b.totalReviews - a.totalReviews)[0];
  const path = `/reviews/hostaway?listingId=${busiest?.id}&limit=100`;
  ({ reviews } = (await manager.get<ReviewList>(path)).data);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.database.pool.query(`truncate channel_rights; update reviews set decision = 'none'`);
});

const rights = async () => (await manager.get<ChannelList>('/channels')).data.channels;
const set = (channel: string, right: unknown, who = manager) =>
  who.put(`/channels/${encodeURIComponent(channel)}/rights`, { rights: right });
const approve = (id: number | undefined, isApproved = true) =>
  manager.put<Review>(`/reviews/hostaway/${id}/approve`, { isApproved });
const of = (channel: string) => reviews.filter((review) => review.channel === channel);
const publicPage = async () => (await fetch(`${server.origin}/property/${reviews[0]?.listingId}`)).text();
const publicList = async (query = '') =>
  (await anonymous.get<ReviewList>(`/reviews/hostaway?limit=100${query}`)).data;

describe('the channels', () => {
  test('may be shown, with a warning for Booking.com and except for Google because of their terms', async () => {
    const channels = await rights();
    expect(channels.slice(0, 4).map(({ channel }) => channel)).toEqual([
      'Airbnb',
      'Booking.com',
      'VRBO',
      'Direct Booking',
    ]);
    for (const entry of channels) {
      const special: Record<string, string> = { 'Booking.com': 'warned', Google: 'hidden' };
      expect(entry.rights).toBe(special[entry.channel] ?? 'shown');
      expect(entry.byDefault).toBe(entry.rights);
    }
    expect(channels[1]?.terms).toContain('may not be used on a public page');
  });

  test('are listed even if unknown, when a review or a setting names them', async () => {
    const { pool } = server.app.database;
    await pool.query("update reviews set channel = 'Other (77)' where id = $1", [reviews.at(-1)?.id]);
    await set('Other (9)', 'hidden');
    const others = (await rights()).filter(({ channel }) => channel.startsWith('Other'));
    expect(others.map(({ channel, rights: now }) => [channel, now])).toEqual([
      ['Other (9)', 'hidden'],
      ['Other (77)', 'shown'],
    ]);
  });

  test('are stored only when they differ from the default', async () => {
    const { pool } = server.app.database;
    const kept = async () =>
      (await pool.query('select channel, rights, changed_by from channel_rights')).rows;
    expect((await set('VRBO', 'hidden')).data).toMatchObject({
      channel: 'VRBO',
      rights: 'hidden',
      byDefault: 'shown',
    });
    expect((await set('Booking.com', 'shown')).data).toMatchObject({ rights: 'shown', byDefault: 'warned' });
    expect(await kept()).toEqual([
      { channel: 'VRBO', rights: 'hidden', changed_by: 'manager' },
      { channel: 'Booking.com', rights: 'shown', changed_by: 'manager' },
    ]);
    await set('VRBO', 'shown');
    await set('Booking.com', 'warned');
    expect(await kept()).toEqual([]);
  });
});

describe('a channel that must not be shown', () => {
  test('rejects an approval with a message, and nothing changes', async () => {
    await set('Airbnb', 'hidden');
    const { pool } = server.app.database;
    const before = await fingerprint(pool);
    const answer = await approve(of('Airbnb')[0]?.id);
    expect([answer.status, answer.failure.code]).toEqual([409, 'conflict']);
    expect(answer.failure.error).toContain('Reviews from Airbnb must not be shown');
    const after = await fingerprint(pool);
    for (const table of ['public.reviews', 'public.decisions']) expect(after[table]).toBe(before[table]);
    expect((await approve(of('VRBO')[0]?.id)).status).toBe(200);
    await set('Airbnb', 'warned');
    expect((await approve(of('Airbnb')[0]?.id)).status).toBe(200);
  });

  test('disappears from every public response at once with its approved reviews, and reappears unchanged', async () => {
    for (const { id } of reviews) await approve(id);
    const hidden = of('Airbnb');
    expect(hidden.length).toBeGreaterThan(0);
    const shownOf = (count: number) => `Showing ${count} of ${reviews.length} reviews`;
    expect(await publicPage()).toContain(shownOf(reviews.length));

    await set('Airbnb', 'hidden');
    for (const query of ['', '&approved=true', '&channel=Airbnb', `&listingId=${reviews[0]?.listingId}`]) {
      const list = await publicList(query);
      expect(list.reviews.filter(({ channel }) => channel === 'Airbnb')).toEqual([]);
      expect(list.total).toBe(list.reviews.length);
    }
    expect((await publicList()).total).toBe(reviews.length - hidden.length);
    const page = await publicPage();
    expect(page).toContain(shownOf(reviews.length - hidden.length));
    expect(page).not.toContain('<span class="channel-chip">Airbnb');

    const managed = (await manager.get<ReviewList>('/reviews/hostaway?channel=Airbnb&approved=true')).data;
    expect(managed.total).toBe(hidden.length);
    await set('Airbnb', 'shown');
    expect((await publicList()).total).toBe(reviews.length);
    expect(await publicPage()).toContain(shownOf(reviews.length));
  });

  test('can still be disapproved', async () => {
    const id = of('VRBO')[0]?.id;
    await approve(id);
    await set('VRBO', 'hidden');
    expect((await approve(id, false)).data.isApproved).toBe(false);
  });
});

test('a review of a channel with a warning can be approved like any other', async () => {
  const id = of('Booking.com')[0]?.id;
  expect((await approve(id)).data.isApproved).toBe(true);
  expect((await publicList()).reviews.map((review) => review.id)).toEqual([id]);
});

test('reviews of a channel that is hidden by default are in no public number until someone shows it', async () => {
  const { database, context } = server.app;
  const home = reviews[0]?.listingId as ListingId;
  await database.pool.query(
    `update reviews set channel = 'Google', submitted_at = now(), rating_tenths = 10,
       categories = '[{"category": "cleanliness", "rating": 1}]' where id = $1`,
    [of('Direct Booking')[0]?.id],
  );
  const numbers = async () => {
    const [categories, waiting] = await Promise.all([
      context.storage.reviews.categoryScores(home),
      context.storage.reviews.waitingTimes(null),
    ]);
    const cleanliness = categories.find(({ category }) => category === 'cleanliness')?.count ?? 0;
    return { cleanliness, waits: waiting.low.decided + waiting.low.waiting };
  };
  const hidden = await numbers();
  await set('Google', 'shown');
  expect(await numbers()).toEqual({ cleanliness: hidden.cleanliness + 1, waits: hidden.waits + 1 });
});

describe('is rejected', () => {
  test('a request of an anonymous visitor or from another site', async () => {
    const before = await fingerprint(server.app.database.pool);
    expect((await anonymous.get('/channels')).status).toBe(401);
    expect((await set('Airbnb', 'hidden', anonymous)).status).toBe(401);
    const foreign = { headers: { origin: 'https://evil.example' } };
    expect((await manager.put('/channels/Airbnb/rights', { rights: 'hidden' }, foreign)).status).toBe(403);
    const after = await fingerprint(server.app.database.pool);
    expect(after['public.channel_rights']).toBe(before['public.channel_rights']);
  });

  test.each(['', 'Shown', 'none', null, 1, true, {}, 'x'.repeat(10_000)])('the right %j', async (right) => {
    const answer = await set('Airbnb', right);
    expect([answer.status, answer.failure.error]).toEqual([
      400,
      'rights must be one of shown, warned, hidden.',
    ]);
  });

  test('a right that is sent twice', async () => {
    const answer = await set('Airbnb', ['shown', 'hidden']);
    expect([answer.status, answer.failure.error]).toEqual([400, 'rights may be given only once.']);
  });

  test.each(['airbnb', 'Airbnb ', 'Other (x)', 'Other', '../x', 'a/b', '%', '__proto__', 'x'.repeat(200)])(
    'the channel %j',
    async (channel) => {
      const answer = await set(channel, 'hidden');
      expect([answer.status, answer.failure.error.startsWith('channel ')]).toEqual([400, true]);
    },
  );

  test('a request with unknown fields or parameters', async () => {
    const extra = await manager.put('/channels/Airbnb/rights', { rights: 'shown', by: 'x' });
    expect([extra.status, extra.failure.error]).toEqual([400, '"by" is not a known field.']);
    expect((await manager.put('/channels/Airbnb/rights', {})).failure.error).toBe('rights is missing.');
    expect((await manager.get('/channels?x=1')).status).toBe(400);
    expect((await manager.get('/channels/Airbnb/rights')).status).toBe(404);
  });
});

describe('on the command line', () => {
  let commands: CommandLine;
  beforeAll(async () => {
    commands = await openCommandLine();
  });
  afterAll(() => commands.close());

  const run = (...args: string[]) =>
    commands.run(['channel', ...args], {
      DATABASE_URL: server.databaseUrl,
      SESSION_SECRET: 'a secret that only tests know, long enough',
    });

  test('channels are listed and set while the product runs', async () => {
    expect(await run('set', 'Direct Booking', 'hidden')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Reviews from Direct Booking must no longer be shown.\n',
    });
    const listed = await run('list');
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    expect(listed.stdout).toMatch(
      /^Airbnb\tshown\nBooking.com\twarned\nVRBO\tshown\nDirect Booking\thidden\n/,
    );
    expect((await approve(of('Direct Booking')[0]?.id)).status).toBe(409);
  });

  test.each([
    [['set', 'airbnb', 'hidden'], 'CHANNEL is "airbnb"; it must be a name from "reviews channel list".'],
    [['set', 'Airbnb', 'gone'], '"gone" is not a display right; it must be shown, warned, hidden.'],
  ])('%j is refused in one line', async (args, expected) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
    expect(stderr).toContain(`reviews channel: ${expected}`);
  });

  test.each([
    [[]],
    [['list', 'x']],
    [['set', 'Airbnb']],
    [['set', 'Airbnb', 'shown', 'x']],
    [['list', '--all']],
  ])('channel %j prints its usage', async (args) => {
    const { code, stdout, stderr } = await run(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('reviews channel set CHANNEL shown|warned|hidden');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
