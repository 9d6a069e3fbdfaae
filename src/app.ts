import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { openTextAnalyser, type TextAnalyser } from '#analysis/text-analyser.ts';
import { isKnownPassword } from '#connectors/known-passwords/is-known-password.ts';
import { createLanguageModel } from '#connectors/language-model/client.ts';
import { reviewFiles } from '#connectors/review-files/review-files.ts';
import { chatMessages } from '#connectors/webhooks/chat-message.ts';
import { webhookSender } from '#connectors/webhooks/webhook-sender.ts';
import { notificationMail } from '#contract/notifications/notification-mail.ts';
import { reportMail } from '#contract/reports/report-mail.ts';
import { messageOf } from '#domain/errors.ts';
import { installQueues, type JobQueue, openJobQueue } from '#jobs/job-queue.ts';
import { demoSignIn, updateDemoUser } from '#services/accounts/users.ts';
import type { Analyser, Context, Log, Logs } from '#services/context.ts';
import { logEvent, REPEATABLE_WINDOW_MS } from '#services/events/record-event.ts';
import { ALLOWANCE_WINDOW_MS } from '#services/listings/google-budget.ts';
import { createListingCache } from '#services/listings/listing-cache.ts';
import { trackPresence } from '#services/notifications/presence.ts';
import { countByWindow, limitRepeats } from '#services/rate-limits.ts';
import { trackSettings } from '#services/settings/current-settings.ts';
import { firstSync } from '#services/sources/sync.ts';
import { openAccounts } from '#storage/accounts/accounts.ts';
import { openApiTokens } from '#storage/accounts/api-tokens.ts';
import { openBackupFiles, removeStaleParts } from '#storage/backup/files.ts';
import { type Database, openDatabase } from '#storage/database/database.ts';
import { openReplica } from '#storage/database/replica.ts';
import { type DatabaseProblem, databaseProblems, SHARED_ROLE } from '#storage/database/report.ts';
import { grantRows, ownsTables } from '#storage/database/runtime-role.ts';
import { requireUsable } from '#storage/database/server-version.ts';
import { isDiskFull } from '#storage/embedded/free-space.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { openChanges } from '#storage/events/changes.ts';
import { migrate } from '#storage/migrate.ts';
import { sealer } from '#storage/sealed-text.ts';
import { readOrCreateSecret } from '#storage/secret.ts';
import { createStorage } from '#storage/storage.ts';
import type { Config } from './config.ts';
import { listen } from './listen.ts';
import { openGoogle } from './open-google.ts';
import { openMail } from './open-mail.ts';
import { openMetrics } from './open-metrics.ts';
import { openSources, type RequestOptions, type SourceUpstreams } from './open-sources.ts';
import { ROOT } from './root.ts';

export type { RequestOptions };

/** The product without its entry points. The command line uses it, and the server is built on it. */
export interface App extends Pick<JobQueue, 'boss'> {
  config: Config;
  /** Signs cookies, and encrypts what is stored. */
  secret: string;
  context: Context;
  database: Database;
  /** Known security problems of the database. */
  databaseProblems: DatabaseProblem[];
  /** Resolves with the reason when the built-in PostgreSQL has ended and cannot be started again. */
  databaseLost: Promise<Error>;
  close(): Promise<void>;
}

/** The simulators of the demo, for upstreams that are not configured. */
export interface Upstreams extends SourceUpstreams {
  google: Config['google'];
  languageModel?: Config['languageModel'];
  smtp?: Config['smtp'];
  /** What the simulator of `smtp` has got. */
  mailbox?: Context['mailbox'];
}

const MINUTE_MS = 60_000;
/** What to do about a session secret that cannot be restored. */
const SECRET_IS_LOST =
  ', or delete it to have a new one made (everyone signs in again, and what it encrypted is lost)';

/** The thread of the text analysis is a file of its own in the build. */
const ANALYSIS_THREAD = import.meta.filename.endsWith('.ts')
  ? 'src/analysis/thread.ts'
  : 'dist/server/analysis-thread.js';

/** The text analyser. It needs neither a database nor settings, and starts with the first text. */
export const openAnalyser = () => openTextAnalyser({ file: path.join(ROOT, ANALYSIS_THREAD) });

export interface OpenOptions {
  log: Log;
  upstreams?: Upstreams;
  /** Use the embedded PostgreSQL of a running product instead of failing because its folder is in use. */
  attach?: boolean;
  /** Shared with other apps of this process; by default, each has its own. */
  analyser?: TextAnalyser;
  /** Ends the start, which then throws its reason. */
  stopping?: AbortSignal;
}

/**
 * Opens everything once: PostgreSQL, its schema, accounts, connectors. `close` closes it in reverse order.
 *
 * @throws with one readable line when the database is unavailable
 */
