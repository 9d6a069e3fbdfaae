import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The encodings of a document, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A document as it is sent. */
export interface EncodedDocument {
  body: Buffer;
  encoding: Encoding;
  /** Strong, so each encoding has its own. */
  etag: string;
  headers: Record<string, string>;
}

/** A window of 64 KB, as long as a page, makes Brotli several times as fast with less memory, and the documents no larger. */
const BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
/** Compressing less than this saves nothing. */
const MIN_COMPRESSED_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding that a client prefers (RFC 9110, 12.5.3); the smallest of equals. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = negotiate((headers['accept-encoding'] ?? '').toLowerCase(), [...ENCODINGS]);
  return (accepted as Encoding | null) ?? 'identity';
}

/**
 * @param preferred used if that makes the document smaller
 */
export async function encodeDocument(
  text: string,
  headers: Record<string, string>,
  preferred: Encoding,
): Promise<EncodedDocument> {
  const encoding = text.length < MIN_COMPRESSED_BYTES ? 'identity' : preferred;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const body = compact(await compress(text, encoding));
  return { body, encoding, etag: `"${hash}-${encoding}"`, headers };
}

/** A copy in memory of its own: a small buffer is part of a larger one, and keeps all of it in memory. */
const compact = (buffer: Buffer): Buffer => Buffer.from(new Uint8Array(buffer).buffer);

async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(text);
  if (encoding === 'gzip') return zip(text);
  return brotli(text, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) } });
}

/** Sends a document, or 304 if the client already has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, encoding, etag, headers }: EncodedDocument,
): FastifyReply {
  reply.headers({
    ...headers,
    etag,
    vary: [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '),
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Of a page that browsers revalidate on each load, so that a disapproved review disappears on the next one. */
export const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

/** Sends a page that is neither compressed nor cached. */
export function sendHtml(reply: FastifyReply, status: number, body: string): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  return reply.status(status).type('text/html; charset=utf-8').send(body);
}

/** Whether `If-None-Match` names this document. A proxy may have made the tag weak (RFC 9110, 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
