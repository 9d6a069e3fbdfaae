import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { type Page, pageOf, pagesOf } from './pages.ts';

async function collect(read: (offset: number) => Omit<Page, 'isFull'>, pageSize = 100): Promise<unknown[]> {
  const rows: unknown[] = [];
  const readPage = async (offset: number) => {
    const page = read(offset);
    return { ...page, isFull: page.rows.length === pageSize };
  };
  for await (const page of pagesOf(readPage)) rows.push(...page.rows);
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
      await expect(collect(read, 2)).rejects.toThrow(saying('the same rows again'));
      expect(requests).toBe(pages.length + 1);
    }
  },
);

test('a list of a server without pages and totals is complete after its only page', async () => {
  expect(await collect(() => ({ rows: [1, 2], total: null }))).toEqual([1, 2]);
});

test.each([1, 2, 3, 4, 5, 6, 7])(
  'a server that counts the rows of each page is read completely: %i rows',
  async (count) => {
    const all = numbers(count);
    let requests = 0;
    const read = (offset: number) => {
      requests++;
      const rows = all.slice(offset, offset + 3);
      return { rows, total: rows.length };
    };
    expect(await collect(read, 3)).toEqual(all);
    expect(requests).toBe(count < 3 ? 1 : Math.ceil(count / 3) + 1);
  },
);

test('a full page is one with as many rows as were asked for, were granted, or are the default', () => {
  const isFull = (rows: number, limit?: unknown) => pageOf({ result: numbers(rows), limit }, 500).isFull;
  expect([isFull(500), isFull(100), isFull(50, '50')]).toEqual([true, true, true]);
  expect([isFull(230), isFull(50), isFull(50, 500)]).toEqual([false, false, false]);
});

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
  expect(() => pageOf({ status: 'success', result: 'surprise' }, null)).toThrow(saying('unknown format'));
  expect(pageOf({ status: 'success', result: null, count: '0' }, null)).toMatchObject({ rows: [], total: 0 });
});

test('a response without a list is not an empty list', () => {
  expect(() => pageOf({ status: 'success' }, null)).toThrow(saying('unknown format'));
  expect(() => pageOf({ status: 'success', result: null, count: 3 }, null)).toThrow(saying('unknown format'));
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
    const read = async (at: number) => ({ rows: all.slice(at, at + 2), total: all.length, isFull: true });
    for await (const page of pagesOf(read, offset)) rows.push(...page.rows);
    return rows;
  };
  expect(await from(3)).toEqual([4, 5]);
  expect(await from(9)).toEqual([]);
});
