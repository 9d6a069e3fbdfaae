import { type Static, Type } from 'typebox';
import type { AccessSetting as Setting } from '#domain/accounts/access.ts';
import { inputObject } from '../input-object.ts';

/** The id of a property or a group. */
export const Ref = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const ListingIds = Type.Array(Ref, { maxItems: 20_000 });

/** The properties that an account, an invitation or an API token is limited to. */
export const AccessSetting = Type.Unsafe<Setting>(
  Type.Union([Type.Literal('all'), inputObject({ listingIds: ListingIds, groupIds: ListingIds })], {
    description: 'All properties, or only some: single ones and the present members of groups.',
  }),
);
export type AccessSetting = Static<typeof AccessSetting>;
