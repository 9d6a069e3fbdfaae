import type { FastifyRequest } from 'fastify';
import type { sourcesRoutes } from '#contract/sources/sources-routes.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_NOTICE_BYTES } from '#domain/sources/notice.ts';
import { receiveNotice } from '#services/sources/receive-notices.ts';
import type { HttpOptions } from '../../options.ts';
import { uploadedChunks } from '../../uploaded-chunks.ts';
import type { Handlers } from '../register.ts';

const LIMITS = { maxBytes: MAX_NOTICE_BYTES, idleMs: 10_000 };

/** The calls of sources. Their bodies are read only at a right address. */
export const sourceEventHandlers = ({
  context,
}: HttpOptions): Handlers<Pick<typeof sourcesRoutes, 'POST /sources/:id/events/:token'>> => ({
  'POST /sources/:id/events/:token': async ({ params: { id, token }, request }) => ({
    isNew: await receiveNotice(context, {
      source: id,
      token,
      from: request.ip,
      headers: request.headers,
      readBody: () => readBody(request),
    }),
  }),
});

/** @returns null if it is too large */
async function readBody({ raw }: FastifyRequest): Promise<Buffer | null> {
  if (Number(raw.headers['content-length']) > MAX_NOTICE_BYTES) return null;
  try {
    return Buffer.concat(await Array.fromAsync(uploadedChunks(raw, LIMITS)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large') return null;
    throw error;
  }
}
