import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type App, startServer } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import { type GooglePlacesSimulator, startGooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { runSql, testConfig } from './test-config.ts';

/** One whole product of a test's own: database, port, upstreams. */
export interface TestServer {
  /** Such as `http://localhost:41234`, without a slash at the end. */
  origin: string;
  app: App;
  /** Where its metrics are; null unless METRICS_PORT asks for them. */
  metricsPort: number | null;
  hostaway: HostawaySimulator;
  google: GooglePlacesSimulator;
  databaseUrl: string;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Which template its database is copied from; `synced` has the demo account's reviews, all pending. */
  template?: 'empty' | 'synced';
  environment?: Record<string, string>;
  /** Gets every line of the log; say LOG_LEVEL too, for tests are silent by default. */
  onLog?: (line: string) => void;
}

const UNLIMITED = { requests: 100_000, windowMs: 1 };

export async function openTestServer({
  template = 'synced',
  environment = {},
  onLog,
}: TestServerOptions = {}): Promise<TestServer> {
  const postgres = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(postgres, `create database ${database} template ${template}`);
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  const google = await startGooglePlacesSimulator();
  const config = testConfig({ DATABASE_URL: databaseUrl(postgres, database), ...environment });
  const server = await startServer(config, {
    logger: pino({ level: config.logLevel }, onLog && { write: onLog }),
    // The simulator does not limit here, so nothing is gained by holding back.
    upstreams: { hostaway: { ...hostaway, pace: UNLIMITED }, google, isHostawaySimulated: false },
  });
  // What happens by the clock would happen in the middle of whichever test is slow enough to meet it.
  await server.app.database.pool.query(`delete from pgboss.schedule where name = 'clock'`);
  return {
    origin: `http://localhost:${server.port}`,
    app: server.app,
    metricsPort: server.metricsPort,
    hostaway,
    google,
    databaseUrl: config.databaseUrl ?? '',
    async close() {
      await server.close();
      await Promise.all([hostaway.close(), google.close()]);
      await runSql(postgres, `drop database ${database} with (force)`);
    },
  };
}
