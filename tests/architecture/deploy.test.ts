import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { readConfig } from '#config.ts';
import { createMetrics } from '#http/metrics.ts';
import type { Context } from '#services/context.ts';

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');
/** Words of PromQL and labels that look like names of metrics. */
const NOT_METRICS = /^(by|le|or|up|job|status|route)$/;

let metrics: string[];

beforeAll(async () => {
  const unavailable = () => Promise.reject(new Error('no database'));
  const silent = { info() {}, warn() {}, error() {} };
  const context = { storage: { ping: unavailable }, log: silent, outageLog: silent };
  const text = await createMetrics(context as unknown as Context).text();
  metrics = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
});

/** The names in an expression of Prometheus that are no functions, labels or values. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z_\d]*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => !NOT_METRICS.test(name));
}

test('the alert rules name only metrics that exist', () => {
  const expressions = [...read('alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = '']) => expression,
  );
  expect(expressions.length).toBeGreaterThan(5);
  for (const name of expressions.flatMap(metricsIn)) expect(metrics).toContain(name);
});

test('the dashboard names only metrics that exist', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const names = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(metrics).toContain(name);
});

test('an expression is searched for metrics', () => {
  const expression =
    'histogram_quantile(0.95, sum by (le, route) (rate(a_bucket{status=~"5.."}[5m]))) > max(b_c) or up{job="x"} == 0';
  expect(metricsIn(expression)).toEqual(['a_bucket', 'b_c']);
});

test('the container runs as an ordinary user on a read-only file system, with a health check and a volume', () => {
  const lines = read('Containerfile').split('\n');
  expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toBe('USER node');
  for (const instruction of ['VOLUME /data', 'HEALTHCHECK ', 'ENTRYPOINT ["reviews"]']) {
    expect(
      lines.some((line) => line.startsWith(instruction)),
      instruction,
    ).toBe(true);
  }
  expect(read('compose.yaml').match(/read_only: true/g)).toHaveLength(2);
});

describe('the compose file', () => {
  /** What the container file sets, and what does not apply to its database, to its one address or without a demo. */
  const LEFT_OUT = [
    ...['DATA_DIR', 'HOST', 'PORT'],
    ...['POSTGRES_BIN', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'API_BASE', 'DEMO_PASSWORD'],
    // Where upstreams are, which differs only in tests.
    ...['HOSTAWAY_API_URL', 'HOSPITABLE_API_URL', 'GUESTY_API_URL', 'GOOGLE_BUSINESS_API_URL'],
    ...['GOOGLE_PLACES_API_URL', 'GOOGLE_PLACES_LEGACY_URL'],
  ];
  let passed: string[];
  let known: string[];

  beforeAll(() => {
    const product =
      read('compose.yaml')
        .split(/^ {2}product:$/m)[1]
        ?.split(/^ {2}database:$/m)[0] ?? '';
    passed = [...product.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name);
    const names = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
    known = [...names];
  });

  test('passes every setting on that applies there, and no other', () => {
    expect(known.length).toBeGreaterThan(40);
    expect([...passed, ...LEFT_OUT].toSorted()).toEqual(known.toSorted());
  });

  test('takes its variables from the example of its environment', () => {
    const variables = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(([, name = '']) => name);
    const examples = [...read('example.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(examples.toSorted()).toEqual([...new Set(variables)].toSorted());
  });
});

test.each(['Containerfile', 'reviews.service', '../package.json'])('%s sets the memory limits', (name) => {
  expect(MEMORY_FLAGS).toHaveLength(2);
  expect(read(name)).toContain(MEMORY_FLAGS.join(' '));
  expect(read(name)).toContain(`MALLOC_ARENA_MAX=${MEMORY_ENVIRONMENT.MALLOC_ARENA_MAX}`);
});

test('the folder has the files that others name', () => {
  expect(readdirSync(DEPLOY)).toEqual(
    expect.arrayContaining(['Caddyfile', 'Containerfile', 'compose.yaml', 'reviews.service']),
  );
});
