import { expect, inject, test } from 'vitest';
import { openDatabase } from '#storage/database/database.ts';

test('closing the database ends every connection, so that the process can exit', async () => {
  const { pool, direct, close } = openDatabase(inject('postgres'), (error) => expect.fail(String(error)));
  await Promise.all([pool.query('select 1'), direct.query('select 1')]);
  expect([pool.totalCount, direct.totalCount]).toEqual([1, 1]);
  await close();
  expect([pool.totalCount, direct.totalCount]).toEqual([0, 0]);
});
