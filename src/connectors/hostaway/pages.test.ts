import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { type Page, pageOf, pagesOf } from './pages.ts';

async function collect(read: (offset: number) => Page): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const page of pagesOf(async (offset) => read(offset))) rows.push(...page.rows);
  return rows;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('all rows are read in pages of the size that the upstream grants', async () => {
  const all = numbers(10);
  expect(await collect((offset) => ({ rows: all.slice(offset, offset + 3), total: 10 }))).toEqual(all);
});

test('without a total, pages are read until an empty one', async () => {
  const all = numbers(10);
  expect(await collect((offset) => ({ rows: all.slice(offset, offset + 3), total: null }))).toEqual(all);
});

test.each([
  ['the same page', [[1, 2]]],
  [
    'two pages in turn',
    [
      [1, 2],
      [3, 4],
    ],
  ],
])(
  'a list of %s without end is rejected, because other rows would count as deleted',
  async (_what, pages) => {
    for (const total of [null, 0, 3, 100]) {
      let requests = 0;
      const read = () => ({ rows: pages[requests++ % pages.length] ?? [], total });
      await expect(collect(read)).rejects.toThrow(saying('the same rows again'));
      expect(requests).toBe(pages.length + 1);
    }
  },
);

test('no remaining row is missed when rows disappear during the read', async () => {
  let all = numbers(10);
  const read = (offset: number) => {
    if (offset === 4) all = all.filter((row) => row > 2);
    return { rows: all.slice(offset, offset + 4), total: all.length };
  };
  expect(new Set(await collect(read))).toEqual(new Set(numbers(10)));
});

test('rows that are added at the end during the read are read', async () => {
  const all = numbers(4);
  const read = (offset: number) => {
    if (offset === 2) all.push(5);
    return { rows: all.slice(offset, offset + 2), total: all.length };
  };
  expect(await collect(read)).toEqual([1, 2, 3, 4, 5]);
});

test('reading ends when the list becomes empty', async () => {
  const read = (offset: number) => (offset === 0 ? { rows: [1, 2], total: 4 } : { rows: [], total: 0 });
  expect((await collect(read)).length).toBeGreaterThan(0);
});

test('a result that is not an array is rejected, and a null result with total 0 is an empty list', () => {
  expect(() => pageOf({ status: 'success', result: 'surprise' })).toThrow(saying('unknown format'));
  expect(pageOf({ status: 'success', result: null, count: '0' })).toEqual({ rows: [], total: 0 });
});

test('a response without a list is not an empty list', () => {
  expect(() => pageOf({ status: 'success' })).toThrow(saying('unknown format'));
  expect(() => pageOf({ status: 'success', result: null, count: 3 })).toThrow(saying('unknown format'));
});

test('pages that end before the total are rejected, because missing rows would count as deleted', async () => {
  const read = (offset: number) => ({ rows: offset === 0 ? [1, 2] : [], total: 6 });
  await expect(collect(read)).rejects.toThrow(saying('fewer rows'));
});

test('a page that comes again because as many rows disappeared is no repetition', async () => {
  let all = numbers(10);
  const read = (offset: number) => {
    if (offset === 8) all = all.filter((row) => row > 4 || row === 1);
    return { rows: all.slice(offset, offset + 4), total: all.length };
  };
  expect(new Set(await collect(read))).toEqual(new Set(numbers(10)));
});

test('reading can start at any offset, even past the end', async () => {
  const all = numbers(5);
  const from = async (offset: number) => {
    const rows: unknown[] = [];
    const read = async (at: number) => ({ rows: all.slice(at, at + 2), total: all.length });
    for await (const page of pagesOf(read, offset)) rows.push(...page.rows);
    return rows;
  };
  expect(await from(3)).toEqual([4, 5]);
  expect(await from(9)).toEqual([]);
});
