import { parseArgs } from 'node:util';

export interface Options {
  /** How many reviews, ascending. */
  sizes: number[];
  /** Parts of names of what is measured; empty: everything. */
  only: string[];
  /** How long one load lasts. */
  seconds: number;
  rounds: number;
  /** Keep the results in `bench/RESULTS.md`. */
  write: boolean;
}

const HELP = `npm run bench -- [--rows N]… [--only NAME]… [--seconds S] [--rounds N] [--write]

  --rows N      with so many reviews; 10000 and 1000000 unless told, and 10000000 when asked
  --only NAME   list, deep, search, statistics, approvals, page, sign-in, first-sync, import, start, memory, event-loop, space,
                two-processes, overload; all unless told
  --seconds S   how long each load lasts (0.8)
  --rounds N    how often product and floor take turns (3)
  --write       keep the results in bench/RESULTS.md`;

/** @returns null after showing the help */
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
