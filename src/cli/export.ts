import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportReviews } from '#services/export-reviews.ts';
import type { Command } from './command.ts';
import { EXPORT_HELP, exportOptions } from './export-options.ts';
import { withApp } from './with-app.ts';

export const exportFile: Command = {
  name: 'export',
  summary: 'writes reviews to stdout, as CSV or NDJSON',
  help: EXPORT_HELP,
  async run(args, readConfig) {
    const { filter, ...options } = exportOptions(args);
    await withApp(readConfig(), async (context) => {
      const text = Readable.from(exportReviews(context, filter, options));
      await pipeline(text, process.stdout, { end: false }).catch(unlessReaderLeft);
    });
  },
};

/** Whoever reads may have seen enough, as `head` has. */
function unlessReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
