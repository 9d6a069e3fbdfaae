import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { type CsvRow, csvRows } from './csv-rows.ts';

async function rowsOf(...texts: string[]): Promise<CsvRow[]> {
  async function* chunks(): AsyncGenerator<string> {
    yield* texts;
  }
  return Array.fromAsync(csvRows(chunks()));
}

test.each([
  ['LF', '\n'],
  ['CR LF', '\r\n'],
  ['CR', '\r'],
])('each record has the number of its first line, with line ends %s', async (_name, end) => {
  const text = ['id,text', '1,"two', 'lines"', '', '2,"a ""word"", a comma"', '3,x'].join(end);
  expect(await rowsOf(text)).toEqual([
    { at: 1, cells: ['id', 'text'] },
    { at: 2, cells: ['1', 'two\nlines'] },
    { at: 5, cells: ['2', 'a "word", a comma'] },
    { at: 6, cells: ['3', 'x'] },
  ]);
});

test.each([',', ';', '\t', '|'])('cells may be separated by %j', async (delimiter) => {
  const other = delimiter === ',' ? ';' : ',';
  const text = [`id,"a${other}${other}\n${other}b",c`, `1,"4${other}5",x`]
    .join('\n')
    .replaceAll(',', delimiter);
  const quoted = (cell: string) => cell.replaceAll(',', delimiter);
  expect((await rowsOf(...(text.match(/.{1,3}/gs) ?? []))).map(({ cells }) => cells)).toEqual([
    ['id', quoted(`a${other}${other}\n${other}b`), 'c'],
    ['1', quoted(`4${other}5`), 'x'],
  ]);
});

test('cells are read unchanged from chunks of any size', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', '😀') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      async (rows, size) => {
        const text = rows
          .map((cells) => `x,${cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')}\r\n`)
          .join('');
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
        const plain = rows.map((cells) => ['x', ...cells.map((one) => one.replace(/\r\n?/g, '\n'))]);
        expect((await rowsOf(...pieces)).map(({ cells }) => cells)).toEqual(plain);
      },
    ),
  );
});

test.each([
  [
    'a quote that is never closed',
    '2,"x\n3,y\n',
    'has a quote that is opened in line 3 or later and never closed.',
  ],
  ['a quote within a cell', '2,a "word"\n', 'has a quote in the wrong place in line 3'],
  ['text after a quote', '2,"a" word\n', 'has a quote in the wrong place in line 3'],
  ['a line of megabytes', `2,${'x'.repeat(2_000_000)}\n`, 'has a row of more than 1 MB (line 3)'],
])('%s is rejected with its line', async (_name, text, message) => {
  await expect(rowsOf(`id,text\n1,a\n${text}`)).rejects.toThrow(saying(message));
});
