import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import {
  Activity,
  ActivityExportQuery,
  ActivityGroupQuery,
  ActivityGroups,
  ActivityQuery,
} from './activity.ts';

/** The decisions on all reviews. */
export const activityRoutes = defineRoutes({
  'GET /activity': {
    permission: 'reviews:read',
    summary: 'The decisions on all reviews',
    description: 'Who decided what about which review, when and why, newest first.',
    tag: 'Activity',
    query: ActivityQuery,
    response: Activity,
  },
  'GET /activity/groups': {
    permission: 'reviews:read',
    summary: 'The decisions on all reviews, with each batch as one item',
    description: 'A batch is listed if one of its decisions matches.',
    tag: 'Activity',
    query: ActivityGroupQuery,
    response: ActivityGroups,
  },
  'GET /activity/export': {
    permission: 'reviews:export',
    summary: 'Export the decisions on all reviews as CSV',
    tag: 'Activity',
    query: ActivityExportQuery,
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
  },
});
