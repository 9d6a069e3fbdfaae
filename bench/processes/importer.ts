/** Imports two files and reports the time: one as the command `import` does, one whose rows are already in memory. */
import { pino } from 'pino';
import { openApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { FileRow, ReviewFiles } from '#connectors/review-files/review-file.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { Context } from '#services/context.ts';
import { importReviews } from '#services/sources/import-reviews.ts';

export interface ImportTime {
  rows: number;
  /** Until all rows are stored. */
  storedSeconds: number;
  /** Until counters and search index are up to date too. */
  seconds: number;
}

export interface ImportTimes {
  fromFile: ImportTime;
  /** Maximum resident memory during the import from a file. */
  maxRssBytes: number;
  fromMemory: ImportTime;
}

process.once('message', async ([file, other]: [string, string]) => {
  const app = await openApp(readConfig(), {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: null, google: null, isHostawaySimulated: false },
    attach: true,
  });
  const { context } = app;
  const fromFile = await timed(context, file);
  const maxRssBytes = process.resourceUsage().maxRSS * 1024;
  const reviewFiles = await withRowsInMemory(context.reviewFiles, other);
  const fromMemory = await timed({ ...context, reviewFiles }, other);
  await app.close();
  const times: ImportTimes = { fromFile, maxRssBytes, fromMemory };
  process.send?.(times);
});

async function timed(context: Context, file: string): Promise<ImportTime> {
  const started = performance.now();
  let storedSeconds = 0;
  const { counts } = await importReviews(
    context,
    systemActor,
    { file, dryRun: false, source: null, listingId: null, mapping: null },
    {
      onProgress() {
        storedSeconds = (performance.now() - started) / 1000;
      },
      onProblem: (problem) => console.error(problem),
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (counts.added !== counts.read) throw new Error(`only ${counts.added} of ${counts.read} rows were added`);
  return { rows: counts.added, storedSeconds, seconds };
}

async function withRowsInMemory(files: ReviewFiles, path: string): Promise<ReviewFiles> {
  const file = await files.open(path);
  const rows: FileRow[] = [];
  for await (const row of file.rows(null)) rows.push(row);
  return {
    ...files,
    async open() {
      return {
        ...file,
        async *rows() {
          yield* rows;
        },
      };
    },
  };
}
