import { openApp } from '#app.ts';
import { Refusal } from '#domain/errors.ts';
import type { SyncCounts } from '#domain/sync.ts';
import { runSync } from '#services/sync.ts';
import type { Command } from './command.ts';
import { createLogger } from './logger.ts';
import { demoUpstreams } from './upstreams.ts';

export const sync: Command = {
  name: 'sync',
  summary: 'brings every listing and review of Hostaway up to date',
  help: 'Works beside a running product. Prints the counts as JSON on stdout and the progress on stderr.',
  async run(_args, readConfig) {
    const config = readConfig();
    const { upstreams, close } = await demoUpstreams(config);
    try {
      const app = await openApp(config, {
        log: createLogger({ ...config, logLevel: 'error' }),
        upstreams,
        attach: true,
      });
      try {
        const counts = await runSync(app.context, showProgress);
        if (!counts) throw new Refusal('conflict', 'A sync runs already.');
        console.log(JSON.stringify(counts));
      } finally {
        await app.close();
      }
    } finally {
      await close();
    }
  },
};

function showProgress({ read, added, changed }: SyncCounts, expected: number | null): void {
  console.error(`${read} of ${expected ?? '?'} rows read, ${added} new, ${changed} changed`);
}
