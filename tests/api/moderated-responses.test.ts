import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { runSync } from '#services/sources/sync.ts';
import { demoGoogleData } from '#simulators/google-business/data.ts';
import {
  type GoogleBusinessSimulator,
  startGoogleBusinessSimulator,
} from '#simulators/google-business/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
const ID = 'google-business';
let server: TestServer;
let google: GoogleBusinessSimulator;
let admin: ApiClient;

beforeAll(async () => {
  google = await startGoogleBusinessSimulator({ data: demoGoogleData(1, 2), rateLimit: false });
  google.moderate('PENDING');
  server = await openTestServer({
    template: 'empty',
    account: (data) => Object.assign(data, { listings: [], reviews: [] }),
    environment: { GOOGLE_BUSINESS_API_URL: google.url },
  });
  admin = await signedInClient(server.origin);
  await admin.post('/sources', { kind: ID, name: 'Google', settings: google.settings() });
  await vi.waitFor(async () => expect(await unanswered()).toBeDefined(), WAIT);
});
afterAll(async () => {
  await server.close();
  await google.close();
});

const unanswered = async () =>
  (await admin.get<ReviewList>('/reviews/hostaway')).data.reviews.find(({ canRespond }) => canRespond);
const read = async (id: number) =>
  (await admin.get<Review>(routePath('GET /reviews/hostaway/:id', { id }))).data;
const respond = (id: number, text: string) => admin.put<Review>(`/reviews/hostaway/${id}/response`, { text });
const seeState = (id: number, state: string) =>
  vi.waitFor(async () => expect((await read(id)).writtenResponse?.state).toBe(state), WAIT);
const syncUntil = (check: () => Promise<void>) =>
  vi.waitFor(async () => {
    await runSync(server.app.context, undefined, ID);
    await check();
  }, WAIT);

test('a response that Google accepts and rejects later is shown as refused, and can be replaced', async () => {
  const { id } = (await unanswered()) as Review;
  await respond(id, 'Call us at 555 0100 for a discount.');
  await seeState(id, 'sent');
  const reply = google.data.reviews.find(({ reviewReply }) =>
    reviewReply?.comment.includes('555'),
  )?.reviewReply;
  Object.assign(reply ?? {}, { reviewReplyState: 'REJECTED', policyViolation: 'PROMOTION' });
  await syncUntil(async () => expect((await read(id)).response).toBeUndefined());
  const { writtenResponse, canRespond } = await read(id);
  expect(writtenResponse).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('rejected it: promotion.'),
  });
  expect(canRespond).toBe(true);
  await respond(id, 'Thank you for staying with us.');
  await seeState(id, 'sent');
  await syncUntil(async () => expect((await read(id)).response?.text).toBe('Thank you for staying with us.'));
  expect((await read(id)).writtenResponse?.state).toBe('sent');

  // A page that was read before it was sent still has the rejected one.
  const rejected = { comment: 'Call us at 555 0100 for a discount.', reviewReplyState: 'REJECTED' };
  const shown = google.data.reviews.find(({ reviewReply }) => reviewReply?.comment.startsWith('Thank you'));
  Object.assign(shown?.reviewReply ?? {}, rejected);
  await runSync(server.app.context, undefined, ID);
  expect(await read(id)).toMatchObject({
    response: { text: 'Thank you for staying with us.' },
    writtenResponse: { state: 'sent' },
  });
});
