import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ROOT } from '#tests/support/product.ts';
import { findLeaks, type Sample } from '../../bench/soak/leaks.ts';

test('npm run soak uses the product, and finds each confirmed decision again after a kill', async () => {
  const soak = spawn(process.execPath, ['bench/soak.ts', '--minutes', '0.1'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  const [printed, stderr, [code]] = await Promise.all([
    text(soak.stdout),
    text(soak.stderr),
    once(soak, 'exit'),
  ]);
  expect([code, printed.trim().split('\n').at(-1)], printed + stderr).toEqual([0, 'passed']);
  for (const kind of ['list', 'search', 'decision', 'public page', 'sync']) {
    expect(printed).toMatch(new RegExp(`^${kind} +[1-9]\\d* requests, median`, 'm'));
  }
  expect(printed).toMatch(/^events +[1-9]\d* on 50 streams$/m);
  expect(printed).toMatch(/^decisions +[1-9]\d* reviews verified after a kill$/m);
});

/** A run that grows at first, as caches fill. */
const run = (change: (at: number) => Partial<Sample> = () => ({})): Sample[] =>
  Array.from({ length: 16 }, (_, at) => {
    const filling = Math.min(at, 4) * 10e6;
    return {
      heapBytes: 60e6 + filling,
      externalBytes: 5e6,
      rssBytes: 150e6 + filling,
      files: 90,
      ...change(at),
    };
  });

test.each([
  ['heapBytes', (at: number) => 60e6 + at * 3e6],
  ['externalBytes', (at: number) => 5e6 + at * 1e6],
  ['rssBytes', (at: number) => 150e6 + at * 6e6],
  ['files', (at: number) => 90 + at * 4],
])('%s that keep growing to the end of a run are a leak', (name, value) => {
  const samples = run((at) => ({ [name]: value(at) }));
  expect(findLeaks(samples, 10)).toEqual([
    expect.stringMatching(new RegExp(`^${name} grew from \\d+ to \\d+$`)),
  ]);
  // A short run does not tell.
  expect(findLeaks(samples, 1)).toEqual([]);
});

test('what grows only at first is no leak', () => {
  expect(findLeaks(run(), 10)).toEqual([]);
});
