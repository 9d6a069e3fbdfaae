import { defineRoutes } from '../route.ts';
import {
  ListingGroupBody,
  ListingGroupChange,
  ListingGroupList,
  ListingGroupMembers,
  ListingGroupParams,
} from './listing-groups.ts';

/** The ids of 20,000 properties. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Groups of properties, to which accounts can be limited. */
export const listingGroupsRoutes = defineRoutes({
  'GET /groups': {
    permission: 'people:read',
    summary: 'The groups of properties',
    description: 'Only those who manage people learn who is limited to a group.',
    tag: 'Groups',
    response: ListingGroupList,
    errors: [400],
  },
  'GET /groups/:id': {
    permission: 'people:manage',
    summary: 'A group with the ids of its properties',
    tag: 'Groups',
    params: ListingGroupParams,
    response: ListingGroupMembers,
    errors: [404],
  },
  'POST /groups': {
    permission: 'people:manage',
    reauthenticate: (_body, { hasGroupsOfSso }) => hasGroupsOfSso,
    summary: 'Make a group of properties',
    description: 'Returns all groups.',
    tag: 'Groups',
    body: ListingGroupBody,
    response: ListingGroupList,
    errors: [409],
    bodyLimit: BODY_LIMIT_BYTES,
  },
  'PATCH /groups/:id': {
    permission: 'people:manage',
    reauthenticate: (body, { hasGroupsOfSso }) => hasGroupsOfSso || 'listingIds' in body,
    summary: 'Change the name or the properties of a group',
    description: 'Who is limited to it sees the other properties at once. Returns all groups.',
    tag: 'Groups',
    params: ListingGroupParams,
    body: ListingGroupChange,
    response: ListingGroupList,
    errors: [404, 409],
    bodyLimit: BODY_LIMIT_BYTES,
  },
  'DELETE /groups/:id': {
    permission: 'people:manage',
    summary: 'Delete a group',
    description: '409 while an account is limited to it. Returns the groups that are left.',
    tag: 'Groups',
    params: ListingGroupParams,
    response: ListingGroupList,
    errors: [404, 409],
  },
});
