import pg from 'pg';
import { type Config, readConfig } from '#config.ts';

/** The PostgreSQL server of a test run. */
export interface ServerConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** Each of the thousands of passwords that tests set and check would take a fifth of a second of a core. */
const LOW_COST = { N: 2, r: 1, p: 1 };

/** Reads a configuration from this environment and defaults for tests. */
export function testConfig(environment: Record<string, string>): Config {
  const config = readConfig({
    PORT: '0',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    // The templates' last sync must not become due while tests run.
    SYNC_INTERVAL_MINUTES: '10080',
    // Responses are sent at once.
    RESPONSE_DELAY_MINUTES: '0',
    SESSION_SECRET: 'a secret that only tests know, long enough',
    ...environment,
  });
  return { ...config, passwordCost: LOW_COST };
}

/** Runs one statement as the superuser. */
export async function runSql(connection: ServerConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
