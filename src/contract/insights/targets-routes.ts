import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { TargetBody, TargetChange, TargetParams, Targets, TargetsQuery } from './targets.ts';

/** How far properties are from the ratings that channels or the company ask for. */
export const targetsRoutes = defineRoutes('Insights', {
  'GET /targets': {
    permission: 'insights:read',
    summary: 'Where each property stands against the targets',
    description:
      'Averages are rounded down to two decimals. Distances are exact, and assume that no review leaves the window meanwhile. Properties without reviews in the window are left out.',
    query: TargetsQuery,
    response: Targets,
    errors: [404],
  },
  'GET /targets.csv': {
    permission: 'reviews:export',
    summary: 'The targets and all properties as CSV',
    description: 'Formulas are escaped.',
    query: TargetsQuery,
    responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
    errors: [404],
  },
  'POST /targets': {
    permission: 'targets:manage',
    summary: 'Set an own target',
    body: TargetBody,
    response: Type.Object({ id: Type.Integer() }),
    errors: [409],
  },
  'PATCH /targets/:id': {
    permission: 'targets:manage',
    summary: 'Change an own target',
    params: TargetParams,
    body: TargetChange,
    response: Type.Null(),
  },
  'DELETE /targets/:id': {
    permission: 'targets:manage',
    summary: 'Delete an own target',
    params: TargetParams,
    response: Type.Null(),
  },
});
