import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openApp } from '#app.ts';
import { exportReviews } from '#services/export-reviews.ts';
import type { Command } from './command.ts';
import { EXPORT_HELP, exportOptions } from './export-options.ts';
import { createLogger } from './logger.ts';

export const exportFile: Command = {
  name: 'export',
  summary: 'writes reviews to stdout, as CSV or NDJSON',
  help: EXPORT_HELP,
  async run(args, readConfig) {
    const { filter, ...options } = exportOptions(args);
    const config = readConfig();
    const app = await openApp(config, { log: createLogger({ ...config, logLevel: 'error' }), attach: true });
    try {
      const text = Readable.from(exportReviews(app.context, filter, options));
      await pipeline(text, process.stdout, { end: false }).catch(unlessReaderLeft);
    } finally {
      await app.close();
    }
  },
};

/** Whoever reads may have seen enough, as `head` has. */
function unlessReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
