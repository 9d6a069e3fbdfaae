import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { messageOf } from '#domain/errors.ts';
import type { Context, Log } from '#services/context.ts';
import { type KeyFigures, keyFigures } from '#services/maintenance/key-figures.ts';

export interface ObservedRequest {
  method: string;
  /** The route's path with parameter names, such as `/property/:listingId`. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  observeRequest(request: ObservedRequest): void;
  contentType: string;
  /** All metrics in Prometheus' text format; without those of the database when it does not respond in time. */
  text(): Promise<string>;
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Well below the ten seconds after which Prometheus gives up and loses the metrics of the process too. */
const DATABASE_TIMEOUT_MS = 3_000;

/** Gauges from the database: name, help text and value. A gauge without a value is left out. */
const FIGURES: [name: string, help: string, value: (figures: KeyFigures) => number | null][] = [
  ['reviews_approved', 'Published reviews that are approved.', ({ approved }) => approved],
  ['reviews_pending', 'Published reviews that are not approved.', ({ pending }) => pending],
  [
    'reviews_responses_waiting',
    'Responses that should have been sent by now.',
    ({ waitingResponses }) => waitingResponses,
  ],
  [
    'reviews_tasks_waiting',
    'Tasks that wait to be sent to their source.',
    ({ waitingTasks }) => waitingTasks,
  ],
  [
    'reviews_rows_quarantined',
    'Rows of sources that a manager has to assign.',
    ({ quarantinedRows }) => quarantinedRows,
  ],
  [
    'reviews_webhooks_waiting',
    'Messages to webhooks that wait for an attempt.',
    ({ webhooks }) => webhooks.waiting,
  ],
  [
    'reviews_webhooks_oldest_waiting_seconds',
    'How long the oldest of them has waited.',
    ({ webhooks }) => webhooks.oldestWaitingSeconds,
  ],
  [
    'reviews_webhooks_failed',
    'Messages to webhooks of the last 30 days that were given up.',
    ({ webhooks }) => webhooks.failed,
  ],
  ['reviews_mails_waiting', 'Mails that wait for an attempt.', ({ mails }) => mails?.waiting ?? null],
  [
    'reviews_mails_oldest_waiting_seconds',
    'How long the oldest of them has waited.',
    ({ mails }) => mails?.oldestWaitingSeconds ?? null,
  ],
  [
    'reviews_mails_failed',
    'Mails of the last 30 days that were given up.',
    ({ mails }) => mails?.failed ?? null,
  ],
  [
    'reviews_texts_unanalysed',
    'Texts whose analysis failed or took too long; they are skipped until they change.',
    ({ unanalysedTexts }) => unanalysedTexts,
  ],
  [
    'reviews_last_backup_timestamp_seconds',
    'Unix time of the last successful backup.',
    ({ backup }) => (backup?.lastSuccess ? backup.lastSuccess.at.getTime() / 1000 : null),
  ],
  [
    'reviews_last_backup_failed',
    '1 when the last backup failed.',
    ({ backup }) => backup && Number(backup.failure !== null),
  ],
  [
    'reviews_model_requests_today',
    'Requests to the language model today.',
    ({ model }) => model?.usedToday ?? null,
  ],
  [
    'reviews_model_requests_limit',
    'Requests to the language model allowed in a day.',
    ({ model }) => model?.dailyLimit ?? null,
  ],
  ['reviews_google_requests_today', 'Requests to Google today.', ({ google }) => google.usedToday],
  [
    'reviews_google_requests_limit',
    'Requests to Google allowed in a day.',
    ({ google }) => google.dailyLimit,
  ],
];

/** Gauges with a value for each source, which is their label. */
const SOURCE_FIGURES: [
  name: string,
  help: string,
  value: (sync: KeyFigures['syncs'][number]) => number | null,
][] = [
  [
    'reviews_last_sync_timestamp_seconds',
    'Unix time of the last successful sync.',
    ({ lastSuccess }) => lastSuccess && lastSuccess.getTime() / 1000,
  ],
  ['reviews_last_sync_failed', '1 when the last finished sync failed.', ({ hasFailed }) => Number(hasFailed)],
];

export function createMetrics(context: Context): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request headers until the response was written.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const isUp = new Gauge({
    name: 'reviews_database_up',
    help: '1 when the database answers.',
    registers,
  });
  const figures = FIGURES.map(([name, help, value]) => ({
    gauge: new Gauge({ name, help, registers }),
    value,
  }));
  const sourceFigures = SOURCE_FIGURES.map(([name, help, value]) => ({
    gauge: new Gauge({ name, help, labelNames: ['source'], registers }),
    value,
  }));
  const ping = withTimeout(async () => {
    await context.storage.ping();
    return true;
  }, context);
  const readFigures = withTimeout(() => keyFigures(context), context);

  return {
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    async text() {
      const [answered, found] = await Promise.all([ping(), readFigures()]);
      isUp.set(answered ? 1 : 0);
      for (const { gauge, value } of figures) {
        const current = found && value(found);
        if (current === null) gauge.remove();
        else gauge.set(current);
      }
      for (const { gauge, value } of sourceFigures) {
        gauge.reset();
        for (const sync of found?.syncs ?? []) {
          const current = value(sync);
          if (current !== null) gauge.set({ source: sync.source }, current);
        }
      }
      return registry.metrics();
    },
  };
}

/** Joins a running read; null when it fails or takes too long. */
function withTimeout<Result>(
  read: () => Promise<Result>,
  { outageLog }: Context,
): () => Promise<Result | null> {
  let running: Promise<Result | null> | null = null;
  return async () => {
    running ??= read()
      .catch((error: unknown) => {
        outageLog.warn({ reason: messageOf(error) }, 'the metrics of the database could not be read');
        return null;
      })
      .finally(() => {
        running = null;
      });
    return Promise.race([running, setTimeout(DATABASE_TIMEOUT_MS, null, { ref: false })]);
  };
}

/**
 * Serves `/metrics` without authentication, on a port of its own.
 *
 * @throws Node's error when it cannot listen
 */
export async function serveMetrics(metrics: Metrics, log: Log, where: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ reason: messageOf(error) }, 'metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await once(server.listen(where), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
