import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { messageOf } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import { type KeyFigures, keyFigures } from '#services/key-figures.ts';

/** A request that was answered. */
export interface Answered {
  method: string;
  /** The address with its parameters' names, such as `/property/:listingId`. */
  route: string;
  status: number;
  seconds: number;
}

/** What Prometheus asks for. */
export interface Metrics {
  note(answered: Answered): void;
  contentType: string;
  /** All of it as text; without what the database does not tell in time. */
  text(): Promise<string>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Prometheus gives up after ten seconds, and what the process tells of itself would be lost as well. */
const TIMEOUT_MS = 3_000;

/** What is known of the reviews: a name, what it says, and its value, which is left out where there is none. */
const FIGURES: [name: string, help: string, value: (figures: KeyFigures) => number | null][] = [
  ['reviews_approved', 'Published reviews that are approved.', ({ approved }) => approved],
  ['reviews_pending', 'Published reviews that are not approved.', ({ pending }) => pending],
  ['reviews_replies_waiting', 'Responses on their way to Hostaway.', ({ waitingReplies }) => waitingReplies],
  ['reviews_rows_held', 'Rows of Hostaway that need a person.', ({ heldRows }) => heldRows],
  [
    'reviews_last_sync_timestamp_seconds',
    'When a sync last succeeded, in Unix time.',
    ({ lastSync }) => lastSync && lastSync.getTime() / 1000,
  ],
  [
    'reviews_last_sync_failed',
    '1 when the last sync that ended has failed.',
    ({ hasLastSyncFailed }) => Number(hasLastSyncFailed),
  ],
  ['reviews_google_requests_today', 'Requests to Google today.', ({ google }) => google.usedToday],
  ['reviews_google_requests_limit', 'How many may go there in a day.', ({ google }) => google.dailyLimit],
];

/** Counts from now on. What it watches of the process it watches until that ends. */
export function createMetrics(context: Context): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the headers of a request until its answer was handed over; of pages that are kept, only the writing.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const isUp = new Gauge({
    name: 'reviews_database_up',
    help: '1 when the database answered just now.',
    registers,
  });
  const figures = FIGURES.map(([name, help, value]) => ({
    gauge: new Gauge({ name, help, registers }),
    value,
  }));
  const ping = inTime(async () => {
    await context.storage.ping();
    return true;
  }, context);
  const look = inTime(() => keyFigures(context), context);

  return {
    note: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    async text() {
      const [answered, found] = await Promise.all([ping(), look()]);
      isUp.set(answered ? 1 : 0);
      // What was true some time ago is not told as if it were now.
      for (const { gauge, value } of figures) {
        const known = found && value(found);
        if (known === null) gauge.remove();
        else gauge.set(known);
      }
      return registry.metrics();
    },
  };
}

/** Asks once for all who ask meanwhile; null when it fails, or takes too long for those. */
function inTime<Answer>(ask: () => Promise<Answer>, { log }: Context): () => Promise<Answer | null> {
  let underWay: Promise<Answer | null> | null = null;
  return async () => {
    underWay ??= ask()
      .catch((error: unknown) => {
        log.warn({ reason: messageOf(error) }, 'metrics are told without what the database knows');
        return null;
      })
      .finally(() => {
        underWay = null;
      });
    return Promise.race([underWay, setTimeout(TIMEOUT_MS, null, { ref: false })]);
  };
}
