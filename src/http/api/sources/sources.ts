import { textOf, textOfStored } from '#contract/errors/error-text.ts';
import { API_ROOT, pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import type { QuarantinedRow as QuarantinedRowOnWire } from '#contract/sources/quarantined-rows.ts';
import type { sourcesRoutes } from '#contract/sources/sources-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { MAX_COUNT } from '#domain/reviews/filter.ts';
import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { SyncRun } from '#domain/sources/sync.ts';
import type { Context } from '#services/context.ts';
import { readBackupStatus } from '#services/maintenance/backup.ts';
import { addSource, changeSource, checkSource, removeSource } from '#services/sources/connect-sources.ts';
import { listSources, sourceNames } from '#services/sources/list-sources.ts';
import { assignQuarantinedRow, quarantinedRows } from '#services/sources/quarantined-rows.ts';
import { removeAddress, renewAddress } from '#services/sources/source-address.ts';
import { startSync, syncStatus } from '#services/sources/sync.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import type { ImportRoute } from './import.ts';

const EVENTS = 'POST /sources/:id/events/:token';

export const sourcesHandlers = ({
  context,
  publicUrl,
}: HttpOptions): Handlers<
  Omit<typeof sourcesRoutes, ImportRoute | typeof EVENTS | `POST /sources/${string}consents${string}`>
> => ({
  'GET /sources': () => sourcesOut(context, publicUrl),
  'GET /sources/names': async () => ({ sources: await sourceNames(context) }),
  'POST /sources': ({ body, actor }) =>
    addSource(context, actor, body).then(() => sourcesOut(context, publicUrl)),
  'PATCH /sources/:id': ({ params, body, actor }) =>
    changeSource(context, actor, params.id, body).then(() => sourcesOut(context, publicUrl)),
  'DELETE /sources/:id': async ({ params, query, actor }) => {
    await removeSource(context, actor, params.id, query.reviews ?? 'keep');
    return sourcesOut(context, publicUrl);
  },
  'POST /sources/:id/address': ({ params, body, actor }) =>
    renewAddress(context, actor, params.id, body.secret).then(() => sourcesOut(context, publicUrl)),
  'DELETE /sources/:id/address': ({ params, actor }) =>
    removeAddress(context, actor, params.id).then(() => sourcesOut(context, publicUrl)),
  'POST /sources/:id/check': async ({ params }) => ({ problem: await problemOfCheck(context, params.id) }),
  'GET /sync': ({ actor }) => statusOut(context, actor),
  'POST /sync': async ({ actor }) => {
    await startSync(context, actor);
    return { ...(await statusOut(context, actor)), running: true };
  },
  'GET /sync/quarantined': async ({ query }) => {
    const { limit = DEFAULT_PAGE_SIZE, offset = 0 } = query;
    const { rows, total } = await quarantinedRows(context, { limit, offset });
    return {
      rows: rows.map((row) => ({ ...row, reason: row.reason as QuarantinedRowOnWire['reason'] })),
      total,
    };
  },
  'PUT /sync/quarantined/:key': async ({ params, body, actor }) => {
    const { listingId, source = context.defaultSource } = body;
    const added = await assignQuarantinedRow(context, actor, { source, key: params.key }, listingId);
    return { listingId, added };
  },
});

/** Where a source sends the browser after a consent. */
export const redirectUriOf = (publicUrl: string) => `${publicUrl}${pages.sourceConsent()}`;

export async function sourcesOut(context: Context, publicUrl: string) {
  const sources = await listSources(context);
  return {
    sources: sources.map(({ reviews, lastRun, webhook, ...source }) => ({
      ...source,
      webhook: webhook && {
        address: publicUrl + API_ROOT + routePath(EVENTS, { id: source.id, token: webhook.token }),
        lastNotice: webhook.lastNoticeAt,
        lastRefusal: webhook.lastRefusal,
      },
      reviews: Math.min(reviews, MAX_COUNT),
      isCountExact: reviews <= MAX_COUNT,
      lastRun: lastRun && runOut(lastRun),
    })),
    kinds: Object.values(context.sources.definitions).map(
      ({ kind, capabilities, settings, consent, webhooks }) => ({
        kind,
        name: SOURCE_NAMES[kind],
        capabilities: [...capabilities],
        settings,
        webhooks: webhooks ? { setting: webhooks.setting, help: webhooks.help } : null,
        consent: consent ? { provider: consent.provider, redirectUri: redirectUriOf(publicUrl) } : null,
      }),
    ),
  };
}

/** What is wrong with the settings of a source; null when nothing is. */
async function problemOfCheck(context: Context, id: string): Promise<string | null> {
  try {
    await checkSource(context, id);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return textOf(error.problem);
    if (error instanceof AppError && error.problem.reason.startsWith('source-')) return textOf(error.problem);
    throw error;
  }
}

async function statusOut(context: Context, { access }: Actor) {
  const [{ running, sources }, backup] = await Promise.all([syncStatus(context), readBackupStatus(context)]);
  const isLimited = access !== 'all';
  return {
    running,
    backup: backup && !isLimited ? backupOut(backup) : null,
    sources: sources.map(({ source, name, isRunning, lastSuccess, lastRun, quarantinedRows }) => ({
      source,
      name,
      isRunning,
      lastSuccess,
      lastAttempt: lastRun?.startedAt ?? null,
      kind: lastRun?.kind ?? null,
      quarantinedRows: isLimited ? 0 : quarantinedRows,
      lastRun: lastRun && !isLimited ? runOut(lastRun) : null,
    })),
  };
}

const runOut = ({ error, checkpoint: _checkpoint, ...run }: SyncRun) => ({
  ...run,
  error: error && textOfStored(error),
});

const backupOut = ({ failure, ...status }: NonNullable<Awaited<ReturnType<typeof readBackupStatus>>>) => ({
  ...status,
  failure: failure && { at: failure.at, error: textOfStored(failure.error) },
});
