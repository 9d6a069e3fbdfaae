import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Delivery, Webhook, WebhookWithSecret } from '#contract/webhooks/webhooks.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const SLACK = 'https://hooks.slack.com/services/T000/B000/xyz';
const TEAMS =
  'https://default66e8.d4.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/c7a4/triggers/manual/paths/invoke?api-version=1&sig=x';
const NAME = 'Loft <@here> & *Co* [x](http://evil.example)';

let server: TestServer;
let admin: ApiClient;
let receiver: WebhookReceiver;
let reviews: ReviewList['reviews'];

beforeAll(async () => {
  server = await openTestServer({
    environment: { WEBHOOK_PRIVATE_NETWORKS: '127.0.0.0/8', PUBLIC_URL: 'http://localhost:4711' },
  });
  admin = await signedInClient(server.origin);
  receiver = await startWebhookReceiver();
  reviews = (await admin.get<ReviewList>('/reviews/hostaway?limit=50')).data.reviews;
});
beforeEach(async () => {
  await query('delete from webhooks');
  receiver.received.length = 0;
  receiver.respond = (response) => void response.writeHead(200).end('ok');
});
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const webhook = async () =>
  (await admin.get<{ webhooks: Webhook[] }>('/webhooks')).data.webhooks[0] as Webhook;
const deliveries = async (id: number) =>
  (await admin.get<{ deliveries: Delivery[] }>(`/webhooks/${id}/deliveries`)).data.deliveries;
const testOf = async (id: number) => (await admin.post<Delivery>(`/webhooks/${id}/test`, {})).data;
const bodies = () => receiver.received.map(({ text }) => JSON.parse(text));

/** A webhook for a chat, whose messages the receiver of this test gets: the format stays, as only the database can do. */
async function add(url: string, kinds = ['review.approved', 'review.unpublished']) {
  const { data } = await admin.post<WebhookWithSecret>('/webhooks', { url, kinds });
  await query('update webhooks set url = $1 where id = $2', [receiver.url, data.id]);
  return data;
}
async function event(kind: string, { id, listingId }: ReviewList['reviews'][number]) {
  await query(
    `insert into events (kind, actor_kind, actor, listing_id, review_id) values ($1, 'system', 'system', $2, $3)`,
    [kind, listingId, id],
  );
}

test('an address of Slack or Teams has no secret, and keeps its format', async () => {
  for (const [url, format] of [
    [SLACK, 'slack'],
    [TEAMS, 'teams'],
  ] as const) {
    const { data } = await admin.post<WebhookWithSecret>('/webhooks', { url, kinds: ['sync.failed'] });
    expect(data).toMatchObject({ format, secret: null });
    expect((await admin.post(`/webhooks/${data.id}/secret`, {})).status).toBe(409);
    expect((await admin.patch(`/webhooks/${data.id}`, { url: receiver.url })).status).toBe(409);
    expect((await admin.patch(`/webhooks/${data.id}`, { url: `${url}1` })).status).toBe(200);
  }
});

