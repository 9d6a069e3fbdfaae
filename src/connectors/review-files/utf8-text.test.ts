import { expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { utf8Text } from './utf8-text.ts';

async function textOf(bytes: Buffer, size = bytes.length): Promise<string> {
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return (await Array.fromAsync(utf8Text(chunks()))).join('');
}

test.each([1, 2, 3, 5, 100])(
  'chunks of %i bytes are decoded without splitting characters, and the byte order mark is removed',
  async (size) => {
    expect(await textOf(Buffer.from('\uFEFFJosé à Lisbonne 😀\n日本'), size)).toBe(
      'José à Lisbonne 😀\n日本',
    );
  },
);

test.each([
  ['Latin-1', Buffer.from('id\n1\nJosé\n', 'latin1'), 'is not UTF-8 text (line 3).'],
  ['UTF-16', Buffer.from('\uFEFFid,text', 'utf16le'), 'is UTF-16 text.'],
  ['UTF-16 without a mark', Buffer.from('id,text', 'utf16le'), 'is not text.'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'is not UTF-8 text (line 1).'],
  ['half a character at the end', Buffer.from('id\nJos\xc3', 'latin1'), 'is not UTF-8 text (line 2).'],
])('%s is rejected with a message', async (_name, bytes, message) => {
  await expect(textOf(bytes)).rejects.toThrow(saying(message));
});

test('the line of an invalid byte is found in later chunks too', async () => {
  const bytes = Buffer.concat([Buffer.from('é\n'.repeat(100)), Buffer.from([0xff]), Buffer.from('\nx')]);
  for (const size of [7, 64, 1000]) await expect(textOf(bytes, size)).rejects.toThrow(saying('(line 101)'));
});
