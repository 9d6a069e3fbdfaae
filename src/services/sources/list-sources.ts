import { MAX_COUNT } from '#domain/reviews/filter.ts';
import { defaultSourceName, type SourceKind } from '#domain/sources/source-kind.ts';
import { contentLimits } from '#domain/sources/stored-content.ts';
import type { Clock, Queued, Sources, Stored } from '../context.ts';
import { isOfEnvironment } from './source-accounts.ts';
import { storageDaysOf } from './stored-contents.ts';
import { readSettings } from './track-sources.ts';

/** The sources of the reviews, with the name that people know each by. */
export async function sourceNames({ sources, storage }: Stored & Sources) {
  const [ids, stored] = await Promise.all([
    storage.sourceAccounts.listOfReviews(),
    storage.sourceAccounts.names(),
  ]);
  const fixed = new Map(sources.fixed.map(({ id, name }) => [id, name]));
  return ids
    .map((source) => ({ source, name: fixed.get(source) ?? stored.get(source) ?? defaultSourceName(source) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** All sources: those of the environment first, with the last results of each. */
export async function listSources(context: Stored & Sources & Queued & Clock) {
  const { sources, storage, now } = context;
  const fixed = sources.fixed.map(({ id, name, connector: { kind } }) => ({
    id,
    kind,
    name,
    isFixed: true,
    isPaused: false,
    isReadable: true,
    createdBy: null,
    createdAt: null,
    webhook: null,
  }));
  const stored = (await storage.sourceAccounts.list()).filter(({ id }) => !isOfEnvironment(context, id));
  const accounts = stored.map((account) => {
    const { id, kind, name, isPaused, createdBy, createdAt } = account;
    const isReadable = readSettings(context, account) !== null;
    const webhook = account.webhook && {
      ...account.webhook,
      token: context.addressTokens.of(id, account.webhook.address),
    };
    return { id, kind, name, isFixed: false, isPaused, isReadable, createdBy, createdAt, webhook };
  });
  const contentsOf = async ({ id, kind }: { id: string; kind: SourceKind }) => {
    const days = storageDaysOf(context, kind);
    return days === undefined
      ? null
      : { days, ...(await storage.fetchedReviews.countContents(id, contentLimits(days, now()))) };
  };
  const queued = await context.jobs.queued('sync');
  return Promise.all(
    [...fixed, ...accounts].map(async (source) => ({
      ...source,
      isRunning:
        queued.some((each) => each.source === source.id) || (await storage.isHeld(`sync ${source.id}`)),
      reviews: await storage.sourceAccounts.countReviews(source.id, MAX_COUNT + 1),
      waiting: await storage.sourceAccounts.countWaiting(source.id),
      contents: await contentsOf(source),
      lastSuccess: await storage.syncs.lastSuccess(source.id),
      lastRun: await storage.syncs.last(source.id),
    })),
  );
}
