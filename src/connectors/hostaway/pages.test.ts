import { expect, test } from 'vitest';
import { type Page, pageOf, pagesOf } from './pages.ts';

async function collect(read: (offset: number) => Page): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const page of pagesOf(async (offset) => read(offset))) rows.push(...page.rows);
  return rows;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('all rows are read, in pages of whatever size is granted', async () => {
  const all = numbers(10);
  expect(await collect((offset) => ({ rows: all.slice(offset, offset + 3), total: 10 }))).toEqual(all);
});

test('without a total it reads on until nothing comes', async () => {
  const all = numbers(10);
  expect(await collect((offset) => ({ rows: all.slice(offset, offset + 3), total: null }))).toEqual(all);
});

test('an upstream that always sends the same page is left', async () => {
  let asked = 0;
  await collect(() => {
    asked++;
    return { rows: [1, 2], total: null };
  });
  expect(asked).toBe(2);
});

test('rows that vanish while we read cost no other row', async () => {
  let all = numbers(10);
  const read = (offset: number) => {
    if (offset === 4) all = all.filter((row) => row > 2);
    return { rows: all.slice(offset, offset + 4), total: all.length };
  };
  expect(new Set(await collect(read))).toEqual(new Set(numbers(10)));
});

test('rows that join at the end are read too', async () => {
  const all = numbers(4);
  const read = (offset: number) => {
    if (offset === 2) all.push(5);
    return { rows: all.slice(offset, offset + 2), total: all.length };
  };
  expect(await collect(read)).toEqual([1, 2, 3, 4, 5]);
});

test('an account that empties ends the reading', async () => {
  const read = (offset: number) => (offset === 0 ? { rows: [1, 2], total: 4 } : { rows: [], total: 0 });
  expect((await collect(read)).length).toBeGreaterThan(0);
});

test('a result that is no list is refused, none at all is an empty one', () => {
  expect(() => pageOf({ status: 'success', result: 'surprise' })).toThrow('unknown form');
  expect(pageOf({ status: 'success', result: null, count: '0' })).toEqual({ rows: [], total: 0 });
});

test('an answer that has no list is no empty list', () => {
  expect(() => pageOf({ status: 'success' })).toThrow('unknown form');
  expect(() => pageOf({ status: 'success', result: null, count: 3 })).toThrow('unknown form');
});

test.each([
  ['end before the total', (offset: number) => (offset === 0 ? [1, 2] : [])],
  ['do not move on', () => [1, 2]],
])('pages that %s are refused: what is missing would count as deleted', async (_what, rows) => {
  await expect(collect((offset) => ({ rows: rows(offset), total: 6 }))).rejects.toThrow('fewer rows');
});

test('a reading may begin anywhere, also behind the end', async () => {
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
