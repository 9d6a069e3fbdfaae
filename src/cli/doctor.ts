import { OperatorError } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import { countDifferences, recountReviews } from '#services/maintenance/rollups.ts';
import { type Command, parseCommandLine } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews doctor [--repair]

Counts all reviews and compares the result with the stored counters, from which totals are calculated. Prints one line
per wrong counter: its name, the correct values, the stored values. The values are the numbers of reviews without a
rating and with one to five stars, and the sum of ratings in tenths. The exit code is 1 if any counter is wrong.
It also says how many texts could not be analysed.

First it says what makes the database less secure than it can be: missing releases of PostgreSQL, addresses without TLS, and a user
that owns the tables. That does not change the exit code.

  --repair    recalculates all counters if any is wrong; changes to reviews wait until then`;

const MAX_SHOWN = 100;

export const doctor: Command = {
  name: 'doctor',
  summary: 'checks the database, and the stored counters against the reviews',
  help: HELP,
  async run(args, readConfig) {
    const { repair = false } = parseCommandLine(
      { args, options: { repair: { type: 'boolean' } } },
      HELP,
    ).values;
    await withApp(readConfig(), async (context, { databaseProblems }) => {
      for (const { message, reason, remedy } of databaseProblems) {
        console.error(`${[message, reason].filter(Boolean).join(': ')}; ${remedy}.`);
      }
      const unanalysed = await context.storage.reviews.countUnanalysed();
      if (unanalysed > 0) {
        console.error(`${unanalysed} texts could not be analysed; they have no topics until they change.`);
      }
      await checkCounters(context, repair);
    });
  },
};

async function checkCounters(context: Context, repair: boolean): Promise<void> {
  const wrong = await countDifferences(context, MAX_SHOWN);
  for (const { counter, counted, stored } of wrong) {
    console.log([counter, counted.join(' '), stored.join(' ')].join('\t'));
  }
  if (wrong.length === 0) {
    console.error('All counters are correct.');
    return;
  }
  const count = wrong.length < MAX_SHOWN ? String(wrong.length) : `${MAX_SHOWN} or more`;
  if (!repair) {
    throw new OperatorError(`${count} counters are wrong; "reviews doctor --repair" recalculates them.`);
  }
  await recountReviews(context);
  console.error(`${count} counters were wrong; all are correct now.`);
}
