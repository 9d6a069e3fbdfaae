import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGoogleBusinessClient } from '#connectors/google-business/client.ts';
import { originalOf, translateReview } from '#connectors/google-business/translate-review.ts';
import { textOfStored } from '#contract/errors/error-text.ts';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import {
  demoGoogleData,
  type GoogleReview,
  newGoogleReview,
  newLocation,
} from '#simulators/google-business/data.ts';
import {
  type GoogleBusinessSimulator,
  startGoogleBusinessSimulator,
} from '#simulators/google-business/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

function translated(fields: Partial<GoogleReview>) {
  const { location, ...row } = newGoogleReview('locations/501', 1, fields);
  return translateReview({ name: `accounts/1/${location}/reviews/${row.reviewId}`, ...row });
}

describe('a row', () => {
  test('has stars, its location, its guest and the response', () => {
    const reviewReply = {
      comment: 'Thanks!',
      updateTime: '2026-02-03T04:05:06.123456789Z',
      reviewReplyState: 'PENDING',
    } as const;
    expect(translated({ starRating: 'TWO', reviewReply })).toMatchObject({
      kind: 'review',
      review: {
        upstreamListingId: '501',
        channel: 'Google',
        rating: { tenths: 20, derived: false },
        guestName: 'Jonas Becker',
        response: { text: 'Thanks!', date: new Date('2026-02-03T04:05:06Z') },
      },
    });
  });

  test('without a text is a rating, and an anonymous guest has no name', () => {
    const { comment: _comment, ...row } = newGoogleReview('locations/501', 1);
    const reviewer = { displayName: 'A Google user', isAnonymous: true };
    expect(translateReview({ ...row, reviewer })).toMatchObject({ review: { text: '', guestName: 'Guest' } });
  });

  test('has no response if Google rejected it', () => {
    const reviewReply = {
      comment: 'x',
      updateTime: '2026-02-03T04:05:06Z',
      reviewReplyState: 'REJECTED',
    } as const;
    expect(translated({ reviewReply })).toMatchObject({
      review: { response: null, rejectedResponse: { text: 'x' } },
    });
  });

  test.each([
    ['(Translated by Google) Quiet.\n\n(Original)\nCalmo.', 'Calmo.'],
    ['Calmo.\n\n(Translated by Google)\nQuiet.', 'Calmo.'],
    ['Calmo (Original).', 'Calmo (Original).'],
    ['(Translated by Google)', '(Translated by Google)'],
    ['', ''],
  ])('%j has the original text %j', (comment, original) => {
    expect(originalOf(comment)).toBe(original);
  });

  test.each([null, 7, {}, { reviewId: 'a' }, { reviewId: 'a/b', createTime: '2026-01-01' }])(
    '%j is not understood',
    (row) => {
      expect(translateReview(row)).toMatchObject({ kind: 'skipped', reason: 'not-understood' });
    },
  );
});

