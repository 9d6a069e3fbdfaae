import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from '#cluster/database-url.ts';
import { runSql } from './test-config.ts';

/** Creates a database from a template of the test run. */
export async function createDatabase(template: 'empty' | 'synced') {
  const postgres = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(postgres, `create database ${name} template ${template} strategy file_copy`);
  return {
    /** As its owner. */
    url: databaseUrl(postgres, name),
    /** As the role of the running product. */
    runtimeUrl: databaseUrl(inject('runtimeRole'), name),
    /** A pool of the test. When it has ended, its connections may still be closing, and be cut by `drop`. */
    connect() {
      const pool = new pg.Pool({ connectionString: databaseUrl(postgres, name), application_name: 'test' });
      return pool.on('error', () => {});
    },
    drop: () => runSql(postgres, `drop database ${name} with (force)`),
  };
}
