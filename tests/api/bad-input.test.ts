import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type Answer, type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let anonymous: ApiClient;
let before: Record<string, string>;
let review: number;

beforeAll(async () => {
  server = await openTestServer();
  manager = apiClient(server.origin);
  anonymous = apiClient(server.origin);
  await manager.signIn();
  review = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.reviews[0]?.id ?? 0;
  before = await fingerprint(server.app.database.pool);
});
afterAll(async () => {
  // No rejected request in this file has changed anything.
  expect(await fingerprint(server.app.database.pool)).toEqual(before);
  await server.close();
});

/** Expects an error in the envelope, without other fields. */
function expectRefused(answer: Answer<unknown>, status: number, code: string, expected?: string): void {
  expect(answer.text).toContain('"success":false');
  expect({ status: answer.status, ...answer.failure }).toEqual({
    status,
    success: false,
    data: null,
    error: expect.stringContaining(expected ?? ''),
    code,
    reason: expect.any(String),
    params: expect.any(Object),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
}

const NOT_A_NUMBER = [
  '',
  'abc',
  '1.5',
  '1e3',
  '0x1',
  '+1',
  '%201',
  '1%20',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[1]',
  '{"a":1}',
  '1,2',
  '%D9%A1',
  '1%00',
  '%00',
  "1'%20or%20'1'='1",
  '1;drop%20table%20reviews',
  '__proto__',
  '9007199254740992',
  '99999999999999999999999999',
  '1'.repeat(8000),
];

const WRONG: Record<string, string[]> = {
  listingId: [...NOT_A_NUMBER, '0', '-1'],
  rating: [...NOT_A_NUMBER, '0', '6', '4.5', '-1'],
  channel: [
    '',
    'airbnb',
    'Airbnb%00',
    'Airbnb%0A',
    'Other',
    'Other%20(x)',
    'Other%20(1234567890)',
    'A'.repeat(8000),
    "Airbnb'--",
  ],
  startDate: [
    '',
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '20240101',
    '01/02/2024',
  ],
  endDate: [
    '1899-12-31',
    '2200-01-01',
    '2024-01-01T00:00:00Z',
    'today',
    '2024-01-01%00',
    "2024-01-01'--",
    '0',
  ],
  approved: ['', '1', '0', 'yes', 'TRUE', 'True', 'null', 'true%00', '[true]'],
  search: ['', '%00', 'sea%00view', 'x'.repeat(201)],
  sortBy: [
    '',
    'id',
    'Date',
    'guest_name',
    'date%20desc',
    '(select%201)',
    'constructor',
    '__proto__',
    'date%00',
  ],
  sortOrder: ['', 'ASC', 'descending', 'desc;--', 'nulls', '1'],
  limit: [...NOT_A_NUMBER, '0', '-1', '101', '1000000'],
  offset: [...NOT_A_NUMBER, '-1', '1000000001'],
};

const RIGHT: Record<string, string> = {
  listingId: '1',
  rating: '4',
  channel: 'Airbnb',
  startDate: '2024-01-01',
  endDate: '2024-01-01',
  approved: 'true',
  search: 'sea',
  sortBy: 'date',
  sortOrder: 'asc',
  limit: '5',
  offset: '0',
};

const UNKNOWN = [
  'foo',
  'listingID',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'listingId[]',
  'listingId[a]',
  'a.b',
  '%3Cscript%3E',
  '',
];

describe('the list of reviews', () => {
  test.each(Object.entries(WRONG))('rejects an invalid %s and names it', async (field, values) => {
    for (const value of values) {
      expectRefused(await manager.get(`/reviews/hostaway?${field}=${value}`), 400, 'invalid', field);
    }
  });

  test('rejects a parameter that is given twice', async () => {
    for (const [field, value] of Object.entries(RIGHT)) {
      expect((await manager.get(`/reviews/hostaway?${field}=${value}`)).status).toBe(200);
      const twice = await manager.get(`/reviews/hostaway?${field}=${value}&${field}=${value}`);
      expectRefused(twice, 400, 'invalid', `${field} may be given only once.`);
    }
  });

  test('accepts control characters in a search and finds nothing', async () => {
    for (const search of ['%ED%A0%80', '%FF%FE', '%C0%80', '%F0%9F%92%A9%F0%9F', '%25%5C_%27']) {
      const answer = await manager.get<ReviewList>(`/reviews/hostaway?search=${search}`);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) expect(answer.data.reviews).toEqual([]);
    }
  });
});

describe('an unknown parameter', () => {
  test.each([
    '/reviews/hostaway',
    '/reviews/hostaway/stats',
    '/google-reviews/integration-status',
    '/google-reviews/ChIJdemo0FlexLiving0Office1',
    '/session',
    '/sync',
    '/health',
  ])('is rejected by %s, which names it', async (path) => {
    for (const name of UNKNOWN) {
      const shown = decodeURIComponent(name).replace(/[<>]/g, '?');
      const answer = await manager.get(`${path}?${name}=1`);
      expectRefused(answer, 400, 'invalid', `"${shown}" is not a known field.`);
    }
  });

  test('is rejected by calls that change data', async () => {
    const put = await manager.put(`/reviews/hostaway/${review}/approve?force=1`, { isApproved: true });
    expectRefused(put, 400, 'invalid', 'force');
    expectRefused(await manager.post('/sync?force=1'), 400, 'invalid', 'force');
    expectRefused(await manager.delete('/session?all=1'), 400, 'invalid', 'all');
  });
});

describe('the statistics', () => {
  test('reject an invalid listingId and name it', async () => {
    for (const value of WRONG.listingId ?? []) {
      const answer = await manager.get(`/reviews/hostaway/stats?listingId=${value}`);
      expectRefused(answer, 400, 'invalid', 'listingId');
    }
    const twice = await manager.get('/reviews/hostaway/stats?listingId=1&listingId=2');
    expectRefused(twice, 400, 'invalid', 'listingId may be given only once.');
  });

  test('are zero for an unknown listing', async () => {
    const { data } = await manager.get('/reviews/hostaway/stats?listingId=9007199254740991');
    expect(data).toEqual({
      totalReviews: 0,
      averageRating: 0,
      approvedCount: 0,
      pendingCount: 0,
      undecided: { count: 0, isCountExact: true, oldest: null },
    });
  });
});

describe('the Google reviews of a place', () => {
  const place = '/google-reviews/ChIJdemo0FlexLiving0Office1';

  test('reject an invalid order or limit and name it', async () => {
    const wrong: Record<string, string[]> = {
      limit: [...NOT_A_NUMBER, '0', '6'],
      sortBy: ['', 'date', 'TIME', '__proto__'],
      sortOrder: ['', 'up', 'desc%00'],
    };
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        expectRefused(await anonymous.get(`${place}?${field}=${value}`), 400, 'invalid', field);
      }
      expectRefused(await anonymous.get(`${place}?${field}=1&${field}=1`), 400, 'invalid', field);
    }
  });

  test('reject an invalid place id without a request to Google', async () => {
    const requestCount = server.google.requests.length;
    for (const id of [
      '..%2F..%2Fv1%2Fplaces',
      '%00',
      "x'--",
      'a%20b',
      '%3Cscript%3E',
      'https:%2F%2Fexample.com',
    ]) {
      expectRefused(await anonymous.get(`/google-reviews/${id}`), 400, 'invalid', 'placeId');
    }
    expectRefused(await anonymous.get(`/google-reviews/${'x'.repeat(700)}`), 414, 'invalid');
    expect(server.google.requests).toHaveLength(requestCount);
  });
});

describe('the id in a review call', () => {
  test('must be a whole number and the id of an existing review', async () => {
    const wrong = [
      'abc',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x1',
      '%201',
      '9007199254740992',
      '%00',
      "1'--",
      '__proto__',
    ];
    for (const id of wrong) {
      const answer = await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
      expectRefused(answer, 400, 'invalid', 'id must be a whole number');
    }
    for (const id of ['9007199254740991', '999999']) {
      const answer = await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
      expectRefused(answer, 404, 'not-found', id);
    }
    expectRefused(
      await manager.put(`/reviews/hostaway/${'1'.repeat(700)}/approve`, { isApproved: true }),
      414,
      'invalid',
    );
  });
});

describe('U+0000 in a path', () => {
  test.each(['/account/sessions/%00', '/account/passkeys/x%00', '/invitations/%00', '/password-resets/x%00'])(
    'is not found: %s',
    async (path) => {
      const answer = await manager.call(path.startsWith('/account') ? 'DELETE' : 'GET', path);
      expectRefused(answer, 404, 'not-found');
    },
  );

  test('is not allowed in a username', async () => {
    const answer = await manager.delete('/people/x%00/second-factors');
    expectRefused(answer, 400, 'invalid', 'username');
  });
});
