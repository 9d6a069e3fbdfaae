import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { SourceList } from '#contract/sources/accounts.ts';
import { demoData, newReview } from '#simulators/hospitable/data.ts';
import { type HospitableSimulator, startHospitableSimulator } from '#simulators/hospitable/server.ts';
import { type KilledProduct, openKilledProduct } from '#tests/support/killed-product.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const WAIT = { timeout: TIMEOUT_MS, interval: 100 };
let simulator: HospitableSimulator;
let product: KilledProduct;

beforeAll(async () => {
  simulator = await startHospitableSimulator({ data: demoData(1, 5), rateLimit: false });
  product = await openKilledProduct({ HOSPITABLE_API_URL: simulator.url });
  await product.start();
});
afterAll(async () => {
  await product.stop();
  await product.close();
  await simulator.close();
});

test('a notice that was accepted is read after the process was killed', async () => {
  const source = { kind: 'hospitable', name: 'Porto', settings: { token: simulator.token } };
  expect((await product.manager.post('/sources', source)).status).toBe(200);
  const find = async () =>
    (await product.manager.get<SourceList>('/sources')).data.sources.find(({ id }) => id === 'hospitable');
  await vi.waitFor(async () => expect((await find())?.lastSuccess).toBeTruthy(), WAIT);
  await product.manager.post('/sources/hospitable/address', { secret: simulator.email });
  const { pathname } = new URL((await find())?.webhook?.address ?? '');

  // Its read does not get an answer before the process is killed.
  simulator.failures.add({ path: '/v2/properties/home-1', failure: { kind: 'hang' } });
  const [property] = simulator.data.properties;
  if (!property) throw new Error('no property');
  const shown = { rating: 5, rating_platform_original: '5.00', review: 'Wombats next door.', response: null };
  const review = newReview({ id: 'n1', property, public: shown });
  simulator.data.reviews.unshift(review);
  const body = JSON.stringify({
    id: 'd1',
    action: 'review.created',
    data: review,
    created: new Date().toISOString(),
  });
  const key = Buffer.from(simulator.email).toString('base64');
  const signature = createHmac('sha256', key).update(body).digest('hex');
  const answer = await fetch(product.origin + pathname, { method: 'POST', body, headers: { signature } });
  expect(answer.status).toBe(200);
  await product.killAndStart();
  simulator.failures.clear();
  // It may have been claimed for a minute.
  await product.pool.query(
    'update source_notices set next_attempt_at = now() where next_attempt_at is not null',
  );
  await vi.waitFor(async () => {
    const { total } = (await product.manager.get<ReviewList>('/reviews/hostaway?search=wombats')).data;
    expect(total).toBe(1);
  }, WAIT);
});
