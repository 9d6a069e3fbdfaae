import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { calls } from '#contract/paths.ts';
import { ExportQuery } from '#contract/review-files.ts';
import { dayIn } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import { exportReviews } from '#services/export-reviews.ts';
import { actorOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { errorResponses } from './responses.ts';

/** Each export occupies a database connection until its client has received it. */
const MAX_EXPORTS = 2;
/** A client that receives nothing for this long is disconnected. */
const STALL_MS = 60_000;
const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

/** Downloads of the reviews that match a filter. */
export function exportCall(server: Server, { context }: HttpOptions): void {
  const running = new Set<Readable>();
  let started = 0;
  // Closing waits for every response that has begun.
  server.addHook('preClose', async () => {
    for (const stream of running) stream.destroy(new Error('the server is stopping'));
  });

  server.get(
    calls.exportReviews(),
    {
      config: { permission: 'reviews:export' },
      exposeHeadRoute: false,
      schema: {
        summary: 'Export reviews as a file',
        description:
          'All reviews that match the filters of the list call, from one snapshot, without private feedback. An error after the first rows breaks the connection, so an incomplete file is never mistaken for a complete one.',
        tags: ['Reviews'],
        querystring: ExportQuery,
        response: {
          200: {
            description: 'The file.',
            content: {
              'text/csv': { schema: Type.String() },
              'application/x-ndjson': { schema: Type.String() },
            },
          },
          ...errorResponses([400, 401, 403, 503]),
        },
      },
    },
    async (request, reply) => {
      const { format = 'csv', ...filter } = request.query;
      if (started >= MAX_EXPORTS) {
        throw new AppError('unavailable', 'Other exports are running. Try again when they have ended.', {
          retryAfterSeconds: 30,
        });
      }
      const actor = actorOf(request);
      const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
      started += 1;
      const stream = await startedStream(
        exportReviews(context, actor, sorted, { format, withPrivateFeedback: false }),
      ).catch((error: unknown) => {
        started -= 1;
        throw error;
      });
      running.add(stream);
      stream.once('close', () => {
        running.delete(stream);
        started -= 1;
      });
      const { socket } = request.raw;
      socket.setTimeout(STALL_MS, () => stream.destroy(new Error('the client stopped reading')));
      stream.once('close', () => socket.setTimeout(0));
      context.log.info({ format, by: actor.name }, 'reviews are being exported');
      const day = dayIn(context.now(), context.timeZone);
      return reply
        .type(CONTENT_TYPES[format])
        .header('content-disposition', `attachment; filename="reviews-${day}.${format}"`)
        .send(stream as never);
    },
  );
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
