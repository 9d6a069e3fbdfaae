import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerFigures, Answers } from '#contract/responses/answers.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const BOOKING = 2005;
const VRBO = 2002;
const DIRECT = 2000;
const DAY_MS = 86_400_000;
const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };

let server: TestServer;
let manager: ApiClient;
/** The ids of the reviews, by the names of their guests. */
let ids: Record<string, number>;

/** The day is the same all day long. */
const noon = new Date().setUTCHours(12, 0, 0, 0);
const daysAgo = (days: number) => new Date(noon - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Guests by what their reviews are like; `rating` is out of ten. */
const REVIEWS: Record<string, Partial<HostawayReview>> = {
  Soon: { submittedAt: daysAgo(27) },
  'Soon and low': { submittedAt: daysAgo(27), rating: 4 },
  'Soon with a question': { submittedAt: daysAgo(27), publicReview: 'Where did you buy the lamp?' },
  'Vrbo soon': { channelId: VRBO, submittedAt: daysAgo(11) },
  Later: { submittedAt: daysAgo(3) },
  'Any time': { channelId: BOOKING, submittedAt: daysAgo(3) },
  'Any time, older': { channelId: BOOKING, submittedAt: daysAgo(400) },
  'Any time, low': { channelId: BOOKING, submittedAt: daysAgo(200), rating: 3 },
  'Too late': { submittedAt: daysAgo(30) },
  'Vrbo too late': { channelId: VRBO, submittedAt: daysAgo(14) },
  'Without text': { channelId: BOOKING, submittedAt: daysAgo(3), publicReview: null },
  Direct: { channelId: DIRECT, submittedAt: daysAgo(3) },
  Answered: { submittedAt: daysAgo(3), revieweeResponse: 'Thank you.' },
};

beforeAll(async () => {
  server = await openTestServer({
    template: 'empty',
    account: ({ listings, reviews }) => {
      const listingMapId = listings[0]?.id ?? 0;
      const replacements = Object.entries(REVIEWS).map(([guestName, fields], index) =>
        newReview({ id: 1 + index, listingMapId, guestName, ...fields }),
      );
      reviews.splice(0, Infinity, ...replacements);
    },
  });
  await runSync(server.app.context);
  manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?limit=100')).data;
  ids = Object.fromEntries(reviews.map(({ guestName, id }) => [guestName, id]));
});
beforeEach(async () => {
  server.hostaway.failures.clear();
  const { pool } = server.app.database;
  await pool.query('delete from skipped_answers; delete from responses; delete from settings');
  await manager.put('/settings', {});
});
afterAll(() => server.close());

const answers = async (query = '', who = manager) => (await who.get<Answers>(`/answers?${query}`)).data;
const guests = async (query = '', who = manager) =>
  (await answers(query, who)).reviews.map(({ guestName }) => guestName);
const idOf = (guest: string) => ids[guest] ?? 0;
const respond = (guest: string, body: object = {}) =>
  manager.put(`/reviews/hostaway/${idOf(guest)}/response`, { text: 'Thank you.', ...body });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const OPEN = [
  'Soon and low',
  'Soon with a question',
  'Soon',
  'Vrbo soon',
  'Later',
  'Any time, low',
  'Any time',
  'Any time, older',
];

describe('reviews that need an answer', () => {
  test('are those that can still be answered, the most urgent first', async () => {
    const { reviews, total, isTotalExact, counts } = await answers();
    expect(reviews.map(({ guestName }) => guestName).toSorted()).toEqual(OPEN.toSorted());
    const order = reviews.map(({ guestName }) => guestName);
    // The deadlines of Airbnb and VRBO are on the same day: low ratings, then questions, come first.
    expect(order.slice(0, 2)).toEqual(['Soon and low', 'Soon with a question']);
    expect(order.slice(2, 4).toSorted()).toEqual(['Soon', 'Vrbo soon']);
    expect(order.slice(4)).toEqual(OPEN.slice(4));
    expect([total, isTotalExact, counts]).toEqual([
      8,
      true,
      { open: 8, unapproved: 0, waiting: 0, refused: 0 },
    ]);
  });

  test('have the time until which their channel certainly takes a response', async () => {
    const { reviews } = await answers();
    const deadline = (guest: string) => reviews.find(({ guestName }) => guestName === guest)?.answerBy;
    expect(deadline('Later')).toBe(new Date(noon - 3 * DAY_MS + (30 * 24 - 25) * 3_600_000).toISOString());
    expect(deadline('Any time')).toBeUndefined();
  });

  test('are limited to low ratings, to one’s own, and to a page', async () => {
    expect(await guests('low=true')).toEqual(['Soon and low', 'Any time, low']);
    expect(await guests('mine=true')).toEqual([]);
    await manager.put(`/reviews/${idOf('Later')}/assignee`, { assignee: 'manager' });
    expect(await guests('mine=true')).toEqual(['Later']);
    const all = await guests();
    expect([...(await guests('limit=3')), ...(await guests('limit=5&offset=3'))]).toEqual(all);
    expect((await answers('limit=3')).total).toBe(8);
  });

  test('follow the windows of the settings', async () => {
    const answerDays = { Airbnb: 20, 'Booking.com': 300, VRBO: null };
    expect((await manager.put<Settings>('/settings', { answerDays })).data.answerDays).toEqual(answerDays);
    expect(await guests()).toEqual(['Later', 'Any time, low', 'Any time', 'Vrbo soon', 'Vrbo too late']);
    for (const wrong of [{ Airbnb: 20 }, { ...answerDays, Airbnb: 1 }, { ...answerDays, Expedia: 3 }, null]) {
      expect((await manager.put('/settings', { answerDays: wrong })).status).toBe(400);
    }
  });

  test('do not return once they were skipped, until that is undone', async () => {
    const skip = `/reviews/${idOf('Later')}/skip`;
    expect((await manager.put(skip, undefined)).status).toBe(200);
    expect((await manager.put(skip, undefined)).status).toBe(200);
    await runSync(server.app.context);
    expect(await guests()).not.toContain('Later');
    expect((await answers()).counts.open).toBe(7);
    await manager.delete(skip);
    await manager.delete(skip);
    expect(await guests()).toContain('Later');
    const { rows } = await server.app.database.pool.query(
      `select kind from events where review_id = $1 and kind like '%skipped' order by id`,
      [idOf('Later')],
    );
    expect(rows).toEqual([{ kind: 'response.skipped' }, { kind: 'response.unskipped' }]);
  });
});

describe('answers', () => {
  test('that wait leave the list, and return when they are taken back', async () => {
    await respond('Later', { sendAt: inAnHour() });
    await respond('Any time', { sendAt: inAnHour() });
    expect(await guests()).not.toContain('Later');
    expect(await guests('state=waiting')).toEqual(['Later', 'Any time']);
    expect((await answers('state=waiting')).counts).toEqual({
      open: 6,
      unapproved: 0,
      waiting: 2,
      refused: 0,
    });
    await manager.delete(`/reviews/hostaway/${idOf('Later')}/response`);
    expect(await guests()).toContain('Later');
    expect(await guests('state=waiting')).toEqual(['Any time']);
  });

  test('that were refused are in a list with the reason, until they are sent again or skipped', async () => {
    server.hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    await respond('Later');
    await respond('Any time');
    await vi.waitFor(async () => expect((await answers()).counts.refused).toBe(2), WAIT_OPTIONS);
    const { reviews } = await answers('state=refused');
    expect(reviews[0]).toMatchObject({
      canRespond: true,
      writtenResponse: { state: 'refused', reason: 'Invalid review.' },
    });
    expect(await guests()).not.toContain('Later');
    await manager.put(`/reviews/${idOf('Any time')}/skip`, undefined);
    expect(await guests('state=refused')).toEqual(['Later']);
    await respond('Later', { sendAt: inAnHour() });
    expect([await guests('state=refused'), await guests('state=waiting')]).toEqual([[], ['Later']]);
  });

  test('end a skip, so that a refusal is shown', async () => {
    server.hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    await manager.put(`/reviews/${idOf('Later')}/skip`, undefined);
    await respond('Later');
    await vi.waitFor(async () => expect(await guests('state=refused')).toEqual(['Later']), WAIT_OPTIONS);
  });

  test('that wait cannot be skipped, nor can reviews that take none', async () => {
    await respond('Later', { sendAt: inAnHour() });
    for (const guest of ['Later', 'Direct', 'Answered', 'Without text']) {
      const { status } = await manager.put(`/reviews/${idOf(guest)}/skip`, undefined);
      expect([guest, status]).toEqual([guest, 409]);
    }
  });

  test('that someone else wrote first name them to the second', async () => {
    await respond('Later', { sendAt: inAnHour() });
    const second = await respond('Later', { text: 'Thanks!' });
    expect([second.status, second.failure.error]).toEqual([
      409,
      'manager has already written a response, which waits to be sent.',
    ]);
  });
});

test('a person who is limited to some properties answers only their reviews', async () => {
  const { context, database } = server.app;
  const { rows } = await database.pool.query('select id from listings order by id');
  const listingOf = (guest: string) =>
    database.pool.query('update reviews set listing_id = $1 where guest_name = $2', [rows[1].id, guest]);
  await listingOf('Later');
  await addUser(context, { username: 'lena', name: 'Lena', role: 'responder', password: 'kite orbit mugs' });
  await setAccess(context, systemActor, 'lena', { listingIds: [rows[1].id], groupIds: [] });
  const lena = await signedInClient(server.origin, 'lena', 'kite orbit mugs');
  await manager.put(`/reviews/${idOf('Soon')}/skip`, undefined);
  expect(await answers('', lena)).toMatchObject({
    reviews: [{ guestName: 'Later' }],
    counts: { open: 1, unapproved: 0, waiting: 0, refused: 0 },
  });
  expect((await lena.get<AnswerFigures>('/answers/figures')).data.all.unanswered.n).toBe(1);
  expect((await lena.put(`/reviews/${idOf('Soon')}/skip`, undefined)).status).toBe(404);
  await database.pool.query('update reviews set listing_id = $1', [rows[0].id]);
});

test('a wrong query is refused', async () => {
  for (const query of ['state=all', 'low=1', 'limit=101', 'offset=10001', 'sortBy=date']) {
    expect([query, (await manager.get(`/answers?${query}`)).status]).toEqual([query, 400]);
  }
  expect((await apiClient(server.origin).get('/answers')).status).toBe(401);
  expect((await manager.put('/reviews/99999999/skip', undefined)).status).toBe(404);
});

test('figures say how many are answered and how soon, and list exactly their reviews', async () => {
  const { pool } = server.app.database;
  await pool.query(`update reviews set response_at = submitted_at + interval '6 hours' where has_response`);
  const figures = (await manager.get<AnswerFigures>('/answers/figures')).data;
  const total = async (query: string) =>
    (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data.total;
  // Without the direct booking, which takes no response.
  expect(figures.all).toMatchObject({
    share: { value: 0.1, n: 1 },
    hours: { value: 6, n: 1 },
    unanswered: { value: 9, n: 9 },
  });
  expect(figures.stars.map(({ rating, share }) => [rating, share.value])).toEqual([
    [2, 0],
    [5, 0.1111],
  ]);
  expect(figures.properties).toHaveLength(1);
  for (const { share, hours, unanswered } of [figures.all, ...figures.stars, ...figures.properties]) {
    for (const figure of [share, hours, unanswered]) expect(await total(figure.query)).toBe(figure.n);
  }
});

test('reviews of an erased guest need no answer', async () => {
  const erased = { reviewIds: [idOf('Answered'), idOf('Later')], rows: [] };
  expect((await manager.post('/guests/erase', erased)).status).toBe(200);
  expect(await guests()).toEqual(OPEN.filter((guest) => guest !== 'Later'));
});
