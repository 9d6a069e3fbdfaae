import { type Static, Type } from 'typebox';
import { ListingRef } from '../accounts/access.ts';
import { inputObject, named, nullable } from '../schema.ts';

const Id = Type.Integer({ minimum: 1 });
const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const MergedListing = named('MergedListing', {
  id: Id,
  name: Type.String(),
  source: Type.String(),
  intoId: Id,
  intoName: Type.String(),
  reviews: Count('Its own reviews.'),
  same: Count('How many of them another source has too. They are counted once.'),
});

export const MergedListingList = Type.Object({ merged: Type.Array(MergedListing) });
export type MergedListingList = Static<typeof MergedListingList>;

export const MergeCandidateList = Type.Object({
  listings: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      source: Type.String(),
      city: nullable(Type.String()),
      country: nullable(Type.String()),
      reviews: Type.Integer({ minimum: 0 }),
    }),
  ),
});
export type MergeCandidateList = Static<typeof MergeCandidateList>;

export const MergePreview = named('MergePreview', {
  reviews: Count('How many reviews move.'),
  same: Count('How many of them the property has from another source. They are counted once.'),
  losing: Type.Array(Type.String(), {
    description: 'Usernames, invitations and API tokens that can no longer see the reviews that move.',
  }),
  gaining: Type.Array(Type.String(), { description: 'Those that will be able to see them.' }),
  groups: Type.Array(Type.String(), {
    description: 'Groups that contain the listing but not the property.',
  }),
  reports: Count('Report links and monthly reports about the listing.'),
  webhooks: Count('Webhooks that are limited to the listing.'),
});
export type MergePreview = Static<typeof MergePreview>;

export const MergeCandidateQuery = inputObject({ search: Type.Optional(Type.String({ maxLength: 200 })) });
export const MergeQuery = inputObject({ into: ListingRef });
export const MergeBody = inputObject({ into: ListingRef });
