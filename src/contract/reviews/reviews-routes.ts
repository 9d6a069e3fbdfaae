import { Type } from 'typebox';
import { MAX_TAGS } from '#domain/reviews/tag.ts';
import { defineRoutes } from '../route.ts';
import { ExportQuery } from '../sources/review-files.ts';
import { PinList } from './pins.ts';
import {
  ApprovalBody,
  ListingParams,
  Review,
  ReviewList,
  ReviewListQuery,
  ReviewParams,
  ReviewStats,
  ReviewStatsQuery,
} from './reviews.ts';
import {
  AssigneeBody,
  NoteBody,
  NoteList,
  NoteParams,
  People,
  Presence,
  PresenceBody,
  TagList,
  TagParams,
} from './teamwork.ts';
import { ViewBody, ViewChange, ViewList, ViewParams } from './views.ts';

export const reviewsRoutes = {
  ...defineRoutes('Reviews', {
    'GET /reviews/hostaway': {
      permission: 'public',
      summary: 'Reviews',
      description: 'Filtered, sorted and paged. Without a session only approved reviews exist.',
      query: ReviewListQuery,
      response: ReviewList,
      errors: [401],
    },
    'GET /reviews/hostaway/stats': {
      permission: 'reviews:read',
      summary: 'The four numbers of the dashboard',
      query: ReviewStatsQuery,
      response: ReviewStats,
    },
    'PUT /reviews/hostaway/:id/approve': {
      permission: 'reviews:decide',
      summary: 'Approve a review, disapprove it, or keep a pending one unpublished',
      description:
        'Idempotent: only the first of equal calls is a decision, and its reason is stored. Every decision is added to the list of decisions. A review whose channel must not be shown is refused. With the header `If-Match: "<tag>"` so is the approval of a review whose text or rating is no longer what the tag was made of (`contentHash` in the sources).',
      params: ReviewParams,
      body: ApprovalBody,
      response: Review,
      errors: [409],
    },
  }),
  ...defineRoutes('Views', {
    'GET /views': {
      permission: 'reviews:read',
      summary: 'The saved views, each with its number of reviews',
      response: ViewList,
      errors: [400],
    },
    'POST /views': {
      permission: 'views:write',
      summary: 'Save filters and an order as a view',
      description: 'Returns all views.',
      body: ViewBody,
      response: ViewList,
      errors: [409],
    },
    'PATCH /views/:id': {
      permission: 'views:write',
      summary: 'Change a view, its position, or whether it is your default',
      description: 'Only its owner may change a view. Any view can be your default. Returns all views.',
      params: ViewParams,
      body: ViewChange,
      response: ViewList,
      errors: [409],
    },
    'DELETE /views/:id': {
      permission: 'views:write',
      summary: 'Delete a view of yours',
      description: 'Returns the views that are left.',
      params: ViewParams,
      response: ViewList,
    },
  }),
  ...defineRoutes('Listings', {
    'GET /listings/:id/pins': {
      permission: 'reviews:read',
      summary: 'The pinned reviews of a listing',
      params: ListingParams,
      response: PinList,
    },
  }),
  ...defineRoutes('Reviews', {
    'PUT /reviews/:id/pin': {
      permission: 'reviews:decide',
      summary: 'Pin a review to its side of the public page',
      description:
        'It stands for praise (3.5 stars or more) or criticism in place of the newest, and the page says so. Only public reviews can be pinned.',
      params: ReviewParams,
      response: PinList,
      errors: [409],
    },
    'DELETE /reviews/:id/pin': {
      permission: 'reviews:decide',
      summary: 'Unpin a review',
      params: ReviewParams,
      response: PinList,
    },
    'DELETE /reviews/:id/duplicate': {
      permission: 'reviews:decide',
      summary: 'Separate a duplicate from the review that is counted in its place',
      description:
        'Both are counted from then on, and never matched again. Returns the review that was a duplicate.',
      params: ReviewParams,
      response: Review,
    },
  }),
  /** How managers work on reviews together: notes, the assignee, and who looks at a review. */
  ...defineRoutes('Reviews', {
    'GET /reviews/:id/notes': {
      permission: 'reviews:read',
      summary: 'The internal notes on a review',
      params: ReviewParams,
      response: NoteList,
    },
    'PUT /reviews/:id/notes': {
      permission: 'notes:write',
      summary: 'Add an internal note to a review',
      description: 'Returns all notes on the review.',
      params: ReviewParams,
      body: NoteBody,
      response: NoteList,
    },
    'PUT /reviews/:id/notes/:noteId': {
      permission: 'notes:write',
      summary: 'Change your own note',
      params: NoteParams,
      body: NoteBody,
      response: NoteList,
    },
    'DELETE /reviews/:id/notes/:noteId': {
      permission: 'notes:write',
      summary: 'Delete a note',
      description: 'Your own note or, as an admin, anyone’s.',
      params: NoteParams,
      response: NoteList,
    },
    'PUT /reviews/:id/assignee': {
      permission: 'reviews:assign',
      summary: 'Assign a review to a person, or to no one',
      params: ReviewParams,
      body: AssigneeBody,
      response: Review,
    },
    'GET /tags': {
      permission: 'reviews:read',
      summary: 'The tags in use',
      response: TagList,
    },
    'PUT /reviews/:id/tags/:tag': {
      permission: 'notes:write',
      summary: 'Add a tag to a review',
      description: `Tags are in lower case. A review has at most ${MAX_TAGS}.`,
      params: TagParams,
      response: Review,
      errors: [409],
    },
    'DELETE /reviews/:id/tags/:tag': {
      permission: 'notes:write',
      summary: 'Remove a tag from a review',
      params: TagParams,
      response: Review,
    },
    'GET /people': {
      permission: 'people:read',
      summary: 'The people whom reviews can be assigned to',
      description:
        'People who are limited to some properties see only those who can work with at least one of them.',
      response: People,
    },
    'PUT /reviews/:id/presence': {
      permission: 'reviews:read',
      summary: 'Report that you are looking at a review, or no longer are',
      description: 'Returns who is looking at it now. The event `presence` of the stream reports changes.',
      params: ReviewParams,
      body: PresenceBody,
      response: Presence,
    },
  }),
  /** Downloads of the reviews that match a filter. */
  ...defineRoutes('Reviews', {
    'GET /reviews/export': {
      permission: 'reviews:export',
      summary: 'Export reviews as a file',
      description:
        'All reviews that match the filters of the list call, from one snapshot, without private feedback. An error after the first rows breaks the connection, so an incomplete file is never mistaken for a complete one.',
      query: ExportQuery,
      responses: {
        200: {
          description: 'The file.',
          content: {
            'text/csv': { schema: Type.String() },
            'application/x-ndjson': { schema: Type.String() },
          },
        },
      },
    },
  }),
};
