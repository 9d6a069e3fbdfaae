import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '#tests/support/product.ts';

test('npm run bench measures the product beside its baselines and prints a table', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-bench-test-'));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  const options = ['--rows', '200', '--rounds', '1', '--seconds', '0.05'];
  const only = ['--only', 'statistics', '--only', 'approvals', '--only', 'page'];
  const bench = spawn(process.execPath, ['bench/run.ts', ...options, ...only], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder },
  });
  const [printed, stderr, [code]] = await Promise.all([
    text(bench.stdout),
    text(bench.stderr),
    once(bench, 'exit'),
  ]);
  expect(code, stderr).toBe(0);
  for (const name of ['statistics: of everything', 'approvals: on 16 connections', 'page: as a browser']) {
    expect(printed).toMatch(
      new RegExp(`^\\| ${name} \\| [^|]+ \\| [\\d.,]+ \\| [\\d.,]+ \\| \\*\\*\\d`, 'm'),
    );
  }
});
