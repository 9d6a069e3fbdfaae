import type { Space } from '../measures/space.ts';
import type { Part } from '../measures/where-time-goes.ts';
import type { Case, CaseResult } from '../turns.ts';
import { type Figure, figuresTable, processorTable, requestsTable, spaceTable } from './tables.ts';

export interface Measured {
  about: string[];
  results: CaseResult[];
  figures: Figure[];
  profiles: { of: Case; parts: Part[] }[];
  /** Of the largest database, as it was filled. */
  spaces: Space[];
  failures: string[];
  sizes: number[];
}

const HOW = `Written by \`npm run bench -- --write\`. The product and its floors are processes of their own on one PostgreSQL, asked by a
third over loopback; all share the processors. Few reviews and many, product and floor take turns, after a warm-up;
every number is the median of the rounds, the ratio that of the rounds' own ratios, the spread the lowest and the highest
of them. Growth is the median time with many reviews, divided by that with few.

The floors: **node:http + pg** is a bare \`node:http\` server that fetches the same rows by their ids with one prepared
statement and puts them into JSON: no session, no validation, no total, no search for the rows. **Fastify, same bytes** is
a bare Fastify that replies with the bytes of the product's answer. **node:http + scrypt** makes one hash of the same cost.`;

/** The results as a page. */
export function report({ about, results, figures, profiles, spaces, failures, sizes }: Measured): string {
  const parts = [
    '# Measured',
    HOW,
    about.join('\n'),
    ...(results.length > 0
      ? [
          '## Requests',
          requestsTable(results),
          '## Processor time of one answer, in microseconds',
          `With ${(sizes.at(-1) ?? 0).toLocaleString('en')} reviews.`,
          processorTable(results),
        ]
      : []),
    '## Everything else',
    figuresTable(figures, sizes),
    ...(spaces.length > 0 ? ['## Bytes on the disk for each review', spaceTable(spaces)] : []),
    ...(profiles.length > 0 ? ['## Where the time goes', WHERE, ...profiles.map(profileText)] : []),
    ...(failures.length > 0 ? ['## Failed', failures.map((line) => `- ${line}`).join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const WHERE = `Of what misses its budget, the slowest of each kind: where the product's process spent its time under that load, by the
code that ran.`;

function profileText({ of, parts }: Measured['profiles'][number]): string {
  const lines = parts.map(({ name, share }) => `- ${(share * 100).toFixed(0)} % ${name}`);
  return [`**${of.group}: ${of.name}**`, lines.join('\n')].join('\n\n');
}