describe('Slack', () => {
  test('gets what happened, of which property, stars and channel, and a link, but nothing about the guest', async () => {
    const review = reviews.find(({ rating, reviewText }) => rating && reviewText) as (typeof reviews)[number];
    await query('update listings set name = $1 where id = $2', [NAME, review.listingId]);
    const { id } = await add(SLACK);
    await event('review.approved', review);
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ text, blocks }] = bodies();
    const facts = `${review.rating?.toFixed(1)} of 5 stars · ${review.channel}`;
    expect(blocks[0].text).toEqual({
      type: 'plain_text',
      emoji: false,
      text: `A review was approved\n${NAME} · ${facts}`,
    });
    expect(text).toBe(
      `A review was approved\nLoft &lt;@here&gt; &amp; *Co* [x](http://evil.example) · ${facts}`,
    );
    expect(blocks[1].text.text).toBe(
      `<http://localhost:4711/reviews/${review.listingId}?review=${review.id}|Open the review>`,
    );
    const [message] = receiver.received;
    expect(message?.text).not.toContain(review.guestName);
    expect(message?.text).not.toContain(review.reviewText.slice(0, 20));
    expect(Object.keys(message?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual([]);
    await expect
      .poll(async () => (await deliveries(id))[0])
      .toMatchObject({ state: 'delivered', body: message?.text });
  });

  test('gets one message about a bulk action, which leads to its rows', async () => {
    await add(SLACK);
    const ids = reviews.slice(5, 17).map(({ id }) => id);
    await admin.post('/reviews/bulk', { action: 'unpublish', ids, reason: 'noise' });
    await expect.poll(() => receiver.received.length).toBe(1);
    const [{ text, blocks }] = bodies();
    expect(text).toContain('12 reviews were kept unpublished');
    const linked = new URL(blocks[1].text.text.slice(1).split('|')[0]).searchParams.get('ids')?.split(',');
    expect(linked?.map(Number).toSorted()).toEqual(ids.toSorted());
  });

  test('gets about one message a second, each once', async () => {
    await add(SLACK);
    const times: number[] = [];
    receiver.respond = (response) => {
      times.push(Date.now());
      response.writeHead(200).end('ok');
    };
    for (const review of reviews.slice(0, 3)) await event('review.approved', review);
    await expect.poll(() => receiver.received.length).toBe(3);
    expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_800);
  });

  test.each([
    [400, 'invalid_payload', 'invalid-payload'],
    [403, 'action_prohibited', 'action-prohibited'],
    [404, 'channel_not_found', 'channel-not-found'],
    [404, 'something new', 'status'],
    [500, '', 'status'],
  ])('that answers %d %s fails by name', async (status, text, error) => {
    receiver.respond = (response) => void response.writeHead(status).end(text);
    const { id } = await add(SLACK);
    expect(await testOf(id)).toMatchObject({ state: 'failed', status, error });
  });

  test.each([
    [404, 'no_service', 'no-service'],
    [410, 'channel_is_archived', 'channel-archived'],
  ])('that answers %d %s is disabled', async (status, text, error) => {
    receiver.respond = (response) => void response.writeHead(status).end(text);
    const { id } = await add(SLACK);
    await event('review.approved', reviews[0] as (typeof reviews)[number]);
    await expect.poll(async () => (await webhook()).disabledReason).toBe('gone');
    expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', attempts: 1, status, error });
  });

  test('is sent the same message again after the time that it asks for', async () => {
    const answers = [
      (response: ServerResponse) => void response.writeHead(429, { 'retry-after': '30' }).end('rate_limited'),
      (response: ServerResponse) => void response.writeHead(200).end('ok'),
    ];
    let stored = '';
    receiver.respond = (response) =>
      void query('select sent_body from webhook_deliveries').then(({ rows }) => {
        // It is stored before it is sent.
        stored = rows[0].sent_body;
        answers.shift()?.(response);
      });
    const { id } = await add(SLACK);
    await event('review.approved', reviews[1] as (typeof reviews)[number]);
    await expect.poll(async () => (await deliveries(id))[0]?.attempts).toBe(1);
    const [first] = await deliveries(id);
    const wait = Date.parse(first?.nextAttemptAt ?? '') - Date.parse(first?.lastAttemptAt ?? '');
    expect(wait).toBeGreaterThan(29_000);
    expect(stored).toBe(receiver.received[0]?.text);
    await query(`update listings set name = 'Renamed'`);
    await query('update webhook_deliveries set next_attempt_at = now()');
    await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered');
    expect(receiver.received[1]?.text).toBe(receiver.received[0]?.text);
  });
});

test('Teams gets an Adaptive Card whose names are not formatted, and its 202 is a success', async () => {
  receiver.respond = (response) => void response.writeHead(202).end();
  const review = reviews[2] as (typeof reviews)[number];
  await query('update listings set name = $1 where id = $2', [NAME, review.listingId]);
  const { id } = await add(TEAMS);
  await event('review.approved', review);
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ type, attachments }] = bodies();
  expect(type).toBe('message');
  expect(attachments[0].contentType).toBe('application/vnd.microsoft.card.adaptive');
  const { body, actions } = attachments[0].content;
  expect(body[0].text).toBe('A review was approved');
  expect(body[1]).toMatchObject({ type: 'RichTextBlock', inlines: [{ type: 'TextRun' }] });
  expect(body[1].inlines[0].text).toContain(NAME);
  expect(actions[0].url).toContain(`?review=${review.id}`);
  await expect.poll(async () => (await deliveries(id))[0]?.state).toBe('delivered');
});

test('every kind of event has a text', async () => {
  await add(SLACK, ['alert.raised', 'sync.failed', 'review.removed']);
  await query(`insert into events (kind, actor_kind, actor, listing_id, target, data) values
    ('alert.raised', 'system', 'system', 1, null, '{"topic": "noise"}'), ('sync.failed', 'system', 'system', null, 'Lisbon', '{"reason": "secret text"}')`);
  await event('review.removed', reviews[3] as (typeof reviews)[number]);
  await expect.poll(() => receiver.received.length).toBe(3);
  const texts = bodies().map(({ text }) => text.split('\n')[0]);
  expect(texts.toSorted()).toEqual(['A review was removed from its channel', 'A sync failed', 'Alert']);
  expect(bodies().map(({ text }) => text)).toContain('A sync failed\nLisbon');
  expect(receiver.received.map(({ text }) => text).join()).not.toContain('secret text');
});
