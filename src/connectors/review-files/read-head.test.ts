import { describe, expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { readHead } from './read-head.ts';

function headOf(content: string | Buffer, { name = 'reviews.csv', size = null as number | null } = {}) {
  async function* chunks(): AsyncGenerator<Buffer> {
    yield Buffer.from(content);
  }
  return readHead({ name, size, chunks: chunks() });
}

describe('the beginning of a file', () => {
  test('of an export of this product, or of JSON, needs no mapping', async () => {
    expect(await headOf('id;date;text\n1;2026-05-04;x')).toMatchObject({ columns: null, isHostaway: false });
    expect(await headOf('[{"id":1}]', { name: 'reviews' })).toMatchObject({
      columns: null,
      isHostaway: true,
    });
    expect(await headOf('{"id":1}\n{', { name: 'x.ndjson' })).toMatchObject({
      columns: null,
      isHostaway: true,
    });
  });

  test('of other CSV has its columns and first rows', async () => {
    const head = await headOf('Who\tWhen\nAna\t04/05/2026\n');
    expect(head).toMatchObject({ columns: ['Who', 'When'], known: null, rows: [['Ana', '04/05/2026']] });
  });

  test('without id or date is that of a file with foreign columns', async () => {
    expect((await headOf('guest,text\nAna,x')).columns).toEqual(['guest', 'text']);
  });

  test('may be cut off anywhere, in any encoding', async () => {
    const whole = 'Who,Text\nAna,"One\ntwo, 日本"\nBén,"Thrée"\nCleo,"Fine"\n';
    for (const encoding of ['utf8', 'utf16le'] as const) {
      const bytes = Buffer.from(encoding === 'utf8' ? whole : `\uFEFF${whole}`, encoding);
      for (let length = bytes.indexOf('\n', 0, encoding) + 2; length < bytes.length; length += 1) {
        const { rows } = await headOf(bytes.subarray(0, length), { size: bytes.length });
        expect(
          [
            ['Ana', 'One\ntwo, 日本'],
            ['Bén', 'Thrée'],
            ['Cleo', 'Fine'],
          ].slice(0, rows.length),
        ).toEqual(rows);
      }
    }
  });

  test('has a hundred rows at most', async () => {
    const head = await headOf(`Who,Text\n${'Ana,Fine\n'.repeat(500)}`);
    expect(head.rows).toHaveLength(100);
  });

  test.each([
    ['', 'reviews.csv is empty.'],
    [' \n\n', 'reviews.csv is empty.'],
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), 'reviews.csv is not text.'],
    [`a${',b'.repeat(300)}\n`, 'reviews.csv has more than 200 columns.'],
    ['x'.repeat(1_100_000), 'reviews.csv has a row of more than 1 MB (line 1).'],
  ])('%# is rejected with a message', async (content, message) => {
    await expect(headOf(content)).rejects.toThrow(saying(message));
  });
});
