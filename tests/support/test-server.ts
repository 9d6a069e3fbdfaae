import { pino } from 'pino';
import { type App, openAnalyser, startServer } from '#app.ts';
import { type GooglePlacesSimulator, startGooglePlacesSimulator } from '#simulators/google-places/server.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import {
  type LanguageModelSimulator,
  startLanguageModelSimulator,
} from '#simulators/language-model/server.ts';
import { type MailSimulator, startMailSimulator } from '#simulators/mail/server.ts';
import { allowOneConnection } from './one-connection.ts';
import { testConfig } from './test-config.ts';
import { createDatabase } from './test-database.ts';

/** The whole product with its own database, port and upstreams. */
export interface TestServer {
  /** Such as `http://localhost:41234`, without a trailing slash. */
  origin: string;
  /** With the owner's connections as its `database.pool`. */
  app: App;
  /** The connections that requests use. */
  requestPool: App['database']['pool'];
  /** null unless METRICS_PORT is set. */
  metricsPort: number | null;
  hostaway: HostawaySimulator;
  google: GooglePlacesSimulator;
  /** Started only if the test asks for it. */
  model: LanguageModelSimulator | null;
  /** Started only if the test asks for it. */
  mail: MailSimulator | null;
  /** As the owner of the tables. */
  databaseUrl: string;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** The template of its database; `synced` has the demo account's reviews, all pending. */
  template?: 'empty' | 'synced';
  /** Changes the account at Hostaway before the server starts, because an empty database is synced at once. */
  account?: (data: HostawaySimulator['data']) => void;
  environment?: Record<string, string>;
  /** Whether a language model is configured. */
  hasModel?: boolean;
  /** Whether mails are sent. */
  hasMail?: boolean;
  /** Receives every line of the log; set LOG_LEVEL too, because tests are silent by default. */
  onLog?: (line: string) => void;
}

/** Of all servers of a fork, with which it ends: loading the lexicon takes half a second of a processor. */
export const analyser = openAnalyser();

const UNLIMITED = { requests: 100_000, windowMs: 1 };

export async function openTestServer({
  template = 'synced',
  account = () => {},
  environment = {},
  hasModel = false,
  hasMail = false,
  onLog,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = environment.DATABASE_URL ? null : await createDatabase(template);
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  account(hostaway.data);
  const google = await startGooglePlacesSimulator();
  const model = hasModel ? await startLanguageModelSimulator() : null;
  const mail = hasMail ? await startMailSimulator() : null;
  const smtp = mail && { SMTP_URL: mail.url, MAIL_FROM: 'Reviews <reviews@example.com>' };
  // A database that a test chooses has one user for everything.
  const urls = database && { DATABASE_URL: database.runtimeUrl, DATABASE_OWNER_URL: database.url };
  const config = testConfig({ ...urls, ...smtp, ...environment });
  const server = await startServer(config, {
    logger: pino({ level: config.logLevel }, onLog && { write: onLog }),
    // The simulator has no rate limit here.
    upstreams: {
      hostaway: { ...hostaway, requestLimit: UNLIMITED },
      google,
      languageModel: model,
      smtp: config.smtp,
      isHostawaySimulated: false,
      sourceRequests: { requestLimit: UNLIMITED, sleep: async () => {} },
    },
    analyser,
    // They would change data in the middle of a test, and each photo takes half a second of a processor.
    disabledJobs: [
      'alerts',
      'cleanup',
      'clock-notifications',
      'photos',
      'reports',
      'scheduled-sync',
      'stale-contents',
      'task-statuses',
    ],
  });
  allowOneConnection(server.app);
  // Tests prepare and look at data as the owner.
  const app = { ...server.app, database: { ...server.app.database, pool: server.app.database.owner } };
  return {
    origin: `http://localhost:${server.port}`,
    app,
    requestPool: server.app.database.pool,
    metricsPort: server.metricsPort,
    hostaway,
    google,
    model,
    mail,
    databaseUrl: config.databaseOwnerUrl ?? config.databaseUrl ?? '',
    async close() {
      await server.close();
      await Promise.all([hostaway.close(), google.close(), model?.close(), mail?.close()]);
      await database?.drop();
    },
  };
}
