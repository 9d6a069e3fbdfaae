import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, encodingFor, recode } from './encoding.ts';
import { isKnown } from './page-request.ts';

export interface DocumentKind {
  type: string;
  /** How long others may keep it, as `Cache-Control` says it. */
  keep: string;
}

/** Below this much, packing costs more than it saves. */
const WORTH_PACKING = 1_024;

/** Answers with a text that was made for this request, packed as its reader likes it, or with the word that they have it. */
export async function answerDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { type, keep }: DocumentKind,
): Promise<FastifyReply> {
  const isSmall = text.length < WORTH_PACKING;
  const encoding = isSmall ? 'identity' : encodingFor(request.headers['accept-encoding']);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const etag = `"${hash}-${encoding}"`;
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': keep });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = encoding === 'identity' ? text : await recode(await compress(text), encoding);
  return reply.type(type).send(body);
}
