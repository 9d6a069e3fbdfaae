import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { readBackup } from './reader.ts';

const TEXT =
  '{"head":1}\n{"table":"a"}\n1\tone\n2\tt\\\\.\n\\\\.\n\\N\t\n\\.\n{"table":"b"}\n\\.\n{"rows":{}}\n';

async function* inChunks(text: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const size of sizes) {
    if (at >= text.length) break;
    yield text.subarray(at, at + size);
    at += size;
  }
  if (at < text.length) yield text.subarray(at);
}

async function all(rows: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const part of rows) {
    expect(part.at(-1)).toBe(10);
    text += part;
  }
  return text;
}

test('a backup reads the same in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 90 }), async (sizes) => {
      const text = readBackup(inChunks(Buffer.from(TEXT), sizes));
      expect([await text.line(), await text.line()]).toEqual(['{"head":1}', '{"table":"a"}']);
      expect(await all(text.rows())).toBe('1\tone\n2\tt\\\\.\n\\\\.\n\\N\t\n');
      expect(await text.line()).toBe('{"table":"b"}');
      expect(await all(text.rows())).toBe('');
      expect(await text.line()).toBe('{"rows":{}}');
      await text.end();
    }),
  );
});

test('a backup that ends early at any position is reported as incomplete', async () => {
  for (let length = 0; length < TEXT.length; length++) {
    const text = readBackup(inChunks(Buffer.from(TEXT.slice(0, length)), [7]));
    const reading = async () => {
      await text.line();
      await text.line();
      await all(text.rows());
      await text.line();
      await all(text.rows());
      await text.line();
    };
    await expect(reading()).rejects.toThrow(saying('incomplete'));
  }
});

test('content after the end is rejected', async () => {
  const text = readBackup(inChunks(Buffer.from('{}\n\n'), [3, 1]));
  await text.line();
  await expect(text.end()).rejects.toThrow(saying('not a backup'));
});

test('a file with a very long first line is not a backup', async () => {
  const text = readBackup(inChunks(Buffer.alloc(100_000, 'x'), [1_000]));
  await expect(text.line()).rejects.toThrow(saying('not a backup'));
});

test('a row of more than 64 MB is rejected before it is complete', async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    yield Buffer.from('{"table":"a"}\n');
    for (;;) {
      sent += 1;
      yield Buffer.alloc(4 * 1024 * 1024, 'x');
    }
  }
  const text = readBackup(endless());
  await text.line();
  await expect(all(text.rows())).rejects.toThrow(saying('The backup has a row of more than 64 MB.'));
  expect(sent).toBe(17);
});
