import type { Space } from '../measures/space.ts';
import type { CaseResult } from '../turns.ts';
import { compared, growth, judged, of } from './comparison.ts';
import { short } from './numbers.ts';

/** A line of the table of figures that have no floor. */
export interface Figure {
  what: string;
  /** Of each size, the smallest first; null where it was not measured. */
  values: (string | null)[];
  budget: string | null;
  isMet: boolean | null;
}

/** The table of everything that is asked over HTTP. */
export function requestsTable(results: readonly CaseResult[]): string {
  const sizes = (results[0]?.sizes ?? []).map(({ rows }) => rows.toLocaleString('en'));
  const head = [
    'What',
    'Floor',
    ...sizes.flatMap((size) => [`${size}: product/s`, 'floor/s', 'ratio (spread)', 'median ms', '99 % ms']),
    'Growth',
    'Budget',
  ];
  return table(
    head,
    results.map((result) => {
      const grown = growth(result);
      return [
        `${result.measured.group}: ${result.measured.name}`,
        result.measured.floor ?? '–',
        ...compared(result).flatMap((one) => [
          short(one.perSecond),
          one.floorPerSecond === null ? '–' : short(one.floorPerSecond),
          one.ratio === null
            ? '–'
            : `**${one.ratio.toFixed(2)}** (${one.spread?.map((ratio) => ratio.toFixed(2)).join('–')})`,
          short(one.medianMs),
          short(one.slowMs),
        ]),
        grown === null ? '–' : grown.toFixed(2),
        judged(result)
          .map(({ words, isMet }) => `${words}: ${verdict(isMet)}`)
          .join('; ') || '–',
      ];
    }),
  );
}

/** Processor time of one answer, which other work on the machine disturbs less than answers a second. */
export function processorTable(results: readonly CaseResult[]): string {
  const rows = results.map((result) => {
    const last = result.sizes.at(-1);
    const pair = (rounds: (typeof result.sizes)[number]['product']) =>
      rounds.length === 0
        ? ['–', '–']
        : [
            short(of(rounds, 'nodeMicroseconds')),
            rounds[0]?.postgresMicroseconds === null ? '–' : short(of(rounds, 'postgresMicroseconds')),
          ];
    const { group, name } = result.measured;
    return [`${group}: ${name}`, ...pair(last?.product ?? []), ...pair(last?.floor ?? [])];
  });
  return table(['What', 'Product: Node', 'PostgreSQL', 'Floor: Node', 'PostgreSQL'], rows);
}

export function figuresTable(figures: readonly Figure[], sizes: readonly number[]): string {
  return table(
    ['What', ...sizes.map((size) => size.toLocaleString('en')), 'Budget'],
    figures.map(({ what, values, budget, isMet }) => [
      what,
      ...values.map((value) => value ?? '–'),
      budget === null ? '–' : `${budget}: ${verdict(isMet ?? false)}`,
    ]),
  );
}

/** What a review costs on the disk, and all of it together. */
export function spaceTable(spaces: readonly Space[]): string {
  const whole = spaces.reduce((sum, { bytesPerReview }) => sum + bytesPerReview, 0);
  return table(
    ['Table or index', 'Bytes'],
    [
      ...spaces.map(({ name, kind, bytesPerReview }) => [`${kind} \`${name}\``, short(bytesPerReview)]),
      ['all', `**${short(whole)}**`],
    ],
  );
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : '**not met**';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
