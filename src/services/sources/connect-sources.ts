import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { AppError, existing } from '#domain/errors.ts';
import {
  MAX_SOURCES,
  type RemovedReviews,
  type SourceAccount,
  type SourceSettings,
  sourceIdOf,
} from '#domain/sources/source-account.ts';
import { SOURCE_NAMES, type SourceKind } from '#domain/sources/source-kind.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Logs, Queued, Sources, Stored } from '../context.ts';
import { enqueueScheduled } from '../outbox.ts';
import { isOfEnvironment } from './source-accounts.ts';
import { readSettings } from './track-sources.ts';

/**
 * Connects an account after its settings were checked, and starts its first sync. An account that was removed gets its reviews
 * back.
 *
 * @returns its id
 * @throws invalid for settings that the source rejects; conflict for a connected account, and for too many
 */
export async function addSource(
  context: Stored & Sources & Queued & Logs,
  actor: Actor,
  { kind, name, settings: typed }: { kind: SourceKind; name: string; settings: SourceSettings },
): Promise<string> {
  const settings = trimmed(typed);
  const account = await checkedAccount(context, kind, settings);
  const { sources, sourceSettings, storage } = context;
  const id = await storage.transact(async (tx) => {
    await tx.locks.acquire('sources');
    const owners = await tx.sourceAccounts.owners();
    const connected = await tx.sourceAccounts.list();
    if (connected.length >= MAX_SOURCES) throw new AppError('too-many-sources');
    const same = connected.find(
      (each) => each.kind === kind && isSameAccount(context, each, account, settings),
    );
    if (same) throw new AppError('source-connected', { name: same.name });
    for (const each of sources.fixed) {
      if (each.connector.kind === kind && each.account === account) {
        throw new AppError('source-connected', { name: each.name });
      }
      owners.set(each.id, each.account);
    }
    const id = sourceIdOf(kind, [account, sources.definitions[kind].accountOf(settings)], owners);
    const sealedSettings = sourceSettings.seal(JSON.stringify(settings));
    const added = { id, kind, name: parseName(name), account, sealedSettings };
    await tx.sourceAccounts.upsert(added, actor.name);
    await tx.events.insert(actor, { kind: 'source.added', target: added.name });
    return id;
  });
  await sources.reload();
  await enqueueScheduled(context, 'sync', { source: id });
  return id;
}

/**
 * Changes what is given: its name, whether it is paused, and its settings, which must be those of the same account.
 *
 * @throws not-found; invalid for settings that the source rejects; conflict for those of another account
 */
export async function changeSource(
  context: Stored & Sources & Queued & Logs,
  actor: Actor,
  id: string,
  change: {
    name?: string | undefined;
    isPaused?: boolean | undefined;
    settings?: SourceSettings | undefined;
  },
): Promise<void> {
  const { sources, sourceSettings, storage } = context;
  const { kind } = await storedAccount(context, id, storage);
  const { isPaused } = change;
  const settings = change.settings && trimmed(change.settings);
  const checked = settings && (await checkedAccount(context, kind, settings));
  const name = change.name === undefined ? undefined : parseName(change.name);
  await storage.transact(async (tx) => {
    await tx.locks.acquire('sources');
    const before = await storedAccount(context, id, tx);
    if (settings && checked !== undefined && !isSameAccount(context, before, checked, settings)) {
      throw new AppError('source-other-account', { source: SOURCE_NAMES[kind] });
    }
    const sealedSettings = settings && sourceSettings.seal(JSON.stringify(settings));
    await tx.sourceAccounts.update(id, { name, isPaused, sealedSettings });
    if (isPaused || settings) await tx.syncs.failInterrupted(id);
    const target = name ?? before.name;
    if (isPaused === undefined || name !== undefined || settings !== undefined) {
      await tx.events.insert(actor, { kind: 'source.changed', target });
    }
    if (isPaused !== undefined && isPaused !== before.isPaused) {
      await tx.events.insert(actor, { kind: isPaused ? 'source.paused' : 'source.resumed', target });
    }
  });
  await sources.reload();
  if (settings) await deleteUnusedTokens(context);
  if (isPaused === false || settings) await enqueueScheduled(context, 'sync', { source: id });
}

/**
 * Disconnects an account: its settings are deleted, its running sync stores nothing any more, and what waits to be sent to it
 * is cancelled.
 *
 * @throws not-found
 */
