import type { AccessSetting } from '#domain/accounts/access.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { OperatorError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { listGroups } from '#services/listings/listing-groups.ts';

/** The options of a command that limits a user to properties. */
export interface AccessOptions {
  all?: boolean | undefined;
  /** Names, separated by commas. */
  groups?: string | undefined;
  /** Ids, separated by commas. */
  properties?: string | undefined;
}

/** Whether either all properties or some are given. */
export function hasAccessOption({ all = false, groups, properties }: AccessOptions): boolean {
  return all !== ((groups ?? properties) !== undefined);
}

/** @throws invalid for an unknown group and what is no id */
export async function readAccess(
  context: Context,
  { all = false, groups, properties }: AccessOptions,
): Promise<AccessSetting> {
  if (all) return 'all';
  const known = await listGroups(context, systemActor);
  const groupIds = partsOf(groups).map((name) => {
    const group = known.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!group) throw new OperatorError(`There is no group ${name}.`);
    return group.id;
  });
  const listingIds = partsOf(properties).map((text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not the id of a property.`);
    return Number(text) as ListingId;
  });
  return { listingIds, groupIds };
}

const partsOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Describes access settings: the names of groups and the number of single properties. */
export async function accessTexts(context: Context): Promise<(access: AccessSetting) => string> {
  const known = await listGroups(context, systemActor);
  return (access) => {
    if (access === 'all') return 'all properties';
    const names = access.groupIds.map((id) => known.find((group) => group.id === id)?.name ?? `group ${id}`);
    const count = access.listingIds.length;
    const single = count > 0 ? [`${count} ${count === 1 ? 'property' : 'properties'}`] : [];
    return [...names, ...single].join(', ') || 'no property';
  };
}
