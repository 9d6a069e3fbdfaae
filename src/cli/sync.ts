import { AppError } from '#domain/errors.ts';
import type { SyncCounts } from '#domain/sync.ts';
import { runSync } from '#services/sync.ts';
import type { OnProgress } from '#services/sync-account.ts';
import type { Command } from './command.ts';
import { type Progress, progressOn } from './progress.ts';
import { demoUpstreams } from './upstreams.ts';
import { withApp } from './with-app.ts';

export const sync: Command = {
  name: 'sync',
  summary: 'brings every listing and review of Hostaway up to date',
  help: 'Works beside a running product. Prints the counts as JSON on stdout and the progress on stderr: a bar on a terminal, else lines.',
  async run(_args, readConfig) {
    const config = readConfig();
    const { upstreams, close } = await demoUpstreams(config);
    try {
      await withApp(
        config,
        async (context) => {
          const counts = await shown(progressOn(process.stderr), (show) => runSync(context, show));
          if (!counts) throw new AppError('conflict', 'A sync runs already.');
          console.log(JSON.stringify(counts));
        },
        upstreams,
      );
    } finally {
      await close();
    }
  },
};

/** Shows how far the work is, and leaves the last state behind also when it fails. */
async function shown<Outcome>(
  progress: Progress,
  work: (show: OnProgress) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work((counts, expected) =>
      progress.show(wordsOf(counts, expected), shareOf(counts, expected)),
    );
  } finally {
    progress.end();
  }
}

function wordsOf({ read, added, changed, removed }: SyncCounts, expected: number | null): string {
  return `${read} of ${expected ?? '?'} rows read, ${added} new, ${changed} changed, ${removed} removed`;
}

/** A sync that goes on where an earlier was cut off reads some rows twice. */
function shareOf({ read }: SyncCounts, expected: number | null): number | null {
  return expected ? Math.min(1, read / expected) : null;
}
