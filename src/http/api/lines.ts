import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ok, type Success } from '#contract/envelope.ts';
import { AppError, problemOf } from '#domain/errors.ts';
import type { Log } from '#services/context.ts';
import { failure, logFailure } from '../errors.ts';
import type { Server } from '../options.ts';

/** The content type of lines of JSON. */
export const LINES = 'application/x-ndjson';

/**
 * Sends each value as a line of JSON as soon as there is one. Clients that do not accept lines get what the generator returns,
 * in the envelope.
 */
export type SendLines = (
  request: FastifyRequest,
  reply: FastifyReply,
  values: AsyncGenerator,
) => Promise<FastifyReply | Success<unknown>>;

/**
 * An error before the first line has a status of its own; a later one is the last line, in the format of every failure. A
 * stop of the server ends the responses that are being sent.
 */
export function lineSender(server: Server, outageLog: Log): SendLines {
  const running = new Set<FastifyReply>();
  server.addHook('preClose', async () => {
    for (const { raw } of running) raw.destroy();
  });

  return async (request, reply, values) => {
    running.add(reply);
    reply.raw.once('close', () => running.delete(reply));
    if (!request.headers.accept?.includes(LINES)) return ok(await returnedBy(values));
    const first = await values.next();
    async function* lines(): AsyncGenerator<string> {
      try {
        if (first.done) return;
        yield lineOf(first.value);
        for await (const value of values) yield lineOf(value);
      } catch (error) {
        if (error instanceof Error && !(error instanceof AppError)) {
          logFailure(outageLog, request, error, 'request failed');
        }
        yield lineOf(failure(request, problemOf(error)));
      }
    }
    return reply
      .type(`${LINES}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(lines(), { objectMode: false }) as never);
  };
}

async function returnedBy(values: AsyncGenerator): Promise<unknown> {
  for (;;) {
    const { done, value } = await values.next();
    if (done) return value;
  }
}

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;

/** Aborts when the client has disconnected, or has received everything. */
export function closeSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort(new AppError('client-disconnected')));
  return controller.signal;
}
