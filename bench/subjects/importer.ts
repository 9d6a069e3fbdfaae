/** Imports two files and tells how long that took: one as the command `import` does, one whose rows have been read before. */
import { pino } from 'pino';
import { openApp } from '#app.ts';
import { readConfig } from '#config.ts';
import type { FileRow, ReviewFiles } from '#connectors/review-files/review-file.ts';
import type { Context } from '#services/context.ts';
import { importReviews } from '#services/import-reviews.ts';

/** What an import came to. */
export interface Imported {
  rows: number;
  /** Until all rows are stored. */
  storedSeconds: number;
  /** Until counters and words are made ready as well. */
  seconds: number;
}

/** What the imports of one process came to. */
export interface Imports {
  whole: Imported;
  /** The most that the process held while it imported the whole file. */
  maxRssBytes: number;
  onceRead: Imported;
}

process.once('message', async ([file, other]: [string, string]) => {
  const app = await openApp(readConfig(), {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: null, google: null, isHostawaySimulated: false },
    attach: true,
  });
  const { context } = app;
  const whole = await timed(context, file);
  const maxRssBytes = process.resourceUsage().maxRSS * 1024;
  const onceRead = await timed({ ...context, reviewFiles: await read(context.reviewFiles, other) }, other);
  await app.close();
  const imports: Imports = { whole, maxRssBytes, onceRead };
  process.send?.(imports);
});

async function timed(context: Context, file: string): Promise<Imported> {
  const began = performance.now();
  let storedSeconds = 0;
  const { counts } = await importReviews(
    context,
    { file, dryRun: false, source: null, listingId: null },
    {
      onProgress() {
        storedSeconds = (performance.now() - began) / 1000;
      },
      onProblem: ({ words }) => console.error(words),
    },
  );
  const seconds = (performance.now() - began) / 1000;
  if (counts.added !== counts.read) throw new Error(`of ${counts.read} rows ${counts.added} were added`);
  return { rows: counts.added, storedSeconds, seconds };
}

/** Files of which one is in memory as far as an import needs it, row for row. */
async function read(files: ReviewFiles, path: string): Promise<ReviewFiles> {
  const file = await files.open(path);
  const rows: FileRow[] = [];
  for await (const row of file.rows()) rows.push(row);
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
