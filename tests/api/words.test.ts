import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let reviews: Review[];

beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ({ reviews } = await addLighthouse(server));
});
afterAll(() => server.close());

const find = async (name: 'words' | 'search', text: string, more = '') =>
  (await manager.get<ReviewList>(`/reviews/hostaway?${name}=${encodeURIComponent(text)}${more}`)).data;

describe('the filter by words', () => {
  test('finds reviews that contain all words in any order, where the substring finds none', async () => {
    const text = 'LOUD terrible lighthouse';
    expect((await find('search', text)).total).toBe(0);
    const found = await find('words', text);
    expect(found).toMatchObject({ total: 1, isTotalExact: true });
    expect(found.reviews.map(({ id }) => id)).toEqual([reviews[3]?.id]);
  });

  test('compares without case and accents, and takes wildcards as text', async () => {
    expect((await find('words', 'sEa lamp cösta')).total).toBe(1);
    expect((await find('words', 'sea % lamp')).total).toBe(0);
  });

  test('finds a Greek name in capitals as it is typed, and in lower case', async () => {
    const { pool } = server.app.database;
    await pool.query(`update reviews set guest_name = 'ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ' where id = $1`, [
      reviews[2]?.id,
    ]);
    for (const name of ['ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Γιώργος Παπαδόπουλος']) {
      expect((await find('words', name)).total).toBe(1);
      expect((await find('search', name)).total).toBe(1);
    }
  });

  test('with one word finds what the substring finds', async () => {
    const [words, search] = [await find('words', 'wonderful'), await find('search', 'wonderful')];
    expect(words.total).toBe(search.total);
    expect(words.reviews).toEqual(search.reviews);
  });

  test('is combined with other filters', async () => {
    expect((await find('words', 'loud terrible', '&rating=1')).total).toBe(1);
    expect((await find('words', 'loud terrible', '&rating=5')).total).toBe(0);
  });

  test('without a word is rejected, and is for signed-in people only', async () => {
    const blank = await manager.get('/reviews/hostaway?words=%20');
    expect([blank.status, blank.failure.error]).toEqual([400, 'words must look like wifi slow.']);
    expect((await apiClient(server.origin).get('/reviews/hostaway?words=sea')).status).toBe(401);
  });
});
