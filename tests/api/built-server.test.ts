import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { MAIN } from '#cluster/product.ts';

const PARTS = path.join(path.dirname(MAIN), 'parts');

test('each part of the built server loads', async () => {
  const parts = (await readdir(PARTS)).filter((name) => name.endsWith('.js'));
  expect(parts.length).toBeGreaterThan(50);
  const files = parts.map((name) => path.join(PARTS, name));
  for (const order of [files, files.toReversed()]) {
    const script = `for (const file of ${JSON.stringify(order)}) await import(file)`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  }
});
