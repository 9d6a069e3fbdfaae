import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { callerFolder } from '#config.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { restore as restoreFrom } from '#services/backup.ts';
import { rowsInWords } from './backup-words.ts';
import { type Command, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews restore FILE [--replace]

Puts a backup in the place of everything that is here, all of it or nothing. FILE is what "reviews backup" wrote, or - for
stdin. It must be of the same version of the product. Works beside a running product too, which answers with errors while
it takes long; everybody has to sign in again.

  --replace    also where there are reviews, properties or users that are no demo's; they are gone then`;

export const restore: Command = {
  name: 'restore',
  summary: 'puts a backup in the place of everything that is here',
  help: HELP,
  async run(args, readConfig) {
    const { file, isReplacing } = parse(args);
    const config = readConfig();
    const isDemo = config.demo !== null;
    await withApp(config, async (context) => {
      const { at, rows } = await restoreFrom(context, partsOf(file), { isReplacing, isDemo });
      console.error(`Restored ${rowsInWords(rows)}, as of ${at}.`);
      if (config.demo?.implicit)
        console.error(
          'Nothing is configured here, so the next start is a demo, with invented reviews among these: set DEMO=false or the Hostaway account before.',
        );
    });
  },
};

/** The text of a packed backup. */
async function* partsOf(file: string): AsyncGenerator<Buffer> {
  const packed: Readable =
    file === '-' ? process.stdin : createReadStream(path.resolve(callerFolder(), file));
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error)).pipe(text);
  try {
    yield* text;
  } catch (error) {
    throw explained(file, error);
  } finally {
    packed.destroy();
  }
}

function explained(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR')
    return new AppError('invalid', `${file} ends early: it was cut off. Nothing was changed.`);
  if (code.startsWith('Z_'))
    return new AppError(
      'invalid',
      `${file} is damaged, or no backup (${messageOf(error)}). Nothing was changed.`,
    );
  if (code.startsWith('E')) return new AppError('invalid', `${file} cannot be read (${code}).`);
  return error;
}

function parse(args: string[]): { file: string; isReplacing: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('exactly one file');
    return { file, isReplacing: values.replace };
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}