export async function openApp(
  config: Config,
  { log, upstreams = configured(config), attach, analyser: shared, stopping }: OpenOptions,
): Promise<App> {
  await using opened = new AsyncDisposableStack();
  const outageLog = limitRepeats(log);
  const embedded = config.databaseUrl
    ? null
    : await openEmbedded({
        dataDir: config.dataDir,
        postgresBin: config.postgresBin,
        attach,
        log: (message) => log.warn({}, message),
      });
  opened.defer(async () => embedded?.close());
  stopping?.throwIfAborted();
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  const address = (url: string | null) => (url === null ? null : { connectionString: url });
  const direct = address(config.databaseDirectUrl);
  const owner = embedded?.ownerConnection ?? address(config.databaseOwnerUrl);
  const database = openDatabase(
    connection,
    (error) =>
      outageLog.warn(
        { reason: messageOf(error) },
        'a database connection broke; the next query makes a new one',
      ),
    { direct, owner, isAvailable: embedded?.isAvailable },
  );
  opened.defer(database.close);
  const urls = {
    DATABASE_URL: config.databaseUrl,
    DATABASE_DIRECT_URL: config.databaseDirectUrl,
    DATABASE_OWNER_URL: config.databaseOwnerUrl,
    DATABASE_REPLICA_URL: config.databaseReplicaUrl,
  };
  const version = await requireUsable(database.pool);
  log.info({ version: `${version.major}.${version.minor}` }, 'connected to PostgreSQL');
  const problems = databaseProblems(version, urls);
  for (const { message, ...details } of problems) log.warn(details, message);
  const ownerSetting = owner ? 'DATABASE_OWNER_URL' : 'DATABASE_URL';
  if (direct) await requireUsable(database.direct, 'DATABASE_DIRECT_URL');
  if (owner) await requireUsable(database.owner, ownerSetting);
  await migrate(database.ownerDb, ownerSetting);
  await grantRows(database);
  if (await ownsTables(database.pool)) problems.push(SHARED_ROLE);
  const changes = openChanges({ pool: database.pool, connection: direct ?? connection, log: outageLog });
  opened.defer(changes.close);
  const replica =
    config.databaseReplicaUrl === null
      ? null
      : await openReplica(config.databaseReplicaUrl, database.pool, log);
  opened.defer(async () => replica?.close());
  const hasFullDisk = async () => embedded !== null && isDiskFull(config.dataDir);
  const storage = createStorage(database, changes, replica, hasFullDisk, (actor, event) =>
    logEvent(log, actor, event),
  );
  const analyser = shared ?? openAnalyser();
  if (!shared) opened.defer(analyser.close);
  const secret =
    config.sessionSecret ??
    (await readOrCreateSecret(path.join(config.dataDir, 'session-secret'), SECRET_IS_LOST));
  const jobs = openJobQueue({ outageLog }, (text, values) => database.pool.query(text, values));
  const context = await buildContext(
    { config, database, secret },
    { storage, changes, jobs, log, outageLog, analyseTexts: analyser.analyseTexts },
    upstreams,
  );
  opened.defer(context.sources.close);
  opened.defer(async () => context.mailer?.close());
  const everything = opened.move();
  const databaseLost = new Promise<Error>((resolve) => {
    embedded?.exited.then((failure) => failure && resolve(failure));
  });
  return {
    config,
    secret,
    context,
    database,
    boss: jobs.boss,
    databaseProblems: problems,
    databaseLost,
    close: () => everything.disposeAsync(),
  };
}

async function buildContext(
  { config, database, secret }: Pick<App, 'config' | 'database' | 'secret'>,
  parts: Pick<Context, 'storage' | 'changes' | 'jobs' | keyof Logs | keyof Analyser>,
  { google, languageModel = null, smtp = null, mailbox = null, ...upstreams }: Upstreams,
): Promise<Context> {
  const { storage, changes, log, outageLog } = parts;
  const settings = trackSettings(storage, changes, config.settings, (error) =>
    outageLog.warn({ reason: messageOf(error) }, 'changed settings could not be read'),
  );
  await settings.reload();
  const now = () => context.now();
  const context: Context = {
    ...parts,
    version: config.version,
    presence: trackPresence(changes),
    listings: createListingCache(storage, changes),
    accounts: openAccounts(database.db, changes, {
      secret,
      publicUrl: config.publicUrl,
      passwordCost: config.passwordCost,
      log: (message) => log.warn({}, message),
    }),
    apiTokens: openApiTokens(database.db, changes),
    tokenRequests: countByWindow(MINUTE_MS, now),
    ...(await openSources(upstreams, config, { database, secret }, parts)),
    // Loading the library takes longer than the rest of a start.
    prepareLogo: async (original) =>
      (await import('#connectors/listing-photos/prepare-logo.ts')).prepareLogo(original),
    analyses: countByWindow(MINUTE_MS, now),
    reportVisitors: countByWindow(MINUTE_MS, now),
    refusedCalls: countByWindow(MINUTE_MS, now),
    newRefusals: new Map(),
    isKnownPassword,
    google: google && openGoogle(config, google),
    sso:
      config.sso &&
      (await import('#connectors/openid-connect/single-sign-on.ts')).connectSso(config, config.sso),
    googleHealth: { lastSuccess: null, lastError: null },
    languageModel: languageModel && createLanguageModel(languageModel),
    modelDailyLimit: config.modelDailyLimit,
    modelRequests: countByWindow(MINUTE_MS, now),
    modelLoad: { running: 0 },
    reviewFiles,
    sendWebhook: webhookSender({ privateNetworks: config.webhookPrivateNetworks, version: config.version }),
    writeChatMessage: chatMessages(config.publicUrl),
    webhookSecrets: sealer('webhook secret', secret),
    notificationMail,
    reportMail,
    ...(await openMail(smtp, secret, { mailbox, publicUrl: config.publicUrl, now, log })),
    googlePlaceId: google?.placeId ?? null,
    googleDailyLimit: config.googleDailyLimit,
    passkeyVisitors: countByWindow(MINUTE_MS, now),
    resetVisitors: countByWindow(MINUTE_MS, now),
    googleVisitors: countByWindow(ALLOWANCE_WINDOW_MS, now),
    repeatableEvents: countByWindow(REPEATABLE_WINDOW_MS, now),
    backupFiles: openBackupFiles(backupFolder(config)),
    dailyBackups: config.dailyBackups,
    settings,
    get timeZone() {
      return settings.values.timeZone;
    },
    get syncIntervalMinutes() {
      return settings.values.syncIntervalMinutes;
    },
    now: () => new Date(),
  };
  return context;
}

