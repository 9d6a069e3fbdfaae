import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { Sources, Stored } from '../context.ts';
import { storedAccount } from './connect-sources.ts';

/**
 * Gives an account a new address at which its source calls. The old one ends at once.
 *
 * @param secret what calls are signed with; the stored one stays if it is not given
 * @throws not-found; conflict for a source that makes no calls, and without a secret for the first address
 */
export async function renewAddress(
  context: Stored & Sources,
  actor: Actor,
  id: string,
  secret: string | undefined,
): Promise<void> {
  const { storage, sources, sourceSettings } = context;
  // Without the spaces that copying adds.
  const given = secret?.trim() || undefined;
  await storage.transact(async (tx) => {
    await tx.locks.acquire('sources');
    const { kind, name } = await storedAccount(context, id, tx);
    if (!sources.definitions[kind].webhooks) {
      throw new AppError('source-no-address', { source: SOURCE_NAMES[kind] });
    }
    const sealed = given === undefined ? undefined : sourceSettings.seal(given);
    if (!(await tx.notices.renewAddress(id, sealed))) throw new AppError('source-address-missing');
    await tx.events.insert(actor, { kind: 'source.address-renewed', target: name });
  });
  await sources.reload();
}

/** Ends the calls of a source. @throws not-found */
export async function removeAddress(context: Stored & Sources, actor: Actor, id: string): Promise<void> {
  await context.storage.transact(async (tx) => {
    await tx.locks.acquire('sources');
    const { name } = await storedAccount(context, id, tx);
    await tx.notices.removeAddress(id);
    await tx.events.insert(actor, { kind: 'source.address-removed', target: name });
  });
  await context.sources.reload();
}
