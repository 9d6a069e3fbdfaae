import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { jsonRows } from './json-rows.ts';

async function* chunks(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function rowsOf(...texts: string[]): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const { at, value } of jsonRows(chunks(...texts))) {
    rows.push(value);
    expect(at).toBe(rows.length);
  }
  return rows;
}

test('the rows of an array or an envelope are read from chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.boolean(),
      fc.integer({ min: 1, max: 9 }),
      async (rows, bare, size) => {
        const text = JSON.stringify(
          bare ? rows : { status: 'success', other: [1, { result: [2] }], result: rows },
        );
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        expect(await rowsOf(...pieces)).toEqual(JSON.parse(JSON.stringify(rows)));
      },
    ),
  );
});

test('an empty array has no rows', async () => {
  expect(await rowsOf('{"status":"success","result":[],"count":0}')).toEqual([]);
});

test.each([
  ['[{"id":1},{"id":2},{"id":', 'is cut off in row 3.'],
  ['[{"id":1},{"id":2}', 'is cut off in row 3.'],
  ['{"status":"success","resu', 'is cut off before its list of reviews.'],
  ['[{"id":1},{"id":2} {"id":3}]', 'is not JSON in row 3.'],
  ['[{"id":1},{"id":01}]', 'is not JSON in row 2.'],
  ['hello', 'is not JSON before its list of reviews.'],
  ['{"status":"fail","message":"Invalid token"}', 'has no list of reviews. It must be a JSON array'],
  ['{"result":null}', 'has no list of reviews'],
  ['{"data":{"result":[1]}}', 'has no list of reviews'],
  ['"text"', 'has no list of reviews'],
])('%s is rejected: %s', async (text, message) => {
  await expect(rowsOf(text)).rejects.toThrow(saying(message));
});

test('the rows before an error are returned', async () => {
  const seen: unknown[] = [];
  const read = async () => {
    for await (const { value } of jsonRows(chunks('[{"id":1},{"id":2},oops'))) seen.push(value);
  };
  await expect(read()).rejects.toThrow(saying('is not JSON in row 3.'));
  expect(seen).toEqual([{ id: 1 }, { id: 2 }]);
});

test('a row of many megabytes is rejected before it is complete', async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<string> {
    yield '[{"id":1},{"text":"';
    for (; sent < 1000; sent++) yield 'x'.repeat(64 * 1024);
  }
  const read = async () => {
    for await (const _row of jsonRows(endless())) {
      // Only the error matters.
    }
  };
  await expect(read()).rejects.toThrow(saying('has a row of more than 1 MB (row 2)'));
  expect(sent).toBeLessThan(30);
});

/** The list that JSON.parse finds in the whole text; null when it is not JSON or has no list of reviews. */
function listIn(text: string): unknown[] | null {
  try {
    const whole = JSON.parse(text);
    const list = Array.isArray(whole) ? whole : Object.hasOwn(Object(whole), 'result') ? whole.result : null;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

test('text with any character changed is read as JSON.parse reads it, or rejected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      fc.nat(),
      fc.constantFrom(...'[]{},:"\\/ae1-. \n', ''),
      fc.integer({ min: 1, max: 9 }),
      async (rows, bare, spaced, index, sign, size) => {
        const envelope = { status: 'success', other: [1, { result: [2] }], result: rows, count: 2 };
        const text = JSON.stringify(bare ? rows : envelope, null, spaced ? 2 : 0);
        const at = index % text.length;
        const changed = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
        const expected = listIn(changed);
        const reading = rowsOf(...(changed.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []));
        if (expected) expect(await reading).toEqual(expected);
        else
          await expect(reading).rejects.toThrow(saying(/^(is not JSON|is cut off|has no list of reviews)/));
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['an escaped quote and a backslash at the end', String.raw`[{"a":"x\\\"]"},{"b":"\\"},{"c":"]}"}]`],
  ['numbers and literals', '[1,-2.5e3, true ,null,"text",[],{}]'],
  ['values with white space around them', ' {\n "count" : 1 ,\t"result" : [ { } ] , "page" : null } \r\n'],
])('%s are read', async (_name, text) => {
  for (const size of [1, 2, 3, 100]) {
    expect(await rowsOf(...(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []))).toEqual(listIn(text));
  }
});
