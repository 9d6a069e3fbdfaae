import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { repeatCheck } from './repeat-check.ts';
import type { Upstream } from './requests/upstream.ts';

const upstream = { name: 'Hostaway' } as Upstream;

test('a row without an id may be nested to any depth', () => {
  const depth = 100_000;
  const row: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const check = repeatCheck(upstream, 'id');
  check([row]);
  expect(() => check([row])).toThrow(AppError);
});
