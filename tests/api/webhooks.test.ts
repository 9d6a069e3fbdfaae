import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import type { Delivery, Webhook, WebhookWithSecret } from '#contract/webhooks/webhooks.ts';
import { WEBHOOK_KINDS } from '#domain/webhooks/webhook.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

let server: TestServer;
let admin: ApiClient;
let receiver: WebhookReceiver;
let reviews: ReviewList['reviews'];

beforeAll(async () => {
  server = await openTestServer({ environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8' } });
  admin = await signedInClient(server.origin);
  receiver = await startWebhookReceiver();
  reviews = (await admin.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
afterEach(async () => {
  for (const { id } of await webhooks()) await admin.delete(`/webhooks/${id}`);
  receiver.received.length = 0;
  receiver.respond = (response) => void response.writeHead(204).end();
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const webhooks = async () => (await admin.get<{ webhooks: Webhook[] }>('/webhooks')).data.webhooks;
const add = async (body: object = {}) =>
  (
    await admin.post<WebhookWithSecret & { secret: string }>('/webhooks', {
      url: receiver.url,
      kinds: ['review.approved', 'review.unpublished'],
      ...body,
    })
  ).data;
const deliveries = async (id: number, query = '') =>
  (await admin.get<{ deliveries: Delivery[] }>(`/webhooks/${id}/deliveries?limit=100${query}`)).data
    .deliveries;
const setApproved = ({ id }: { id: number }, isApproved: boolean) =>
  admin.put(`/reviews/hostaway/${id}/approve`, { isApproved });
/** Approves a review that no other test uses. */
async function approveOne() {
  const review = reviews.pop();
  if (!review) throw new Error('no review is left');
  await setApproved(review, true);
  return review;
}
const types = () => receiver.received.map(({ body }) => body.type);
const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);

describe('a message', () => {
  test('is signed, and has the ids of a review and nothing private', async () => {
    const { id, secret } = await add();
    const review = await approveOne();
    await expect.poll(types).toEqual(['review.approved']);
    const [message] = receiver.received;
    expect(receiver.verify(secret)).toEqual([message?.body]);
    expect(message?.body.data).toEqual({ reviewId: review.id, listingId: review.listingId });
    expect(Date.parse(message?.body.timestamp ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(message?.headers['content-type']).toBe('application/json');
    await expect
      .poll(async () => (await deliveries(id))[0])
      .toMatchObject({
        messageId: message?.id,
        state: 'delivered',
        attempts: 1,
        status: 204,
        error: null,
        body: message?.text,
      });
  });

  test('has all reviews of a bulk action', async () => {
    await add({ kinds: ['review.approved', 'review.unpublished'] });
    const ids = reviews.splice(0, 11).map((review) => review.id);
    await admin.post('/reviews/bulk', { action: 'unpublish', ids, reason: 'noise' });
    await expect.poll(types).toEqual(['review.unpublished']);
    const { data } = receiver.received[0]?.body ?? {};
    const sent = (data?.reviews as { reviewId: number; listingId: number }[]) ?? [];
    expect(sent.map(({ reviewId }) => reviewId).toSorted()).toEqual(ids.toSorted());
  });

  test('is not sent for other kinds and properties, nor for what happened before', async () => {
    const before = await approveOne();
    const listingId = Math.max(...reviews.map((review) => review.listingId));
    const wanted = reviews.find((review) => review.listingId === listingId) as Review;
    const unwanted = reviews.find((review) => review.listingId !== listingId) as Review;
    const { id } = await add({ listingIds: [listingId] });
    await setApproved(unwanted, true);
    await setApproved(wanted, true);
    await admin.put(`/reviews/hostaway/${wanted.id}/assignee`, { assignee: 'manager' });
    await expect.poll(async () => (await deliveries(id)).length).toBe(1);
    await expect.poll(() => receiver.received.map(({ body }) => body.data.reviewId)).toEqual([wanted.id]);
    for (const review of [before, wanted, unwanted]) await setApproved(review, false);
    reviews = reviews.filter((review) => review !== wanted && review !== unwanted);
  });

  test('about an alert has its topic, and every webhook gets its own', async () => {
    const [one, two] = [
      await add({ kinds: ['alert.raised'] }),
      await add({ kinds: ['alert.raised', 'sync.failed'] }),
    ];
    await query(`insert into events (kind, actor_kind, actor, listing_id, target, data) values
      ('alert.raised', 'system', 'system', 1, null, '{"topic": "noise"}'),
      ('sync.failed', 'system', 'system', null, 'Lisbon', '{"reason": "secret text", "source": "hostaway-2"}')`);
    await expect.poll(() => receiver.received.length).toBe(3);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
    expect(receiver.of('alert.raised').map(({ body }) => body.data)).toEqual([
      { listingId: 1, topic: 'noise' },
      { listingId: 1, topic: 'noise' },
    ]);
    expect(receiver.of('sync.failed')[0]?.body.data).toEqual({
      source: 'hostaway-2',
      sourceName: 'Lisbon',
    });
    expect((await deliveries(one.id)).length + (await deliveries(two.id)).length).toBe(3);
  });

  test('is not sent for each event of a flood, but for each thousand', async () => {
    const { id } = await add();
    await query(`insert into events (kind, actor_kind, actor, listing_id, review_id)
      select 'review.approved', 'system', 'system', 1, n from generate_series(1, 2500) as n`);
    await expect.poll(() => receiver.received.length).toBe(3);
    const sent = receiver.received.flatMap(({ body }) => body.data.reviews as { reviewId: number }[]);
    expect(sent.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 2500 }, (_, index) => index + 1),
    );
    expect(await deliveries(id)).toHaveLength(3);
  });

  test('whose process was killed is sent again with the same id', async () => {
    const { id } = await add();
    await query(
      `insert into webhook_deliveries (webhook_id, message_id, type, body, next_attempt_at)
      values ($1, 'msg_killed', 'review.approved', '{}', now() + interval '1 minute')`,
      [id],
    );
    await query(`update webhook_deliveries set next_attempt_at = now() - interval '1 second'`);
    await expect.poll(() => receiver.received.map((message) => message.id)).toEqual(['msg_killed']);
  });

  test('each kind has a sample', async () => {
    for (const kind of WEBHOOK_KINDS) {
      const { data } = await admin.get<{ type: string }>(`/webhooks/sample?kind=${kind}`);
      expect(data.type).toBe(kind);
    }
  });
});

describe('a receiver that fails', () => {
  /** Makes waiting deliveries due. */
  const letTimePass = () =>
    query(`update webhook_deliveries set next_attempt_at = now() where state = 'waiting'`);

  test('gets the same message with the same id ten times, and then no more', async () => {
    receiver.respond = (response) => void response.writeHead(500).end();
    const { id } = await add();
    await approveOne();
    for (let count = 1; count <= 10; count += 1) {
      await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(count);
      await letTimePass();
    }
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({
      state: 'failed',
      attempts: 10,
      status: 500,
      error: 'status',
      nextAttemptAt: null,
    });
    expect(new Set(receiver.received.map((each) => each.id))).toEqual(new Set([delivery?.messageId]));
    expect(receiver.received).toHaveLength(10);
    expect((await webhooks())[0]).toMatchObject({ failed: 1, waiting: 0, disabledReason: null });

    receiver.respond = (response) => void response.writeHead(200).end();
    expect((await admin.post<Delivery>(`/deliveries/${delivery?.id}/resend`, {})).data.state).toBe('waiting');
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered');
    expect(receiver.received.at(-1)?.id).toBe(delivery?.messageId);
    expect((await webhooks())[0]).toMatchObject({ failed: 0, failingSince: null });
  });

  test('is tried again when it asked to be', async () => {
    receiver.respond = (response) => void response.writeHead(429, { 'retry-after': '120' }).end();
    const { id } = await add();
    await approveOne();
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    const [delivery] = await deliveries(id);
    const wait = Date.parse(delivery?.nextAttemptAt ?? '') - Date.parse(delivery?.lastAttemptAt ?? '');
    expect(wait).toBeGreaterThan(119_000);
    expect(wait).toBeLessThan(125_000);
  });

  test('is sent nothing more after 410, until it is enabled', async () => {
    receiver.respond = (response) => void response.writeHead(410).end();
    const { id } = await add();
    await approveOne();
    await expect.poll(async () => (await webhooks())[0]?.disabledReason).toBe('gone');
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', status: 410 });
    const { rows } = await query(`select data from events where kind = 'webhook.disabled'`);
    expect(rows.at(-1)?.data).toEqual({ reason: 'gone' });
    await approveOne();
    expect((await admin.post(`/webhooks/${id}/resend`, { since: '2026-01-01T00:00:00Z' })).status).toBe(409);

    receiver.respond = (response) => void response.writeHead(204).end();
    await admin.patch(`/webhooks/${id}`, { isEnabled: true });
    const { data } = await admin.post<{ resent: number }>(`/webhooks/${id}/resend`, {
      since: '2026-01-01T00:00:00Z',
    });
    expect(data.resent).toBe(1);
    await expect.poll(types).toEqual(['review.approved', 'review.approved']);
  });

  test('is disabled after days of failure, and what waits counts as failed', async () => {
    receiver.respond = (response) => void response.writeHead(503).end();
    const { id } = await add();
    await approveOne();
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    await query(`update webhooks set failing_since = now() - interval '121 hours'`);
    await query('update webhook_deliveries set attempts = 9');
    await letTimePass();
    await expect.poll(async () => (await webhooks())[0]?.disabledReason).toBe('failing');
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', attempts: 10, error: 'status' });
  });

  test('of a failing test, or whose address was corrected, does not count as failing', async () => {
    receiver.respond = (response) => void response.writeHead(503).end();
    const { id } = await add();
    await admin.post(`/webhooks/${id}/test`, {});
    expect((await webhooks())[0]?.failingSince).toBeNull();
    await approveOne();
    await expect.poll(async () => (await webhooks())[0]?.failingSince).not.toBeNull();
    const [{ url } = {}] = await webhooks();
    await admin.patch(`/webhooks/${id}`, { url });
    expect((await webhooks())[0]?.failingSince).not.toBeNull();
    await admin.patch(`/webhooks/${id}`, { url: `${receiver.url}/corrected` });
    expect((await webhooks())[0]?.failingSince).toBeNull();
  });

  test('is sent nothing more once it is disabled, although an attempt was running', async () => {
    let respond = () => {};
    receiver.respond = (response) => {
      respond = () => response.writeHead(500).end();
    };
    const { id } = await add();
    await approveOne();
    await expect.poll(() => receiver.received.length).toBe(1);
    await admin.patch(`/webhooks/${id}`, { isEnabled: false });
    respond();
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', nextAttemptAt: null });
  });

  test('that redirects, resets, or sends without end gets no request elsewhere', async () => {
    const { id } = await add();
    const outcomes = [];
    const answers: WebhookReceiver['respond'][] = [
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      (response) => void response.destroy(),
      (response) => {
        response.writeHead(200);
        const write = () => response.write(Buffer.alloc(64 * 1024), (error) => error || write());
        write();
      },
    ];
    for (const respond of answers) {
      receiver.respond = respond;
      outcomes.push((await admin.post<Delivery>(`/webhooks/${id}/test`, {})).data);
    }
    expect(outcomes.map(({ state, status, error }) => ({ state, status, error }))).toEqual([
      { state: 'failed', status: 302, error: 'redirected' },
      { state: 'failed', status: null, error: 'unreachable' },
      { state: 'delivered', status: 200, error: null },
    ]);
  });

  test('and does not answer does not delay the others', async () => {
    const hanging = await startWebhookReceiver();
    hanging.respond = () => {};
    await add({ url: hanging.url });
    await add();
    for (let count = 0; count < 6; count += 1) await approveOne();
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(6);
    expect(hanging.received.length).toBeLessThanOrEqual(4);
    await hanging.close();
  });
});

describe('a secret', () => {
  test('is rotated without a gap', async () => {
    const { id, secret } = await add();
    const { data: rotated } = await admin.post<WebhookWithSecret & { secret: string }>(
      `/webhooks/${id}/secret`,
      {},
    );
    expect(rotated.secret).not.toBe(secret);
    await admin.post(`/webhooks/${id}/test`, {});
    expect(receiver.verify(secret)).toEqual(receiver.verify(rotated.secret));
    await query(`update webhooks set previous_secret_until = now()`);
    receiver.received.length = 0;
    await admin.post(`/webhooks/${id}/test`, {});
    expect(() => receiver.verify(secret)).toThrow();
    expect(receiver.verify(rotated.secret)).toHaveLength(1);
  });

  test('is in no other response, and encrypted in the database', async () => {
    const { secret } = await add();
    const answers = await Promise.all(['/webhooks', '/activity-log'].map((path) => admin.get(path)));
    for (const { text } of answers) expect(text).not.toContain(secret);
    const { rows } = await query('select sealed_secret from webhooks');
    expect(rows[0]?.sealed_secret).not.toContain(secret.slice(6));
  });
});

describe('an address', () => {
  test.each(['ftp://example.com', 'https://a:b@example.com', 'example.com', ''])(
    '%s is refused',
    async (url) => {
      const answer = await admin.post('/webhooks', { url, kinds: ['review.created'] });
      expect(answer.status).toBe(400);
      expect(answer.failure.error).toContain('url');
    },
  );

  test.each([
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'http://93.184.215.14/hook',
    'https://[::1]/hook',
  ])('%s gets no request', async (url) => {
    const { id } = await add({ url });
    const { data } = await admin.post<Delivery>(`/webhooks/${id}/test`, {});
    expect(data).toMatchObject({ state: 'failed', status: null, error: 'forbidden-address' });
  });
});

test('only admins manage webhooks, also by an API token', async () => {
  const { data } = await admin.post<{ secret: string }>('/tokens', {
    name: 'n8n',
    role: 'admin',
    expiresOn: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  });
  const token = apiClient(server.origin, '/api', undefined, { authorization: `Bearer ${data.secret}` });
  const { data: added } = await token.post<WebhookWithSecret>('/webhooks', {
    url: receiver.url,
    kinds: ['review.created'],
  });
  expect((await token.delete(`/webhooks/${added.id}`)).status).toBe(200);
  expect((await token.get(`/webhooks/${added.id}/deliveries`)).status).toBe(404);
});
