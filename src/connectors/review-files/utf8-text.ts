import { AppError } from '#domain/errors.ts';

const UTF_16 = ['fffe', 'feff'];

/**
 * Decodes UTF-8 without a byte order mark.
 *
 * @throws AppError for any other encoding, with the line of the first invalid byte
 */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && UTF_16.includes(chunk.subarray(0, 2).toString('hex'))) {
      throw new AppError('file-utf-16');
    }
    isFirst = false;
    if (chunk.includes(0)) throw new AppError('file-not-text');
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw notUtf8(lines + linesBeforeError(chunk));
    }
    lines += countNewlines(chunk);
    yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw notUtf8(lines);
  }
}

function notUtf8(linesBefore: number): AppError {
  return new AppError('file-not-utf-8', { line: linesBefore + 1 });
}

function countNewlines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Lines of the chunk before its first invalid byte. Its first bytes may end a character of the previous chunk. */
function linesBeforeError(chunk: Buffer): number {
  let start = 0;
  while (start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start += 1;
  const text = chunk.subarray(start).toString('utf8');
  const invalid = text.indexOf('\uFFFD');
  return text.slice(0, invalid === -1 ? 0 : invalid).split('\n').length - 1;
}
