import { type Static, Type } from 'typebox';
import type { AccessSetting as Setting } from '#domain/accounts/access.ts';
import type { ListingId } from '#domain/ids.ts';
import { inputObject } from '../schema.ts';

/** The id of a property or a group. */
export const Ref = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Refs = Type.Array(Ref, { maxItems: 20_000 });
export const ListingRef = Type.Unsafe<ListingId>(Ref);
export const ListingIds = Type.Unsafe<ListingId[]>(Refs);

/** The properties that an account, an invitation or an API token is limited to. */
export const AccessSetting = Type.Unsafe<Setting>(
  Type.Union([Type.Literal('all'), inputObject({ listingIds: ListingIds, groupIds: Refs })], {
    description: 'All properties, or only some: single ones and the present members of groups.',
  }),
);
export type AccessSetting = Static<typeof AccessSetting>;
