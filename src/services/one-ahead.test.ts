import { expect, test } from 'vitest';
import { oneAhead } from './one-ahead.ts';

/** Counts up to `end` and notes what happens to it. */
function counting(end: number, noted: string[]) {
  return (async function* () {
    try {
      for (let count = 1; count <= end; count++) {
        noted.push(`asked for ${count}`);
        yield count;
      }
      throw new Error('no more');
    } finally {
      noted.push('let go');
    }
  })();
}

test('each is asked for before the one before is done with, and a failure comes after all of them', async () => {
  const noted: string[] = [];
  const reading = async () => {
    for await (const count of oneAhead(counting(2, noted))) noted.push(`got ${count}`);
  };
  await expect(reading()).rejects.toThrow('no more');
  expect(noted).toEqual(['asked for 1', 'asked for 2', 'got 1', 'let go', 'got 2']);
});

test('who stops early lets go of the rest', async () => {
  const noted: string[] = [];
  for await (const _count of oneAhead(counting(9, noted))) break;
  await expect.poll(() => noted).toEqual(['asked for 1', 'asked for 2', 'let go']);
});

test('who fails waits neither for the next one nor for what becomes of it', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const items = (async function* () {
    yield 1;
    yield promise;
  })();
  const reading = async () => {
    for await (const _item of oneAhead(items)) throw new Error('cannot be stored');
  };
  await expect(reading()).rejects.toThrow('cannot be stored');
  reject(new Error('came to nothing'));
  expect(await items.next()).toEqual({ done: true, value: undefined });
});
