import { ListingParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { BookingLink, BookingLinkBody } from './booking-link.ts';
import { ChannelEntry, ChannelList, ChannelParams, ChannelRightsBody } from './channel-rights.ts';
import { GoogleReviews, GoogleReviewsParams, GoogleReviewsQuery, GoogleStatus } from './google-reviews.ts';
import { ListingList, ListingListQuery } from './listing.ts';
import {
  ListingGroupBody,
  ListingGroupChange,
  ListingGroupList,
  ListingGroupMembers,
  ListingGroupParams,
} from './listing-groups.ts';
import { ListingPlace, ListingPlaceBody } from './listing-place.ts';
import {
  MergeBody,
  MergeCandidateList,
  MergeCandidateQuery,
  MergedListingList,
  MergePreview,
  MergeQuery,
} from './merges.ts';
import { RatingDistribution } from './rating-distribution.ts';

/** The ids of 20,000 properties. */
const BODY_LIMIT_BYTES = 256 * 1024;

export const listingsRoutes = {
  ...defineRoutes('Listings', {
    'GET /listings': {
      permission: 'reviews:read',
      summary: 'Listings by name',
      query: ListingListQuery,
      response: ListingList,
    },
    'GET /listings/merged': {
      permission: 'listings:merge',
      summary: 'Listings that are merged into other properties',
      response: MergedListingList,
      errors: [400],
    },
    'GET /listings/:id/merge-candidates': {
      permission: 'listings:merge',
      summary: 'Properties that a listing may be merged into',
      description: 'At most 50: those of other sources first, by the similarity of names and places.',
      params: ListingParams,
      query: MergeCandidateQuery,
      response: MergeCandidateList,
    },
    'GET /listings/:id/merge': {
      permission: 'listings:merge',
      summary: 'What merging a listing would do',
      params: ListingParams,
      query: MergeQuery,
      response: MergePreview,
      errors: [409],
    },
    'PUT /listings/:id/merge': {
      permission: 'listings:merge',
      summary: 'Merge a listing into another property',
      description:
        'Its reviews and tasks move there, now and in later syncs, and its page redirects there. Reviews that both have are counted once. Returns all merged listings.',
      params: ListingParams,
      body: MergeBody,
      response: MergedListingList,
      errors: [409],
    },
    'DELETE /listings/:id/merge': {
      permission: 'listings:merge',
      summary: 'Separate a merged listing again',
      description: 'Its reviews move back. Returns the listings that are still merged.',
      params: ListingParams,
      response: MergedListingList,
    },
    'GET /listings/:id/google-place': {
      permission: 'reviews:read',
      summary: 'The Google place of a listing',
      params: ListingParams,
      response: ListingPlace,
    },
    'GET /listings/:id/booking-link': {
      permission: 'reviews:read',
      summary: 'Where guests book a listing',
      params: ListingParams,
      response: BookingLink,
    },
    'PUT /listings/:id/booking-link': {
      permission: 'listings:manage',
      summary: 'Set or remove a listing’s own booking link',
      params: ListingParams,
      body: BookingLinkBody,
      response: BookingLink,
    },
    'GET /listings/:id/shown': {
      permission: 'reviews:read',
      summary: 'How many of a listing’s reviews are public, by rating',
      params: ListingParams,
      response: RatingDistribution,
    },
    'PUT /listings/:id/google-place': {
      permission: 'listings:manage',
      summary: 'Set or remove a listing’s own Google place',
      description: 'A listing without its own place shows the reviews of the company’s place.',
      params: ListingParams,
      body: ListingPlaceBody,
      response: ListingPlace,
    },
  }),
  /** Groups of properties, to which accounts can be limited. */
  ...defineRoutes('Groups', {
    'GET /groups': {
      permission: 'people:read',
      summary: 'The groups of properties',
      description: 'Only those who manage people see who is limited to a group.',
      response: ListingGroupList,
      errors: [400],
    },
    'GET /groups/:id': {
      permission: 'people:manage',
      summary: 'A group with the ids of its properties',
      params: ListingGroupParams,
      response: ListingGroupMembers,
    },
    'POST /groups': {
      permission: 'people:manage',
      reauthenticate: (_body, { hasGroupsOfSso }) => hasGroupsOfSso,
      summary: 'Make a group of properties',
      description: 'Returns all groups.',
      body: ListingGroupBody,
      response: ListingGroupList,
      errors: [409],
      bodyLimit: BODY_LIMIT_BYTES,
    },
    'PATCH /groups/:id': {
      permission: 'people:manage',
      reauthenticate: (body, { hasGroupsOfSso }) => hasGroupsOfSso || 'listingIds' in body,
      summary: 'Change the name or the properties of a group',
      description: 'People who are limited to it see the new properties at once. Returns all groups.',
      params: ListingGroupParams,
      body: ListingGroupChange,
      response: ListingGroupList,
      errors: [409],
      bodyLimit: BODY_LIMIT_BYTES,
    },
    'DELETE /groups/:id': {
      permission: 'people:manage',
      summary: 'Delete a group',
      description:
        '409 while an account is limited to it, or an open link to a report, a monthly report or a target is about it. Returns the groups that are left.',
      params: ListingGroupParams,
      response: ListingGroupList,
      errors: [409],
    },
  }),
  ...defineRoutes('Channels', {
    'GET /channels': {
      permission: 'reviews:read',
      summary: 'Channels and their display rights',
      response: ChannelList,
      errors: [400],
    },
    'PUT /channels/:channel/rights': {
      permission: 'channels:manage',
      summary: 'Set whether a channel’s reviews may be shown',
      description:
        'Takes effect at once. Approved reviews of a hidden channel stay approved but are not public.',
      isAlwaysFound: true,
      params: ChannelParams,
      body: ChannelRightsBody,
      response: ChannelEntry,
    },
  }),
  ...defineRoutes('Google reviews', {
    'GET /google-reviews/integration-status': {
      permission: 'reviews:read',
      summary: 'State of the Google connection',
      response: GoogleStatus,
    },
    'GET /google-reviews/:placeId': {
      permission: 'public',
      concurrency: 'unlimited',
      summary: 'Google reviews of a configured place',
      description:
        'Google returns at most five reviews, chosen as `chosenBy` says. They are sorted here and never stored. Each request to Google is paid for: once the daily limit is reached the call returns 503 until midnight, and an address that causes very many of them 429. Browsers may not call it from another site.',
      params: GoogleReviewsParams,
      query: GoogleReviewsQuery,
      response: GoogleReviews,
      errors: [403, 429],
    },
  }),
};
