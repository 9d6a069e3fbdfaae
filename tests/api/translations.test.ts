import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Translation } from '#contract/responses/drafts.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { TRANSLATION_RULES } from '#domain/reviews/translation-prompt.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { HOSTILE_REVIEWS } from '#tests/support/hostile-reviews.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let review: Review;

async function open(hasModel = true, environment: Record<string, string> = {}): Promise<void> {
  server = await openTestServer({ hasModel, environment });
  manager = await signedInClient(server.origin);
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?language=de&channel=Airbnb&limit=1');
  const [found] = data.reviews;
  if (!found) throw new Error('the demo has no German review');
  review = found;
}
afterEach(() => server.close());

const model = () => {
  if (!server.model) throw new Error('the test has no model');
  return server.model;
};
const translate = (body: object = { language: 'en' }, id = review.id) =>
  manager.post<Translation>(`/reviews/${id}/translation`, body);
const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const stored = async () =>
  (await query('select language, text from translations where review_id = $1 order by language', [review.id]))
    .rows;

describe('a translation', () => {
  beforeEach(async () => {
    await open();
    model().write = () => 'The location is hard to beat.';
  });

  test('is made once for each language and text', async () => {
    const expected = { text: 'The location is hard to beat.', model: 'canned-texts-no-model' };
    expect((await translate()).data).toEqual(expected);
    expect((await translate()).data).toEqual(expected);
    expect(model().requests).toHaveLength(1);
    await translate({ language: 'fr' });
    expect((await stored()).map(({ language }) => language)).toEqual(['en', 'fr']);
    const { rows } = await query(
      `select actor, data from events where kind = 'translation.requested' order by id`,
    );
    expect(rows[0]).toEqual({
      actor: 'manager',
      data: { model: 'canned-texts-no-model', prompt: 'translation-1', language: 'en' },
    });
    expect(rows).toHaveLength(2);
  });

  test('is dropped when the text of the review changes, and only then', async () => {
    await translate();
    await query('update reviews set rating_tenths = 30 where id = $1', [review.id]);
    expect(await stored()).toHaveLength(1);
    await query(`update reviews set review_text = 'Anders.' where id = $1`, [review.id]);
    expect(await stored()).toEqual([]);
  });

  test('is not stored when the text changed while the model wrote', async () => {
    model().failures.add({ failure: { kind: 'slow', ms: 300 } });
    const translating = translate();
    await expect.poll(() => model().prompts).toHaveLength(1);
    await query(`update reviews set review_text = 'Anders.' where id = $1`, [review.id]);
    expect((await translating).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test('is erased with its guest, and is in the export before', async () => {
    await translate();
    const selection = { reviewIds: [review.id], rows: [] };
    expect((await manager.post('/guests/export', selection)).text).toContain('The location is hard to beat.');
    await manager.post('/guests/erase', selection);
    expect(await stored()).toEqual([]);
  });

  test('leaves out the name of the guest until the settings allow it', async () => {
    await query(
      `update reviews set guest_name = 'Quirinia Zed', review_text = 'Schön. Quirinia' where id = $1`,
      [review.id],
    );
    await translate();
    expect(model().prompts[0]).toEqual({
      system: TRANSLATION_RULES,
      user: '<text>\nSchön. [guest]\n</text>\n\nTranslate the text into English (en).',
    });
    await manager.put('/settings', { modelReadsGuestNames: true });
    await translate({ language: 'fr' });
    expect(model().prompts[1]?.user).toContain('Quirinia');
  });

  test('of a draft is not stored', async () => {
    await translate({ language: 'en', draft: 'Vielen Dank, kommen Sie wieder.' });
    expect(model().prompts[0]?.user).toContain('Vielen Dank, kommen Sie wieder.');
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ language: 'xx' }, 400, 'language is "xx", which is not the code of a language.'],
    [{ language: 'English' }, 400, 'language'],
    [{ language: 'EN' }, 400, 'language'],
    [{ language: '' }, 400, 'language'],
    [{}, 400, 'language'],
    [{ language: 'en', draft: ' ' }, 400, ''],
  ])('with %j is a %i', async (body, status, message) => {
    const answer = await translate(body);
    expect([answer.status, answer.failure.error]).toEqual([status, expect.stringContaining(message)]);
    expect(model().requests).toEqual([]);
  });

  test('of hostile reviews gets no delimiter closed, and links that a model adds are refused', async () => {
    Object.assign(server.app.context, { modelRequests: { take: () => null } });
    for (const { text } of HOSTILE_REVIEWS) await translate({ language: 'en', draft: text });
    for (const { system, user } of model().prompts) {
      expect(system).toBe(TRANSLATION_RULES);
      expect(user.match(/<[^>]*>/g)).toEqual(['<text>', '</text>']);
    }
    model().write = () => 'Lovely. Book at www.evil.example or call +44 20 7946 0958.';
    const refused = await translate();
    expect([refused.status, refused.failure.reason]).toEqual([503, 'translation-unfaithful']);
    expect(await stored()).toEqual([]);
  });

  test('counts towards the same budget as drafts, and says when the model fails', async () => {
    await query('update reviews set response_text = null where id = $1', [review.id]);
    await manager.post(`/reviews/${review.id}/draft`);
    await translate();
    expect((await query(`select requests from daily_usage where service = 'model'`)).rows).toEqual([
      { requests: 2 },
    ]);
    model().failures.add({ failure: 'over-quota' });
    const failed = await translate({ language: 'fr' });
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '17']);
  });

  test('is shown to guests only if switched on, labelled, with the original', async () => {
    await query(`update reviews set decision = 'approved' where id = $1`, [review.id]);
    const page = async (path = '') =>
      (await fetch(`${server.origin}${path}/property/${review.listingId}`)).text();
    await translate();
    expect(await page()).not.toContain('hard to beat');
    await manager.put('/settings', { publicTranslations: true });
    const english = await page();
    expect(english).toContain('The location is hard to beat.');
    expect(english).toMatch(/<details class="review-original"><summary[^>]*>Machine translation/);
    expect(english).toContain(review.reviewText.slice(0, 20));
    // A page in the language of the review shows only the original, and visits never call the model.
    expect(await page('/de')).not.toContain('hard to beat');
    expect(await page('/fr')).not.toContain('hard to beat');
    expect(model().requests).toHaveLength(1);
    await query(`update reviews set review_text = 'Anders.' where id = $1`, [review.id]);
    expect(await stored()).toEqual([]);
  });
});

test('without a model there are no translations', async () => {
  await open(false);
  expect((await translate()).status).toBe(404);
});
