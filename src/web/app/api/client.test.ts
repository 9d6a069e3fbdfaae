import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROOF_HEADER } from '#contract/accounts/proofs.ts';
import { PRIMARY_READS_MS } from '#domain/replica-lag.ts';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { queryString } from './request.ts';

const onUnauthenticated = vi.fn();
const askForProof = vi.fn<(call: string) => Promise<string>>();
const client = createClient({ base: '/api', onUnauthenticated, askForProof });

function answer(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(text, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  onUnauthenticated.mockClear();
});

describe('a call', () => {
  it('returns the data of a successful envelope', async () => {
    answer(200, { success: true, data: { total: 3 }, error: null });
    expect(await client.request('GET /sync')).toEqual({ total: 3 });
  });

  it('sends JSON with the session cookie', async () => {
    const fetched = answer(200, { success: true, data: null, error: null });
    await client.request('PUT /reviews/hostaway/:id/approve', {
      params: { id: 7 },
      body: { isApproved: true },
    });
    expect(fetched).toHaveBeenCalledWith(
      '/api/reviews/hostaway/7/approve',
      expect.objectContaining({ method: 'PUT', body: '{"isApproved":true}', credentials: 'include' }),
    );
  });

  it('sends the entity tag as a header, but not to another origin, which may not allow it', async () => {
    const fetched = answer(200, { success: true, data: null, error: null });
    const elsewhere = createClient({ base: 'https://api.example/api', onUnauthenticated, askForProof });
    await client.request('DELETE /session', { ifMatch: 'a1' });
    await client.request('DELETE /session');
    await elsewhere.request('DELETE /session', { ifMatch: 'a1' });
    const sent = fetched.mock.calls.map(([url, { headers }]) => [url, new Headers(headers).get('if-match')]);
    expect(sent).toEqual([
      ['/api/session', '"a1"'],
      ['/api/session', null],
      ['https://api.example/api/session', null],
    ]);
  });

  it('requests responses from the primary for a while after a notification', async () => {
    vi.useFakeTimers();
    const fetched = answer(200, { success: true, data: null, error: null });
    const client = createClient({ base: '/api', onUnauthenticated, askForProof });
    await client.request('GET /sync');
    client.requireFresh();
    await client.request('GET /sync');
    vi.advanceTimersByTime(PRIMARY_READS_MS);
    await client.request('GET /sync');
    vi.useRealTimers();
    expect(fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('cache-control'))).toEqual([
      null,
      'no-cache',
      null,
    ]);
  });

  it.each([
    [
      'the text of an envelope',
      404,
      { success: false, data: null, error: 'No such review.' },
      'No such review.',
    ],
    ['the status when the body is no envelope', 502, '<h1>Bad gateway</h1>', 'HTTP error! status: 502'],
    [
      'the status when the envelope has no text',
      500,
      { success: false, error: '' },
      'HTTP error! status: 500',
    ],
    ['the text of a server error', 500, { success: false, error: 'Oh.' }, 'Oh.'],
    [
      'the text of an unsuccessful envelope with status 200',
      200,
      { success: false, error: 'Not now.' },
      'Not now.',
    ],
    ['a general message when that envelope has no text', 200, { success: false }, 'API request failed'],
    ['a general message when the response is not an envelope', 200, '[]', 'API request failed'],
  ])('fails with %s', async (_name, status, body, message) => {
    answer(status, body);
    await expect(client.request('GET /sync')).rejects.toEqual(new ApiError(message, status));
  });

  it('is repeated with a proof of identity if the server requires it, and fails if the person cancels', async () => {
    const fetched = vi.fn(async (_url: string, { headers }: RequestInit) =>
      new Headers(headers).get(PROOF_HEADER) === 'p1'
        ? Response.json({ success: true, data: 'done', error: null })
        : Response.json(
            { success: false, error: 'Confirm.', code: 'reauthentication-required' },
            { status: 403 },
          ),
    );
    vi.stubGlobal('fetch', fetched);
    askForProof.mockResolvedValueOnce('p1').mockRejectedValueOnce(new Error('Cancelled.'));
    expect(await client.request('POST /groups', { body: { name: 'a', listingIds: [] } })).toBe('done');
    expect(askForProof).toHaveBeenCalledWith('POST /groups');
    expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual([
      '{"name":"a","listingIds":[]}',
      '{"name":"a","listingIds":[]}',
    ]);
    await expect(client.request('DELETE /session')).rejects.toThrow('Cancelled.');
    askForProof.mockResolvedValueOnce('p2');
    await expect(client.request('DELETE /session')).rejects.toThrow('Confirm.');
    expect(askForProof).toHaveBeenCalledTimes(3);
  });

  it('fails with a readable message when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.request('GET /sync')).rejects.toThrow('The server cannot be reached.');
  });

  it('throws the abort when its caller aborts', async () => {
    const controller = new AbortController();
    controller.abort();
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason));
    await expect(client.request('GET /sync', { signal: controller.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });

  it('reports a session that ended, but not a sign-in with wrong credentials', async () => {
    answer(401, { success: false, error: 'Sign in.' });
    await expect(
      client.request('POST /session', { body: { username: 'ann', password: 'wrong' } }),
    ).rejects.toThrow('Sign in.');
    expect(onUnauthenticated).not.toHaveBeenCalled();
    await expect(client.request('GET /reviews/hostaway/stats')).rejects.toThrow('Sign in.');
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });
});

describe('a query', () => {
  it('drops empty values and keeps false and zero', () => {
    const query = { a: '', b: undefined, c: null, approved: false, offset: 0, channel: 'Booking.com' };
    expect(queryString(query)).toBe('?approved=false&offset=0&channel=Booking.com');
    expect(queryString({ a: '' })).toBe('');
  });
});
