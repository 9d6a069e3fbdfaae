import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from './client.ts';

const fetched = vi.fn(async (url: string) => Response.json({ success: true, data: url, error: null }));
let module: typeof import('./prefetched.ts');
let client: Client;

beforeEach(async () => {
  // The module holds the responses, so each test imports its own.
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  module = await import('./prefetched.ts');
  const { createClient } = await import('./client.ts');
  client = createClient({ base: '/api', onUnauthenticated: vi.fn(), askForProof: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockClear();
});

describe('a prefetched response', () => {
  it('is taken once; the next call sends a request', async () => {
    module.prefetch('/api/listings?limit=1');
    expect(await client.request('GET /listings', { query: { limit: 1 } })).toBe('/api/listings?limit=1');
    expect(fetched).toHaveBeenCalledOnce();
    expect(await client.request('GET /listings', { query: { limit: 1 } })).toBe('/api/listings?limit=1');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not used for a call with another query', async () => {
    module.prefetch('/api/listings');
    expect(await client.request('GET /listings', { query: { limit: 1 } })).toBe('/api/listings?limit=1');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is discarded when a change is sent', async () => {
    module.prefetch('/api/listings');
    await client.request('DELETE /session');
    await client.request('GET /listings');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is discarded after a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    module.prefetch('/api/listings');
    vi.advanceTimersByTime(60_001);
    await client.request('GET /listings');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('fails with the same message as any call', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    module.prefetch('/api/listings');
    await expect(client.request('GET /listings')).rejects.toThrow('The server cannot be reached.');
  });

  it('is aborted with the call that takes it', async () => {
    fetched.mockReturnValueOnce(new Promise<never>(() => undefined));
    module.prefetch('/api/listings');
    const controller = new AbortController();
    const call = client.request('GET /listings', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });

  it('is not requested after the app has started', async () => {
    module.stopPrefetching();
    module.prefetch('/api/listings');
    expect(fetched).not.toHaveBeenCalled();
  });
});
