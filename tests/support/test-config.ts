import pg from 'pg';
import { type Config, readConfig } from '#config.ts';

/** How to reach the PostgreSQL server of a test run. */
export interface ServerConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** A configuration as an environment would give it, with what every test wants. */
export function testConfig(environment: Record<string, string>): Config {
  return readConfig({
    PORT: '0',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'a secret that only tests know, long enough',
    ...environment,
  });
}

/** Runs one statement as the owner of everything. */
export async function runSql(connection: ServerConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
