import type { IncomingMessage } from 'node:http';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { ImportQuery, ImportResult, MAX_LISTED_PROBLEMS } from '#contract/sources/review-files.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import type { RowProblem } from '#services/sources/import-batch.ts';
import { importReviews, incompleteMessage } from '#services/sources/import-reviews.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { uploadedChunks } from '../../uploaded-chunks.ts';
import { responses } from '../response-schemas.ts';

/** How long the upload of a file may take, and with it the import, which reads the file as it arrives. */
export const MAX_UPLOAD_MS = 30 * 60_000;
/** Files that are read at the same time by this process. */
const MAX_UPLOADS = 2;
/** A client that sends nothing for this long while the server stops is disconnected: the import waits for its next part. */
const STOP_MS = 2_000;

/** An upload that is idle for this long is cancelled, because an import makes syncs wait. */
const IDLE_MS = 30_000;
const LIMITS = { maxBytes: MAX_IMPORT_BYTES, idleMs: IDLE_MS, tooLarge: () => tooLarge('') };

/** Imports a file from the body of a request. Nothing is buffered: the client sends as fast as rows are stored. */
export function importCall(server: Server, { context }: HttpOptions): void {
  const running = new Map<AbortController, IncomingMessage>();
  // Closing waits for every response that has begun.
  server.addHook('preClose', async () => {
    for (const controller of running.keys()) controller.abort();
    const disconnect = () => {
      for (const body of running.values()) body.destroy();
    };
    setTimeout(disconnect, STOP_MS).unref();
  });

  server.register(async (scope: Server) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post(
      calls.importReviews(),
      {
        config: { permission: 'reviews:import', isUpload: true },
        schema: {
          summary: 'Import the reviews of a file',
          description:
            'The body is the file, of any content type. It is stored in batches of up to 1,000 rows, each completely or not at all; importing the same file again adds the rest. When the client disconnects, or sends nothing for 30 seconds, the import ends after the batch that is being stored.',
          tags: ['Reviews'],
          querystring: ImportQuery,
          response: responses(ImportResult, [400, 401, 403, 404, 409, 413, 503]),
        },
      },
      async (request, reply) => {
        const { name, dryRun = false, source = null, listingId = null } = request.query;
        const size = Number(request.headers['content-length'] ?? Number.NaN);
        if (size > MAX_IMPORT_BYTES) throw tooLarge(`${name} `);
        if (running.size >= MAX_UPLOADS) {
          throw new AppError('unavailable', 'Other files are being read. Try again when they have ended.', {
            retryAfterSeconds: 30,
          });
        }
        const controller = new AbortController();
        running.set(controller, request.raw);
        reply.raw.once('close', () => controller.abort());
        const problems: RowProblem[] = [];
        try {
          const file = {
            name,
            size: Number.isNaN(size) ? null : size,
            chunks: uploadedChunks(request.raw, LIMITS),
          };
          const { signal } = controller;
          const { counts, readError } = await importReviews(
            context,
            actorOf(request),
            { file, dryRun, source, listingId: listingId as ListingId | null, signal },
            {
              onProgress() {},
              onProblem: (problem) => problems.length < MAX_LISTED_PROBLEMS && problems.push(problem),
            },
          );
          const incomplete = readError && incompleteMessage(readError.message, counts, dryRun);
          if (signal.aborted) {
            throw new AppError(
              'unavailable',
              'The import was interrupted. Import the file again to finish it.',
            );
          }
          if (readError && counts.read === 0) throw new AppError(readError.code, incomplete ?? '');
          return ok({ counts, problems, incomplete });
        } finally {
          running.delete(controller);
          // A client that is still sending may read the response only after that.
          request.raw.resume();
        }
      },
    );
  });
}

/** @param subject empty where the reader of the file adds its name */
function tooLarge(subject: string): AppError {
  const megabytes = MAX_IMPORT_BYTES / 1024 ** 2;
  return new AppError(
    'too-large',
    `${subject}is larger than ${megabytes} MB. Split it, or import it with "reviews import".`,
  );
}
