import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { callerFolder } from '#config.ts';
import { restore as restoreFrom } from '#services/maintenance/backup.ts';
import { type Command, parseCommandLine, UsageError } from './command.ts';
import { describeRows } from './describe-rows.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews restore FILE [--replace]

Replaces all stored data with a backup, completely or not at all. FILE was written by "reviews backup"; - reads stdin.
It may be from an older version of the product, since 0.2.0. The product may run meanwhile; a long restore makes its requests fail.
Every user has to sign in again.

  --replace    replaces reviews, properties and users even if they are not demo data; they are lost`;

export const restore: Command = {
  name: 'restore',
  summary: 'replaces all stored data with a backup',
  help: HELP,
  async run(args, readConfig) {
    const { positionals, values } = parseCommandLine(
      { args, allowPositionals: true, options: { replace: { type: 'boolean', default: false } } },
      HELP,
    );
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new UsageError(`exactly one file\n\n${HELP}`);
    const config = readConfig();
    const isDemo = config.demo !== null;
    await using source = await openSource(file);
    await withApp(config, async (context) => {
      const read = () => context.backupFiles.read(source.path, file);
      const { at, rows } = await restoreFrom(context, read, { isReplacing: values.replace, isDemo });
      console.error(`Restored ${describeRows(rows)}, as of ${at}.`);
      if (config.demo?.implicit)
        console.error(
          'Nothing is configured, so the next start is a demo and adds demo reviews: set DEMO=false or the Hostaway account first.',
        );
    });
  },
};

/** A file that can be read twice: stdin is copied to a private folder until the restore has ended. */
async function openSource(file: string): Promise<{ path: string } & AsyncDisposable> {
  if (file !== '-') return { path: path.resolve(callerFolder(), file), async [Symbol.asyncDispose]() {} };
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-restore-'));
  const remove = () => rm(folder, { recursive: true });
  const copy = path.join(folder, 'backup.gz');
  // A command that is stopped must not leave it behind. It then ends as it would have without this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      rmSync(folder, { recursive: true, force: true });
      process.kill(process.pid, signal);
    });
  }
  try {
    await pipeline(process.stdin, createWriteStream(copy, { mode: 0o600 }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path: copy, [Symbol.asyncDispose]: remove };
}
