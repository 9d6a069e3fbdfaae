import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { fileText } from './file-text.ts';

async function textOf(bytes: Buffer, size = bytes.length): Promise<string> {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return (await Array.fromAsync(fileText(chunks()))).join('');
}

test.each([1, 2, 3, 5, 100])(
  'chunks of %i bytes are decoded without splitting characters, and the byte order mark is removed',
  async (size) => {
    expect(await textOf(Buffer.from('\uFEFFJosé à Lisbonne 😀\n日本'), size)).toBe(
      'José à Lisbonne 😀\n日本',
    );
  },
);

test.each([1, 2, 3, 5, 100])('other encodings are decoded in chunks of %i bytes', async (size) => {
  const text = 'id;text\r\n1;José – 5 €\r\n';
  const marked = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(await textOf(marked, size)).toBe(text);
  expect(await textOf(Buffer.from(marked).swap16(), size)).toBe(text);
  // Windows-1252 has the dash and the euro sign where Latin-1 has control characters.
  const windows = Buffer.from(text.replace('–', '\x96').replace('€', '\x80'), 'latin1');
  expect(await textOf(windows, size)).toBe(text);
});

test.each([1, 2, 100])('text is decoded in chunks of %i bytes whatever its encoding', async (size) => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', '\n', ',', '"', 'é', 'ß', '日', '😀') }),
      async (text) => {
        expect(await textOf(Buffer.from(text), size)).toBe(text);
        expect(await textOf(Buffer.from(`\uFEFF${text}`, 'utf16le'), size)).toBe(text);
      },
    ),
  );
});

test.each([
  ['UTF-16 without a mark', Buffer.from('id,text', 'utf16le'), 'is not text.'],
  ['half of UTF-16', Buffer.from('\uFEFFid,text', 'utf16le').subarray(0, 9), 'is not text.'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'is not text.'],
  ['an unknown encoding', Buffer.from('id\n1\nJos\x81\n', 'latin1'), 'is not text.'],
  [
    'UTF-8 with a byte of Latin-1',
    Buffer.from('\xc3\xa9\n1\nJos\xe9\n', 'latin1'),
    'is not UTF-8 text (line 3).',
  ],
  ['half a character at the end', Buffer.from('id\nJos\xc3', 'latin1'), 'is not UTF-8 text (line 2).'],
])('%s is rejected with a message', async (_name, bytes, message) => {
  await expect(textOf(bytes)).rejects.toThrow(saying(message));
});

test('the line of an invalid byte is found in later chunks too', async () => {
  const bytes = Buffer.concat([Buffer.from('é\n'.repeat(100)), Buffer.from([0xff]), Buffer.from('\nx')]);
  for (const size of [7, 64, 1000]) await expect(textOf(bytes, size)).rejects.toThrow(saying('(line 101)'));
});
