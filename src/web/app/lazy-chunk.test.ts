import { expect, it } from 'vitest';
import { ChunkLoadError, loadChunk } from './lazy-chunk.tsx';

it('returns the chunk', async () => {
  expect(await loadChunk(async () => ({ Page: 'page' }))()).toEqual({ Page: 'page' });
});

it('fails with a readable message when the chunk cannot be loaded', async () => {
  const broken = loadChunk(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  await expect(broken()).rejects.toThrow(ChunkLoadError);
});

it('fails when the chunk does not load in time', async () => {
  await expect(loadChunk(() => new Promise(() => undefined), 5)()).rejects.toThrow(ChunkLoadError);
});
