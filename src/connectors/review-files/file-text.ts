import { AppError } from '#domain/errors.ts';

/** The longest character of UTF-8 in bytes. */
const LONGEST = 4;
/** Characters that no text has in Windows-1252, whose bytes 81, 8D, 8F, 90 and 9D (decoded as C1) are undefined. */
const NO_TEXT = /[^\P{Cc}\t\n\f\r]/u;

/**
 * Decodes a file without its byte order mark. Until the first byte above 7F every encoding is the same; that byte decides
 * between UTF-16 with a mark, UTF-8, and Windows-1252, in which Excel saves plain CSV in Western Europe and America.
 *
 * @throws AppError for any other encoding, for UTF-8 with the line of the first invalid byte
 */
export async function* fileText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decode: Decode | null = null;
  let rest: Buffer = Buffer.alloc(0);
  let isStart = true;
  const lines = { before: 0 };
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    rest = bytes.subarray(bytes.length);
    if (decode === null) {
      const first = bytes.findIndex((byte) => byte > 0x7f);
      const isUndecided = first !== -1 && bytes.length - first < LONGEST;
      if (isUndecided) rest = bytes.subarray(first);
      const ascii = first === -1 ? bytes : bytes.subarray(0, isUndecided ? first : 0);
      if (ascii.length > 0) {
        yield asciiText(ascii, lines);
        isStart = false;
      }
      if (first === -1 || isUndecided) continue;
      decode = decoderFor(bytes, first, isStart, lines);
    }
    yield decode(bytes, true);
  }
  decode ??= decoderFor(rest, 0, isStart, lines);
  yield decode(rest, false);
}

type Decode = (bytes: Buffer, isMoreToCome: boolean) => string;

/** Counts the lines that were decoded, for messages. */
interface Lines {
  before: number;
}

function asciiText(bytes: Buffer, lines: Lines): string {
  if (bytes.includes(0)) throw new AppError('file-not-text');
  lines.before += countNewlines(bytes);
  return bytes.toString('latin1');
}

function decoderFor(bytes: Buffer, first: number, isStart: boolean, lines: Lines): Decode {
  const mark = isStart && first === 0 ? bytes.subarray(0, 2).toString('hex') : '';
  if (mark === 'fffe' || mark === 'feff') return utf16(mark === 'fffe' ? 'utf-16le' : 'utf-16be');
  return isUtf8(bytes.subarray(first, first + LONGEST)) ? utf8(lines) : windows1252();
}

/** Whether bytes begin with a character of UTF-8, or with a part of one. */
function isUtf8(bytes: Buffer): boolean {
  const length = [0xf0, 0xe0, 0xc0, 0].findIndex((lead) => (bytes[0] ?? 0) >= lead);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, LONGEST - length), { stream: true });
    return true;
  } catch {
    return false;
  }
}

function utf8(lines: Lines): Decode {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes, stream) => {
    if (bytes.includes(0)) throw new AppError('file-not-text');
    try {
      const text = decoder.decode(bytes, { stream });
      lines.before += countNewlines(bytes);
      return text;
    } catch {
      throw new AppError('file-not-utf-8', { line: lines.before + linesBeforeError(bytes) + 1 });
    }
  };
}

function utf16(encoding: string): Decode {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes, stream) => {
    try {
      return requireText(decoder.decode(bytes, { stream }));
    } catch {
      throw new AppError('file-not-text');
    }
  };
}

function windows1252(): Decode {
  const decoder = new TextDecoder('windows-1252');
  return (bytes, stream) => requireText(decoder.decode(bytes, { stream }));
}

function requireText(text: string): string {
  if (NO_TEXT.test(text)) throw new AppError('file-not-text');
  return text;
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
