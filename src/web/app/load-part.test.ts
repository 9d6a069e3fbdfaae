import { expect, it } from 'vitest';
import { loadPart, PartMissing } from './load-part.ts';

it('hands over the part', async () => {
  expect(await loadPart(async () => ({ Page: 'page' }))()).toEqual({ Page: 'page' });
});

it('fails in words when the part cannot be loaded', async () => {
  const broken = loadPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect(broken()).rejects.toThrow(PartMissing);
});

it('fails when the part does not come in time', async () => {
  await expect(loadPart(() => new Promise(() => undefined), 5)()).rejects.toThrow(PartMissing);
});
