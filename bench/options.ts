import { parseArgs } from 'node:util';

export interface Options {
  /** Numbers of reviews, ascending. */
  sizes: number[];
  /** Names of what is measured; empty: everything. */
  only: string[];
  /** Duration of one load. */
  seconds: number;
  rounds: number;
  /** Write the results to `bench/RESULTS.md`. */
  write: boolean;
}

const HELP = `npm run bench -- [--rows N]… [--only NAME]… [--seconds S] [--rounds N] [--write]

  --rows N      number of reviews, default 10000 and 1000000
  --only NAME   list, combination, deep, search, statistics, approvals, page, filtered-page, sign-in, first-sync, import, bulk, strangers, insights,
                start, memory, event-loop, space; default all
  --seconds S   duration of each load, default 0.8
  --rounds N    how often product and baseline alternate, default 3
  --write       write the results to bench/RESULTS.md`;

/** Reads the command line. @returns null after printing the help */
export function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', multiple: true, default: ['10000', '1000000'] },
      only: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '0.8' },
      rounds: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return null;
  }
  return {
    sizes: values.rows
      .flatMap((rows) => rows.split(','))
      .map((rows) => positive('--rows', rows))
      .toSorted((a, b) => a - b),
    only: values.only,
    seconds: positive('--seconds', values.seconds),
    rounds: positive('--rounds', values.rounds),
    write: values.write,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text.replaceAll('_', ''));
  if (value > 0 && Number.isFinite(value)) return value;
  throw new Error(`${name} is "${text}"; it must be a number above 0.\n\n${HELP}`);
}
