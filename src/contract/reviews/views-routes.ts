import { defineRoutes } from '../route.ts';
import { ViewBody, ViewChange, ViewList, ViewParams } from './views.ts';

export const viewsRoutes = defineRoutes({
  'GET /views': {
    permission: 'reviews:read',
    summary: 'The saved views, each with its number of reviews',
    tag: 'Views',
    response: ViewList,
    errors: [400],
  },
  'POST /views': {
    permission: 'views:write',
    summary: 'Save filters and an order as a view',
    description: 'Returns all views.',
    tag: 'Views',
    body: ViewBody,
    response: ViewList,
    errors: [409],
  },
  'PATCH /views/:id': {
    permission: 'views:write',
    summary: 'Change a view, its place, or whether it is your default',
    description: 'Only its owner may change a view. Any view can be your default. Returns all views.',
    tag: 'Views',
    params: ViewParams,
    body: ViewChange,
    response: ViewList,
    errors: [404, 409],
  },
  'DELETE /views/:id': {
    permission: 'views:write',
    summary: 'Delete a view of yours',
    description: 'Returns the views that are left.',
    tag: 'Views',
    params: ViewParams,
    response: ViewList,
    errors: [404],
  },
});