export async function removeSource(
  context: Stored & Sources & Queued & Logs,
  actor: Actor,
  id: string,
  reviews: RemovedReviews,
): Promise<void> {
  const { sources, storage } = context;
  await storage.transact(async (tx) => {
    await tx.locks.acquire('sources');
    const { name } = await storedAccount(context, id, tx);
    await tx.notices.removeAddress(id);
    await tx.sourceAccounts.remove(id, { withdrawing: reviews === 'withdraw' });
    await tx.syncs.failInterrupted(id);
    await cancelIn(tx, context);
    await tx.events.insert(actor, { kind: 'source.removed', target: name, data: { reviews } });
  });
  await sources.reload();
  await deleteUnusedTokens(context);
  if (reviews === 'withdraw') await enqueueScheduled(context, 'withdraw-reviews', { source: id });
}

/**
 * Cancels what still waits to be sent to removed accounts. Called by the scheduler: when an account was removed, it may just
 * have been written, or an attempt may have been running.
 */
export async function cancelUnsendable(context: Stored & Sources): Promise<void> {
  await context.storage.transact((tx) => cancelIn(tx, context));
}

async function cancelIn(tx: Transaction, { sources }: Sources): Promise<void> {
  const fixed = sources.fixed.map(({ id }) => id);
  await tx.responses.cancelOfRemoved(fixed);
  await tx.tasks.refuseOfRemoved(fixed);
}

/**
 * Deletes the access tokens of accounts that were removed and of keys that were replaced. Called by the scheduler too: another
 * process may have stored one meanwhile, and the environment's key changes without a call.
 */
export async function deleteUnusedTokens({ storage, sources }: Stored & Sources): Promise<void> {
  const used = await sources.tokenKeys();
  await storage.transact((tx) => tx.sourceAccounts.deleteTokensExcept(used));
}

/** Without the spaces that copying adds. */
export const trimmed = (settings: SourceSettings): SourceSettings =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value.trim()]));

/** @throws invalid for a missing one of these settings */
export function requireSettings(settings: SourceSettings, keys: readonly string[]): void {
  const missing = keys.find((key) => !settings[key]);
  if (missing !== undefined) throw new AppError('source-missing-setting', { name: missing });
}

/** Checks the stored settings of an account with its source. @throws AppError that says what is wrong */
export async function checkSource(context: Stored & Sources, id: string): Promise<void> {
  const connected = context.sources.list().find((each) => each.id === id);
  if (connected) {
    await connected.connector.check();
    return;
  }
  const account = await storedAccount(context, id, context.storage);
  const settings = readSettings(context, account);
  if (settings === null) throw new AppError('source-settings-unreadable');
  await accountWith(context, account.kind, settings);
}

/** @returns what the source calls the account @throws invalid for settings that it rejects */
async function checkedAccount(context: Sources, kind: SourceKind, settings: SourceSettings): Promise<string> {
  const known = context.sources.definitions[kind].settings.map(({ key }) => key);
  const unknown = Object.keys(settings).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new AppError('source-unknown-setting', { source: SOURCE_NAMES[kind], name: unknown });
  }
  requireSettings(settings, known);
  try {
    return await accountWith(context, kind, settings);
  } catch (error) {
    throw error instanceof AppError ? new AppError('source-rejected', { problem: error.problem }) : error;
  }
}

/**
 * Whether settings are those of a connected account of the same kind. While Guesty has no listings, only the settings name it.
 *
 * @param account what the source calls the account with these settings
 */
function isSameAccount(
  context: Sources,
  connected: SourceAccount,
  account: string,
  settings: SourceSettings,
): boolean {
  const { accountOf } = context.sources.definitions[connected.kind];
  const before = readSettings(context, connected);
  return (
    [account, accountOf(settings)].includes(connected.account) ||
    (before !== null && accountOf(before) === account)
  );
}

/** @returns what the source calls the account with these settings */
async function accountWith(
  { sources }: Sources,
  kind: SourceKind,
  settings: SourceSettings,
): Promise<string> {
  const connector = sources.open(kind, settings);
  try {
    return await connector.check();
  } finally {
    await connector.close();
  }
}

/** A connected account. @throws not-found; conflict for one of the environment */
export async function storedAccount(
  context: Sources,
  id: string,
  { sourceAccounts }: Pick<Transaction, 'sourceAccounts'> | Stored['storage'],
): Promise<SourceAccount> {
  if (isOfEnvironment(context, id)) throw new AppError('source-of-environment');
  const account = (await sourceAccounts.list()).find((each) => each.id === id);
  return existing(account, { noun: 'source', id });
}
