import type { Actor } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { can } from '#domain/accounts/permissions.ts';
import { AppError, existing } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { ListingGroup, ListingGroupMembers } from '#domain/listings/listing-group.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Stored } from '../context.ts';
import { requireListings } from './listing-places.ts';

/** The groups whose properties are all accessible, by name. Only people who manage people see who is limited to a group. */
export async function listGroups({ storage }: Stored, actor: Actor): Promise<ListingGroup[]> {
  const groups = await storage.listingGroups.list(actor.access);
  return can(actor, 'people:manage') ? groups : groups.map((group) => ({ ...group, usedBy: [] }));
}

/** @throws not-found */
export function readGroup({ storage }: Stored, id: number): Promise<ListingGroupMembers> {
  return requireGroup(storage, id);
}

/** @throws invalid for an unknown property; conflict for a name that another group has */
export async function addGroup(
  context: Stored,
  actor: Actor,
  { name: given, listingIds }: { name: string; listingIds: readonly ListingId[] },
): Promise<number> {
  const name = parseName(given);
  return context.storage.transact(async (tx) => {
    await tx.locks.acquire('groups');
    await requireFreeName(tx, name, null);
    await requireListings(tx, listingIds);
    const added = await tx.listingGroups.insert(name);
    await tx.listingGroups.setMembers(added, listingIds);
    const data = { id: added, properties: listingIds.length };
    await tx.events.insert(actor, { kind: 'group.added', target: name, data });
    return added;
  });
}

/**
 * Changes the name or the properties of a group. People who are limited to it see its new properties at once.
 *
 * @throws not-found; invalid for an unknown property; conflict for a name that another group has
 */
export async function changeGroup(
  context: Stored,
  actor: Actor,
  id: number,
  { name: given, listingIds }: { name?: string | undefined; listingIds?: readonly ListingId[] | undefined },
): Promise<void> {
  const name = given === undefined ? undefined : parseName(given);
  await context.storage.transact(async (tx) => {
    await tx.locks.acquire('groups');
    const group = await requireGroup(tx, id);
    if (name !== undefined) {
      await requireFreeName(tx, name, id);
      await tx.listingGroups.rename(id, name);
    }
    if (listingIds) {
      await requireListings(tx, listingIds);
      await tx.listingGroups.setMembers(id, listingIds);
    }
    await tx.events.insert(actor, {
      kind: 'group.changed',
      target: group.name,
      data: { id, ...(name !== undefined && { name }), ...(listingIds && { properties: listingIds.length }) },
    });
  });
}

/** @throws not-found; conflict while an account is limited to it, or an open report, a monthly report or a target is about it */
export async function removeGroup(context: Stored, actor: Actor, id: number): Promise<void> {
  await context.storage.transact(async (tx) => {
    await tx.locks.acquire('groups');
    const group = await requireGroup(tx, id);
    const { usedBy = [] } = (await tx.listingGroups.list()).find((each) => each.id === id) ?? {};
    if (usedBy.length > 0) throw new AppError('group-in-use', { group: group.name, names: usedBy });
    const uses = await tx.listingGroups.lockUses(id);
    if (Object.values(uses).some((count) => count > 0))
      throw new AppError('group-named', { group: group.name, ...uses });
    await tx.listingGroups.remove(id);
    await tx.events.insert(actor, { kind: 'group.deleted', target: group.name, data: { id } });
  });
}

async function requireGroup(
  { listingGroups }: Pick<Transaction, 'listingGroups'> | Pick<Stored['storage'], 'listingGroups'>,
  id: number,
): Promise<ListingGroupMembers> {
  return existing(await listingGroups.byId(id), { noun: 'group', id });
}

async function requireFreeName(tx: Transaction, name: string, except: number | null): Promise<void> {
  if (!(await tx.listingGroups.hasName(name, except))) return;
  throw new AppError('group-name-taken', { name });
}
