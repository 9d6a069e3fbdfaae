/** Imports a file and tells how long it took: the command `import`, with a clock around its transactions. */
import { pino } from 'pino';
import { openApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { importReviews } from '#services/import-reviews.ts';
import { clocked } from '../storing-clock.ts';

/** What an import came to. */
export interface Imported {
  rows: number;
  seconds: number;
  /** Of these, with at least one transaction open. */
  storingSeconds: number;
  maxRssBytes: number;
}

process.once('message', async ({ file }: { file: string }) => {
  const config = readConfig();
  const app = await openApp(config, {
    log: pino({ level: 'warn' }),
    upstreams: { hostaway: null, google: null, isHostawaySimulated: false },
    attach: true,
  });
  const { storage, storingSeconds } = clocked(app.context.storage);
  const began = performance.now();
  const { counts } = await importReviews(
    { ...app.context, storage },
    { file, dryRun: false, source: null, listingId: null },
    { onProgress() {}, onProblem: ({ words }) => console.error(words) },
  );
  const seconds = (performance.now() - began) / 1000;
  await app.close();
  if (counts.added !== counts.read) throw new Error(`of ${counts.read} rows ${counts.added} were added`);
  const imported: Imported = {
    rows: counts.added,
    seconds,
    storingSeconds: storingSeconds(),
    maxRssBytes: process.resourceUsage().maxRSS * 1024,
  };
  process.send?.(imported);
});
