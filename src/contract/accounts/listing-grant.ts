import { type Static, Type } from 'typebox';
import type { ListingGrant as Grant } from '#domain/accounts/listing-grant.ts';

/** The id of a property or a group. */
export const Ref = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const ListingIds = Type.Array(Ref, { maxItems: 20_000 });

/** The properties that an account, an invitation or an API token is limited to. */
export const ListingGrant = Type.Unsafe<Grant>(
  Type.Union(
    [
      Type.Literal('all'),
      Type.Object({ listingIds: ListingIds, groupIds: ListingIds }, { additionalProperties: false }),
    ],
    { description: 'All properties, or only some: single ones and the present members of groups.' },
  ),
);
export type ListingGrant = Static<typeof ListingGrant>;
