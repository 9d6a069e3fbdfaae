import { MAX_COUNT } from '#domain/reviews/filter.ts';
import type { Queued, Sources, Stored } from '../context.ts';
import { isOfEnvironment } from './source-accounts.ts';
import { readSettings } from './track-sources.ts';

/** All sources: those of the environment first, with the last results of each. */
export async function listSources(context: Stored & Sources & Queued) {
  const { sources, storage } = context;
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
  return Promise.all(
    [...fixed, ...accounts].map(async (source) => ({
      ...source,
      isRunning: await storage.isHeld(`sync ${source.id}`),
      reviews: await storage.sourceAccounts.countReviews(source.id, MAX_COUNT + 1),
      lastSuccess: await storage.syncs.lastSuccess(source.id),
      lastRun: await storage.syncs.last(source.id),
    })),
  );
}
