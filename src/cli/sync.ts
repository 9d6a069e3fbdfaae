import { OperatorError } from '#domain/errors.ts';
import { runSync } from '#services/sources/sync.ts';
import type { OnProgress } from '#services/sources/sync-account.ts';
import { type Command, parseCommandLine } from './command.ts';
import { type Progress, progressOn } from './progress.ts';
import { demoUpstreams } from './upstreams.ts';
import { withApp } from './with-app.ts';

export const sync: Command = {
  name: 'sync',
  summary: 'copies all changes of listings and reviews from the first connected source',
  help: 'Works while the product is running. Prints the counts as JSON on stdout and the progress on stderr.',
  async run(args, readConfig) {
    parseCommandLine({ args }, sync.help);
    const config = readConfig();
    const { upstreams, close } = await demoUpstreams(config);
    try {
      await withApp(
        config,
        async (context) => {
          const counts = await withProgress(progressOn(process.stderr), (show) => runSync(context, show));
          if (!counts) throw new OperatorError('A sync is already running.');
          console.log(JSON.stringify(counts));
        },
        upstreams,
      );
    } finally {
      await close();
    }
  },
};

/** Shows the progress of a sync; its last state stays on the screen, also after a failure. */
async function withProgress<Outcome>(
  progress: Progress,
  work: (show: OnProgress) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await work(({ read, added, changed, removed }, expected) =>
      progress.show(
        `${read} of ${expected ?? '?'} rows read, ${added} new, ${changed} changed, ${removed} removed`,
        // A resumed sync reads some rows twice.
        expected ? Math.min(1, read / expected) : null,
      ),
    );
  } finally {
    progress.end();
  }
}
