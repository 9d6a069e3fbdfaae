import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Server } from '../options.ts';

/** Each download occupies a database connection until its client has received it. */
const MAX_DOWNLOADS = 2;
/** A client that receives nothing for this long is disconnected. */
const STALL_MS = 60_000;

/** Sends text as a file while it is being made. */
export type SendDownload = (
  reply: FastifyReply,
  file: { text: AsyncGenerator<string>; type: string; name: string },
) => Promise<FastifyReply>;

/**
 * Downloads of one kind, of which few run at the same time. An error after the first rows breaks the connection, so an
 * incomplete file is never mistaken for a complete one.
 */
export function downloads(server: Server): SendDownload {
  const running = new Set<Readable>();
  let started = 0;
  // Closing waits for every response that has begun.
  server.addHook('preClose', async () => {
    for (const stream of running) stream.destroy(new Error('the server is stopping'));
  });

  return async (reply, { text, type, name }) => {
    if (started >= MAX_DOWNLOADS) throw new AppError('other-exports', {}, { retryAfterSeconds: 30 });
    started += 1;
    const stream = await startedStream(text).catch((error: unknown) => {
      started -= 1;
      throw error;
    });
    running.add(stream);
    stream.once('close', () => {
      running.delete(stream);
      started -= 1;
    });
    // The listener ends with this response; one on the socket would stay for the next request of a connection.
    reply.raw.setTimeout(STALL_MS, () => stream.destroy(new Error('the client stopped reading')));
    return sendFile(reply, { content: stream, type, name });
  };
}

/** Sends a table that is in memory as a file. */
export function sendCsv(reply: FastifyReply, name: string, text: string): FastifyReply {
  return sendFile(reply, { content: text, type: 'text/csv; charset=utf-8', name: `${name}.csv` });
}

function sendFile(
  reply: FastifyReply,
  { content, type, name }: { content: Readable | string; type: string; name: string },
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(content as never);
}

/** The text as a stream. Reads the first rows before, so that an error until then has a status of its own. */
async function startedStream(text: AsyncGenerator<string>): Promise<Readable> {
  const parts = [await text.next(), await text.next()];
  const start = parts.map(({ value, done }) => (done ? '' : value)).join('');
  const all = async function* (): AsyncGenerator<string> {
    if (start !== '') yield start;
    yield* text;
  };
  const stream = Readable.from(all(), { objectMode: false });
  // Also ends the query of a client that disconnected before the first byte.
  stream.once('close', () => void text.return(undefined));
  return stream;
}
