import type { CaseResult, Round } from '../rounds.ts';
import { checkBudget, compare, type Figure, growth, medianOf } from './comparison.ts';
import { short } from './numbers.ts';
import type { RelationSize } from './space.ts';

export interface Measurements {
  environment: string[];
  results: CaseResult[];
  figures: Figure[];
  /** Of the largest database, before the measurements. */
  space: RelationSize[];
  failures: string[];
  sizes: number[];
}

const METHOD = `Written by \`npm run bench -- --write\`. The product and its baselines run in their own processes on one PostgreSQL. Another
process sends requests over loopback; all share the processors. Product and baseline, few and many reviews alternate after a
warm-up. Each number is the median of the rounds; the ratio is the median of the ratios of the rounds, with the lowest
and the highest in parentheses. Growth is the median time with many reviews divided by that with few.

The baselines: **node:http + pg** is a bare \`node:http\` server that fetches the same fields of the same rows by id with one prepared
statement and stringifies them: no session, no validation, no total, no search for the rows. **Fastify, same bytes** is
a bare Fastify that sends the bytes of the product's response. **node:http + scrypt** computes one hash of the same cost.`;

/** The results as Markdown. */
export function report({ environment, results, figures, space, failures, sizes }: Measurements): string {
  const parts = [
    '# Benchmark results',
    METHOD,
    environment.join('\n'),
    ...(results.length > 0
      ? [
          '## Requests',
          requestsTable(results),
          '## Processor time per response, in microseconds',
          `With ${(sizes.at(-1) ?? 0).toLocaleString('en')} reviews.`,
          processorTable(results),
        ]
      : []),
    '## Other measurements',
    figuresTable(figures, sizes),
    ...(space.length > 0 ? ['## Bytes on disk per review', spaceTable(space)] : []),
    ...(failures.length > 0 ? ['## Failed', failures.map((line) => `- ${line}`).join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function requestsTable(results: readonly CaseResult[]): string {
  const sizes = (results[0]?.sizes ?? []).map(({ rows }) => rows.toLocaleString('en'));
  const columns = sizes.flatMap((size) => [
    `${size}: product/s`,
    'baseline/s',
    'ratio',
    'median ms',
    '99 % ms',
  ]);
  return table(
    ['Request', 'Baseline', ...columns, 'Growth', 'Budget'],
    results.map((result) => [
      `${result.measured.group}: ${result.measured.name}`,
      result.measured.baseline ?? '–',
      ...compare(result).flatMap(({ perSecond, baselinePerSecond, ratio, spread, medianMs, slowMs }) => [
        short(perSecond),
        baselinePerSecond === null ? '–' : short(baselinePerSecond),
        ratio === null
          ? '–'
          : `**${ratio.toFixed(2)}** (${spread?.map((value) => value.toFixed(2)).join('–')})`,
        short(medianMs),
        short(slowMs),
      ]),
      growth(result)?.toFixed(2) ?? '–',
      checkBudget(result)
        .map(({ text, isMet }) => `${text}: ${verdict(isMet)}`)
        .join('; ') || '–',
    ]),
  );
}

/** Other load on the machine affects processor time less than responses a second. */
function processorTable(results: readonly CaseResult[]): string {
  const pair = (rounds: readonly Round[] = []) => {
    if (rounds.length === 0) return ['–', '–'];
    const isKnown = rounds[0]?.postgresMicroseconds !== null;
    return [
      short(medianOf(rounds, 'nodeMicroseconds')),
      isKnown ? short(medianOf(rounds, 'postgresMicroseconds')) : '–',
    ];
  };
  const rows = results.map(({ measured: { group, name }, sizes }) => {
    const last = sizes.at(-1);
    return [`${group}: ${name}`, ...pair(last?.product), ...pair(last?.baseline)];
  });
  return table(['Request', 'Product: Node', 'PostgreSQL', 'Baseline: Node', 'PostgreSQL'], rows);
}

function figuresTable(figures: readonly Figure[], sizes: readonly number[]): string {
  return table(
    ['Measurement', ...sizes.map((size) => size.toLocaleString('en')), 'Budget'],
    figures.map(({ name, values, budget, isMet }) => [
      name,
      ...values.map((value) => value ?? '–'),
      budget === null ? '–' : `${budget}: ${verdict(isMet ?? false)}`,
    ]),
  );
}

function spaceTable(space: readonly RelationSize[]): string {
  const total = space.reduce((sum, { bytesPerReview }) => sum + bytesPerReview, 0);
  return table(
    ['Table or index', 'Bytes'],
    [
      ...space.map(({ name, kind, bytesPerReview }) => [`${kind} \`${name}\``, short(bytesPerReview)]),
      ['total', `**${short(total)}**`],
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
