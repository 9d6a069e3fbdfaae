import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openApp } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import { textOf } from '#contract/errors/error-text.ts';
import type { AppError } from '#domain/errors.ts';
import { runSql, testConfig } from '#tests/support/test-config.ts';

const name = `limited_${randomUUID().replaceAll('-', '')}`;
const postgres = inject('postgres');
const silent = { info() {}, warn() {}, error() {} };

beforeAll(async () => {
  await runSql(postgres, `create database ${name}`);
  await runSql(postgres, `create role ${name} login password 'sesame'`);
});
afterAll(async () => {
  await runSql(postgres, `drop database ${name} with (force)`);
  await runSql(postgres, `drop role ${name}`);
});

test('a database user without the right to create tables stops the start with one line that says what to do', async () => {
  const url = databaseUrl({ ...postgres, user: name, password: 'sesame' }, name);
  const opening = openApp(testConfig({ DATABASE_URL: url }), { log: silent });
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'AppError', code: 'unavailable' });
  expect(textOf((error as AppError).problem)).toMatch(
    /^DATABASE_URL: .*permission denied.*make it the owner of the database\.$/,
  );
});