/** Updates the demo user, and removes the demo's invented reviews when the reviews of a real account are used. */
export async function applyDemoSetting({ config, context }: App): Promise<void> {
  await updateDemoUser(context, config.demo?.password ?? null);
  if (context.defaultSource === 'demo') return;
  const removed = await context.storage.deleteDemoData();
  if (removed > 0) context.log.info({ reviews: removed }, 'the demo’s invented reviews were removed');
}

export const backupFolder = ({ dataDir }: Config) => path.join(dataDir, 'backups');

/** A folder that cannot be read or changed only keeps the files. */
async function removeStaleBackups({ config, context: { log, now } }: App): Promise<void> {
  await removeStaleParts(backupFolder(config), now()).then(
    (files) => files.length > 0 && log.info({ files }, 'incomplete backups were removed'),
    (error) => log.warn({ reason: messageOf(error) }, 'incomplete backups could not be removed'),
  );
}

function configured({ hostaway, google, languageModel, smtp }: Config): Upstreams {
  return { hostaway, google, languageModel, smtp, isHostawaySimulated: false };
}

/** The product with its HTTP server and jobs. */
export interface RunningServer {
  app: App;
  /** The address on which it listens, with the real port if the setting is 0. */
  port: number;
  /** The address of the metrics; null when they are off. */
  metricsPort: number | null;
  /** Completes running requests, then stops everything in reverse order. */
  close(): Promise<void>;
}

interface StartOptions extends Omit<OpenOptions, 'log'> {
  logger: Logger;
  /** Jobs that do not run; by default, all run. */
  disabledJobs?: readonly string[];
}

/** Opens the app and adds the HTTP server and the scheduled jobs. */
export async function startServer(
  config: Config,
  { logger, disabledJobs, stopping, ...options }: StartOptions,
): Promise<RunningServer> {
  // If a step of the start fails, everything that was opened before is closed again.
  await using opened = new AsyncDisposableStack();
  const app = await openApp(config, { log: logger, stopping, ...options });
  // Commands do not need these modules, so they are loaded here.
  const [{ createServer }, { startJobs }, { loadWeb }] = await Promise.all([
    import('#http/server.ts'),
    import('#jobs/scheduler.ts'),
    import('./web-build.ts'),
  ]);
  opened.defer(app.close);
  const { context, database } = app;
  await applyDemoSetting(app);
  await removeStaleBackups(app);
  await context.changes.listen();
  const queues = await installQueues(context, (text, values) => database.owner.query(text, values));
  opened.defer(queues.close);
  await grantRows(database);
  stopping?.throwIfAborted();
  const jobs = await startJobs(context, app, disabledJobs);
  opened.defer(jobs.close);
  // A running sync is cancelled, because it can take much longer than a shutdown may.
  opened.defer(context.sources.close);
  const metrics = await openMetrics(config, context);
  opened.defer(async () => metrics?.close());
  const server = await createServer(
    {
      context,
      secret: app.secret,
      publicUrl: config.publicUrl,
      apiBase: config.apiBase,
      version: config.version,
      trustedProxies: config.trustedProxies,
      demo: demoSignIn(config.demo),
      imageOrigins: options.upstreams?.google ? [new URL(options.upstreams.google.url).origin] : [],
      observeRequest: metrics?.observeRequest ?? null,
      web: await loadWeb(),
    },
    logger,
  );
  opened.defer(async () => server.close());
  await firstSync(context, stopping);
  stopping?.throwIfAborted();
  await listen(config, 'PORT', config.port, (where) => server.listen(where));
  const everything = opened.move();
  return {
    app,
    port: (server.server.address() as AddressInfo | null)?.port ?? config.port,
    metricsPort: metrics?.port ?? null,
    close: () => everything.disposeAsync(),
  };
}
