import { Type } from 'typebox';
import type { ListingGrant as Grant } from '#domain/listing-grant.ts';

const Ids = Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: 20_000 });

/** The properties that an account, an invitation or an API token is limited to. */
export const ListingGrant = Type.Unsafe<Grant>(
  Type.Union(
    [Type.Literal('all'), Type.Object({ listingIds: Ids, groupIds: Ids }, { additionalProperties: false })],
    { description: 'All properties, or only some: single ones and the present members of groups.' },
  ),
);
