import { defineRoutes } from '../route.ts';
import {
  QuarantinedRowAssigned,
  QuarantinedRowBody,
  QuarantinedRowList,
  QuarantinedRowParams,
  QuarantinedRowQuery,
} from './quarantined-rows.ts';

export const quarantinedRowsRoutes = defineRoutes({
  'GET /sync/quarantined': {
    permission: 'syncs:manage',
    summary: 'Quarantined rows of Hostaway',
    description: 'Reviews of unknown listings and rows that could not be parsed, as Hostaway sent them.',
    tag: 'Sync',
    query: QuarantinedRowQuery,
    response: QuarantinedRowList,
  },
  'PUT /sync/quarantined/:key': {
    permission: 'syncs:manage',
    summary: 'Assign a quarantined review to a listing',
    description:
      'Imports every quarantined review of the same upstream listing, now and at every later sync.',
    tag: 'Sync',
    params: QuarantinedRowParams,
    body: QuarantinedRowBody,
    response: QuarantinedRowAssigned,
    errors: [404, 409],
  },
});
