import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** How a page goes over the wire, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Of a page of fifty reviews this costs some milliseconds, once per change, and saves a fifth against quality 4. */
const BROTLI_QUALITY = 9;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** What to send to somebody with this `Accept-Encoding` (RFC 9110, 12.5.3): what they prefer, and of equals the smallest. */
export function encodingFor(accepts: string | undefined): Encoding {
  if (accepts === undefined) return 'identity';
  const before = judged.get(accepts);
  if (before) return before;
  const encoding = bestFor(accepts);
  if (judged.size < MOST_JUDGED) judged.set(accepts, encoding);
  return encoding;
}

/** The world's browsers send a handful of these; what is beyond that is judged each time. */
const MOST_JUDGED = 64;
const judged = new Map<string, Encoding>();

function bestFor(accepts: string): Encoding {
  const qualities = new Map(accepts.toLowerCase().split(',').map(qualityOf));
  const others = qualities.get('*') ?? 0;
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? others;
  let best: Encoding = 'identity';
  let most = 0;
  for (const encoding of ENCODINGS) {
    // Plain text is welcome even where nobody mentions it, but a compression that is mentioned is wanted more.
    if (quality(encoding) <= most) continue;
    best = encoding;
    most = quality(encoding);
  }
  return best;
}

function qualityOf(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';');
  const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
  return [name.trim(), quality === undefined ? 1 : Number(quality) || 0];
}

export async function compress(html: string): Promise<Buffer> {
  return brotli(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  });
}

/** Another form of a page, from what `compress` made of it. */
export async function recode(compressed: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressed;
  const plain = await unbrotli(compressed);
  return encoding === 'gzip' ? zip(plain) : plain;
}
