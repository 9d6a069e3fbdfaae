import { textOf } from '#contract/errors/error-text.ts';
import { parseMapping } from '#contract/sources/file-mapping.ts';
import { MAX_LISTED_PROBLEMS } from '#contract/sources/review-files.ts';
import type { sourcesRoutes } from '#contract/sources/sources-routes.ts';
import { AppError, problem } from '#domain/errors.ts';
import { MAX_IMPORT_BYTES } from '#domain/sources/review-files.ts';
import type { RowProblem } from '#services/sources/import-batch.ts';
import { importReviews } from '#services/sources/import-reviews.ts';
import { forgetMapping, inspectFile } from '#services/sources/inspect-file.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { uploadedChunks } from '../../uploaded-chunks.ts';
import type { Handlers } from '../register.ts';

/** How long the upload of a file may take, and with it the import, which reads the file as it arrives. */
export const MAX_UPLOAD_MS = 30 * 60_000;
/** Files that are read at the same time by this process. */
const MAX_UPLOADS = 2;

/** An upload that is idle for this long is cancelled, because an import makes syncs wait. */
const IDLE_MS = 30_000;
const LIMITS = { maxBytes: MAX_IMPORT_BYTES, idleMs: IDLE_MS };

export type ImportRoute =
  | 'POST /reviews/import'
  | 'POST /reviews/import/inspect'
  | 'DELETE /reviews/import/mappings/:id';

/** Imports a file from the body of a request. Nothing is buffered: the client sends as fast as rows are stored. */
export const importHandlers = (
  server: Server,
  { context }: HttpOptions,
): Handlers<Pick<typeof sourcesRoutes, ImportRoute>> => {
  const running = new Set<AbortController>();
  // Closing waits for every response that has begun. Clients that send nothing are disconnected soon after.
  server.addHook('preClose', async () => {
    for (const controller of running) controller.abort();
  });

  return {
    'POST /reviews/import': async ({ query, actor, request, reply }) => {
      const { name, dryRun = false, source = null, listingId = null } = query;
      const mapping = query.mapping === undefined ? null : parseMapping(query.mapping);
      const size = Number(request.headers['content-length'] ?? Number.NaN);
      if (size > MAX_IMPORT_BYTES) {
        throw new AppError('in-file', { file: name, problem: problem('file-too-large') });
      }
      if (running.size >= MAX_UPLOADS) throw new AppError('other-uploads', {}, { retryAfterSeconds: 30 });
      const controller = new AbortController();
      running.add(controller);
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
          actor,
          { file, dryRun, source, listingId, mapping, signal },
          {
            onProgress() {},
            onProblem: (problem) => problems.length < MAX_LISTED_PROBLEMS && problems.push(problem),
          },
        );
        const incomplete =
          readError &&
          new AppError('import-incomplete', {
            problem: readError.problem,
            rows: counts.read,
            isDryRun: dryRun,
          });
        if (signal.aborted) throw new AppError('import-interrupted');
        if (incomplete && counts.read === 0) throw incomplete;
        return { counts, problems, incomplete: incomplete && textOf(incomplete.problem) };
      } finally {
        running.delete(controller);
        // A client that is still sending may read the response only after that.
        request.raw.resume();
      }
    },
    'POST /reviews/import/inspect': ({ query: { name, size = null, mapping, listingId = null }, request }) =>
      inspectFile(context, {
        file: { name, size, chunks: uploadedChunks(request.raw, LIMITS) },
        mapping: mapping === undefined ? null : parseMapping(mapping),
        listingId,
      }),
    'DELETE /reviews/import/mappings/:id': async ({ params: { id }, actor }) => ({
      source: await forgetMapping(context, actor, id),
    }),
  };
};
