import { type Static, Type } from 'typebox';
import { MAX_GROUP_NAME } from '#domain/listings/listing-group.ts';
import { ListingIds, Ref } from '../accounts/access.ts';
import { inputObject, named } from '../schema.ts';

export const ListingGroup = named('ListingGroup', {
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  size: Type.Integer({ minimum: 0, description: 'How many properties it has.' }),
  usedBy: Type.Array(Type.String(), {
    description: 'Who is limited to it: usernames, labels of open invitations, and names of API tokens.',
  }),
});
export type ListingGroup = Static<typeof ListingGroup>;

export const ListingGroupList = Type.Object({ groups: Type.Array(ListingGroup) });
export type ListingGroupList = Static<typeof ListingGroupList>;

export const ListingGroupMembers = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  listingIds: Type.Array(Type.Integer({ minimum: 1 })),
});
export type ListingGroupMembers = Static<typeof ListingGroupMembers>;

const Name = Type.String({ minLength: 1, maxLength: MAX_GROUP_NAME });

export const ListingGroupBody = inputObject({ name: Name, listingIds: ListingIds });

export const ListingGroupChange = inputObject({
  name: Type.Optional(Name),
  listingIds: Type.Optional(ListingIds),
});

export const ListingGroupParams = inputObject({ id: Ref });
