import path from 'node:path';
import { callerFolder } from '#config.ts';
import { type Command, parseCommandLine } from './command.ts';
import { describeRows } from './describe-rows.ts';
import { createLogger } from './logger.ts';

/** What is in no backup, and cannot be made again from one. */
const LEFT_BEHIND = `Afterwards everyone signs in again, links to reports, invitations and links to reset a password no longer work, and
emails and webhook messages that waited are not sent.`;

const HELP = `reviews upgrade-database [--from FOLDER]

Carries the data of the built-in PostgreSQL over to the major version that this product uses: it makes a backup in
DATA_DIR/backups, restores it into a new folder, and then replaces the old folder. If anything fails, the old folder stays as
it is. Stop the product first. It needs the space of the data twice and the programs of the old version once.

${LEFT_BEHIND}

  --from FOLDER    the programs of the old version; by default they are looked for where systems install them, such as
                   /usr/lib/postgresql/15/bin`;

export const upgradeDatabase: Command = {
  name: 'upgrade-database',
  summary: 'carries the built-in PostgreSQL over to a new major version',
  help: HELP,
  async run(args, readConfig) {
    const { values } = parseCommandLine({ args, options: { from: { type: 'string' } } }, HELP);
    const config = readConfig();
    const { upgradeDatabase: upgrade } = await import('#upgrade-database.ts');
    const upgraded = await upgrade(config, {
      oldPrograms: values.from === undefined ? null : path.resolve(callerFolder(), values.from),
      log: createLogger({ ...config, logLevel: 'error' }),
      onStep: (step) => console.error(`${step} …`),
    });
    if (!upgraded) {
      console.error('The database already has the version of PostgreSQL that this product uses.');
      return;
    }
    const { from, to, rows, backup } = upgraded;
    console.error(`PostgreSQL ${to} now has what PostgreSQL ${from} had: ${describeRows(rows)}.`);
    console.error(LEFT_BEHIND);
    console.error(`The backup stays: ${backup}`);
  },
};
