import { parseArgs } from 'node:util';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import { countDifferences, recountReviews } from '#services/counts.ts';
import { type Command, UsageError } from './command.ts';
import { withApp } from './with-app.ts';

const HELP = `reviews doctor [--repair]

Counts all reviews and compares that with the counters from which totals are answered. Prints each counter that is
wrong, one a line: which one, what there is, what it says; the numbers are reviews without a rating, with one to five
stars, and the sum of ratings in tenths. Exit code 1 when any is wrong.

  --repair    counts everything anew where anything is wrong; changes to reviews wait meanwhile`;

/** Nobody reads more. */
const MOST_SHOWN = 100;

export const doctor: Command = {
  name: 'doctor',
  summary: 'counts all reviews and compares that with the counters',
  help: HELP,
  async run(args, readConfig) {
    const repair = parse(args);
    await withApp(readConfig(), (context) => examine(context, repair));
  },
};

async function examine(context: Context, repair: boolean): Promise<void> {
  const wrong = await countDifferences(context, MOST_SHOWN);
  for (const { counter, counted, kept } of wrong) {
    console.log([counter, counted.join(' '), kept.join(' ')].join('\t'));
  }
  if (wrong.length === 0) {
    console.error('Every counter says what there is.');
    return;
  }
  const many = wrong.length < MOST_SHOWN ? String(wrong.length) : `${MOST_SHOWN} or more`;
  if (!repair) {
    throw new AppError('conflict', `${many} counters are wrong; "reviews doctor --repair" mends them.`);
  }
  await recountReviews(context);
  console.error(`${many} counters were wrong; all are right now.`);
}

function parse(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { repair: { type: 'boolean' } } }).values.repair ?? false;
  } catch (error) {
    throw new UsageError(`${String(error)}\n\n${HELP}`);
  }
}
