import { expect, it } from 'vitest';
import { loadPart, PartLoadError } from './load-part.ts';

it('returns the part', async () => {
  expect(await loadPart(async () => ({ Page: 'page' }))()).toEqual({ Page: 'page' });
});

it('fails with a readable message when the part cannot be loaded', async () => {
  const broken = loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(broken()).rejects.toThrow(PartLoadError);
});

it('fails when the part does not load in time', async () => {
  await expect(loadPart(() => new Promise(() => undefined), 5)()).rejects.toThrow(PartLoadError);
});
