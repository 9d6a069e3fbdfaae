import { AppError } from '#domain/errors.ts';

const UTF_16 = ['fffe', 'feff'];
const ADVICE = 'Save it as UTF-8 and try again; in Excel that is "CSV UTF-8".';

/**
 * Bytes as text, without a byte order mark.
 *
 * @throws AppError for anything but UTF-8, with the line where it stops being that
 */
export async function* utf8Text(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lines = 0;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst && UTF_16.includes(chunk.subarray(0, 2).toString('hex'))) {
      throw new AppError('invalid', `is UTF-16 text. ${ADVICE}`);
    }
    isFirst = false;
    if (chunk.includes(0)) throw new AppError('invalid', 'is not text.');
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw notUtf8(lines + linesBeforeFault(chunk));
    }
    lines += newlinesIn(chunk);
    yield text;
  }
  try {
    decoder.decode();
  } catch {
    throw notUtf8(lines);
  }
}

function notUtf8(linesBefore: number): AppError {
  return new AppError('invalid', `is not UTF-8 text (line ${linesBefore + 1}). ${ADVICE}`);
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Lines of the chunk before the first byte that is not UTF-8. Its first bytes may end a character of the one before. */
function linesBeforeFault(chunk: Buffer): number {
  let start = 0;
  while (start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start += 1;
  const text = chunk.subarray(start).toString('utf8');
  const fault = text.indexOf('\uFFFD');
  return text.slice(0, fault === -1 ? 0 : fault).split('\n').length - 1;
}