describe('an account', () => {
  let google: GoogleBusinessSimulator;
  beforeEach(async () => {
    google = await startGoogleBusinessSimulator({ data: demoGoogleData(2, 60), rateLimit: false });
  });
  afterEach(() => google.close());
  const open = () => {
    const limiter = { acquire: async () => () => {} };
    return createGoogleBusinessClient(google.settings(), { url: google.url, sleep: async () => {}, limiter });
  };
  const review = () => google.data.reviews[2] as GoogleReview;
  const respond = (text = 'Thank you!') =>
    open().respond?.({
      upstreamId: review().reviewId,
      upstreamListingId: '501',
      text,
      writtenAt: new Date(),
      mayHaveArrived: false,
    });
  const replyPath = () => `/v4/accounts/1001/locations/501/reviews/${review().reviewId}/reply`;

  const puts = () => google.requests.filter(({ method }) => method === 'PUT').length;

  test.each(['APPROVED', 'PENDING'] as const)('sends a response once if Google says %s', async (state) => {
    google.moderate(state);
    expect(await respond()).toEqual({ kind: 'sent' });
    expect(await respond()).toEqual({ kind: 'sent' });
    expect(puts()).toBe(1);
  });

  test('does not replace a response that was written at Google', async () => {
    review().reviewReply = {
      comment: 'Hello',
      updateTime: '2026-03-20T08:00:00Z',
      reviewReplyState: 'APPROVED',
    };
    expect(await respond()).toEqual({ kind: 'refused', reason: expect.stringContaining('response-exists') });
    expect(puts()).toBe(0);
  });

  test('replaces a response that Google rejected', async () => {
    google.moderate('REJECTED');
    await respond('See www.example.com');
    google.moderate('APPROVED');
    expect(await respond()).toEqual({ kind: 'sent' });
    expect(review().reviewReply?.comment).toBe('Thank you!');
  });

  test('says why Google rejected a response after its check', async () => {
    google.moderate('REJECTED');
    const outcome = await respond();
    expect(outcome?.kind).toBe('refused');
    expect(textOfStored(outcome?.kind === 'refused' ? outcome.reason : '')).toContain(
      'rejected it: off topic.',
    );
  });

  test('takes 4,096 bytes and no more', async () => {
    expect(await respond('é'.repeat(2048))).toEqual({ kind: 'sent' });
    const outcome = await respond('é'.repeat(2049));
    expect(outcome?.kind).toBe('refused');
    expect(textOfStored(outcome?.kind === 'refused' ? outcome.reason : '')).toContain('4,096 bytes');
    expect(review().reviewReply?.comment).toHaveLength(2048);
  });

  test('does not count a response as sent that is not shown', async () => {
    google.failures.add({
      path: replyPath(),
      times: 1,
      failure: { kind: 'status', status: 200, body: '{}' },
    });
    await expect(respond()).rejects.toThrow(saying('does not show it yet'));
    expect(await respond()).toEqual({ kind: 'sent' });
  });

  test('refuses a response to a review that is gone with the reason of Google', async () => {
    const gone = open().respond?.({
      upstreamId: 'gone',
      upstreamListingId: '501',
      text: 'Thank you!',
      writtenAt: new Date(),
      mayHaveArrived: true,
    });
    expect(await gone).toEqual({ kind: 'refused', reason: 'Requested entity was not found.' });
  });

  test('gets a new access token when one has expired, and says that a consent was withdrawn', async () => {
    const source = open();
    expect(await source.check()).toBe('accounts/1001');
    google.expireAccess();
    expect(await source.check()).toBe('accounts/1001');
    google.revokeAll();
    await expect(source.check()).rejects.toThrow(saying('Consent again under Settings, Sources'));
  });

  test('reads only the newest page of what is recent', async () => {
    const source = open();
    google.data.reviews.push(newGoogleReview('locations/501', 300));
    const before = google.requests.length;
    for await (const batch of source.sync({ kind: 'recent', now: new Date('2026-11-01') }).batches)
      void batch;
    expect(google.requests.slice(before).filter(({ path }) => path.endsWith('/reviews'))).toHaveLength(2);
  });

  const readAll = async (ids: string[]) => {
    for await (const batch of open().sync({ kind: 'full', checkpoint: null }).batches) {
      if (batch.kind === 'listings') ids.push(...batch.listings.map(({ upstreamId }) => upstreamId));
      else ids.push(...batch.rows.flatMap((each) => (each.kind === 'review' ? each.review.upstreamId : [])));
    }
  };

  test('leaves out locations that are not verified', async () => {
    google.data.locations.unshift(newLocation('500', { isUnverified: true }));
    const ids: string[] = [];
    await readAll(ids);
    expect(ids).not.toContain('500');
    expect(ids).toHaveLength(2 + 120);
  });

  test('whose first location is refused is read all the same, and says which', async () => {
    google.failures.add({ path: '/v4/accounts/1001/locations/501/reviews', failure: 'forbidden' });
    const ids: string[] = [];
    await expect(readAll(ids)).rejects.toThrow(saying(google.data.locations[0]?.title ?? ''));
    expect(ids).toHaveLength(2 + 60);
  });

  test('that fails after a location was refused says why it failed', async () => {
    const reviewsOf = (id: number) => `/v4/accounts/1001/locations/${id}/reviews`;
    google.failures.add({ path: reviewsOf(501), failure: 'forbidden' });
    google.failures.add({ path: reviewsOf(502), failure: 'server-error' });
    await expect(readAll([])).rejects.toThrow(saying('HTTP 500'));
  });

  test.each([
    [
      'a page with a new field is read',
      { reviews: [newGoogleReview('locations/501', 1)], totalReviewCount: 1, summary: {} },
      null,
    ],
    ['a page without rows that is not an empty list is rejected', { summary: {} }, 'unknown format'],
    ['rows that are no list are rejected', { reviews: null }, 'unknown format'],
  ])('%s', async (_what, body, problem) => {
    const path = '/v4/accounts/1001/locations/501/reviews';
    google.failures.add({ path, failure: { kind: 'wrong-json', body } });
    const ids: string[] = [];
    const reading = readAll(ids);
    if (problem) await expect(reading).rejects.toThrow(saying(problem));
    else await reading;
    expect(ids).toHaveLength(problem ? 2 : 2 + 1 + 60);
  });

  test('whose total counts a review that is never listed is still read', async () => {
    const path = '/v4/accounts/1001/locations/501/reviews';
    const { location: _location, ...row } = newGoogleReview('locations/501', 1);
    const body = { reviews: [row], totalReviewCount: 2 };
    google.failures.add({ path, failure: { kind: 'wrong-json', body } });
    const ids: string[] = [];
    await readAll(ids);
    expect(ids).toContain(row.reviewId);
  });
});

describe('a connected account', () => {
  let google: GoogleBusinessSimulator;
  let server: TestServer;
  let admin: ApiClient;
  beforeEach(async () => {
    google = await startGoogleBusinessSimulator({ data: demoGoogleData(2, 4), rateLimit: false });
    server = await openTestServer({
      template: 'empty',
      account: (data) => Object.assign(data, { listings: [], reviews: [] }),
      environment: { GOOGLE_BUSINESS_API_URL: google.url },
    });
    admin = await signedInClient(server.origin);
    await admin.post('/sources', { kind: 'google-business', name: 'Google', settings: google.settings() });
    await vi.waitFor(
      async () => {
        const { storage } = server.app.context;
        expect((await storage.syncs.last('google-business'))?.state).toBe('succeeded');
        expect(await storage.isHeld('sync google-business')).toBe(false);
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    );
  });
  afterEach(async () => {
    await server.close();
    await google.close();
  });
  const total = async () => (await admin.get<ReviewList>('/reviews/hostaway?limit=1')).data.total;
  const sync = () => runSync(server.app.context, undefined, 'google-business');

  test('keeps the reviews of locations that lose their verification, and no others', async () => {
    const [first, second] = google.data.locations;
    Object.assign(first ?? {}, { isUnverified: true });
    const gone = google.data.reviews.find(({ location }) => location === second?.name);
    google.data.reviews = google.data.reviews.filter((each) => each !== gone);
    expect(await sync()).toMatchObject({ removed: 1 });
    expect(await total()).toBe(7);
    Object.assign(second ?? {}, { isUnverified: true });
    expect(await sync()).toMatchObject({ removed: 0, read: 0 });
    expect(await total()).toBe(7);
  });
});
