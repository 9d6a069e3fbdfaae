import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';

const fetched = vi.fn(async (url: string) => Response.json({ success: true, data: url, error: null }));
let early: typeof import('./early-answers.ts');
let client: Client;

beforeEach(async () => {
  // What was asked for early is remembered by the module itself: every test has one of its own.
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  early = await import('./early-answers.ts');
  const { createClient } = await import('./client.ts');
  client = createClient({ base: '/api', onUnauthenticated: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockClear();
});

describe('an answer that was asked for early', () => {
  it('is taken once; then the server is asked', async () => {
    early.askEarly('/api/x?a=1');
    expect(await client.get('/x', { query: { a: 1 } })).toBe('/api/x?a=1');
    expect(fetched).toHaveBeenCalledOnce();
    expect(await client.get('/x', { query: { a: 1 } })).toBe('/api/x?a=1');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is for its own call alone', async () => {
    early.askEarly('/api/x');
    expect(await client.get('/x', { query: { a: 1 } })).toBe('/api/x?a=1');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not believed after a change', async () => {
    early.askEarly('/api/x');
    await client.post('/session');
    await client.get('/x');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is not believed when it is old', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    early.askEarly('/api/x');
    vi.advanceTimersByTime(60_001);
    await client.get('/x');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fails in the words of any call', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    early.askEarly('/api/x');
    await expect(client.get('/x')).rejects.toThrow('The server cannot be reached.');
  });

  it('is given up when its caller gives up', async () => {
    fetched.mockReturnValueOnce(new Promise<never>(() => undefined));
    early.askEarly('/api/x');
    const gone = new AbortController();
    const call = client.get('/x', { signal: gone.signal });
    gone.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });

  it('is none once the app is there', async () => {
    early.endEarlyCalls();
    early.askEarly('/api/x');
    expect(fetched).not.toHaveBeenCalled();
  });
});
