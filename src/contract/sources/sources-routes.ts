import { defineRoutes } from '../route.ts';
import {
  QuarantinedRowAssigned,
  QuarantinedRowBody,
  QuarantinedRowList,
  QuarantinedRowParams,
  QuarantinedRowQuery,
} from './quarantined-rows.ts';
import { ImportQuery, ImportResult } from './review-files.ts';
import { SyncStatus } from './sync.ts';

export const sourcesRoutes = {
  ...defineRoutes('Sync', {
    'GET /sync': {
      permission: 'reviews:read',
      summary: 'The running and the last sync',
      description: 'Who is limited to some properties does not learn the counts of a sync, nor of backups.',
      response: SyncStatus,
    },
    'POST /sync': {
      permission: 'syncs:manage',
      summary: 'Start a sync now',
      description: 'Joins one that is queued or running.',
      response: SyncStatus,
      status: 202,
    },
  }),
  ...defineRoutes('Sync', {
    'GET /sync/quarantined': {
      permission: 'syncs:manage',
      summary: 'Quarantined rows of Hostaway',
      description: 'Reviews of unknown listings and rows that could not be parsed, as Hostaway sent them.',
      query: QuarantinedRowQuery,
      response: QuarantinedRowList,
    },
    'PUT /sync/quarantined/:key': {
      permission: 'syncs:manage',
      summary: 'Assign a quarantined review to a listing',
      description:
        'Imports every quarantined review of the same upstream listing, now and at every later sync.',
      params: QuarantinedRowParams,
      body: QuarantinedRowBody,
      response: QuarantinedRowAssigned,
      errors: [409],
    },
  }),
  ...defineRoutes('Reviews', {
    'POST /reviews/import': {
      permission: 'reviews:import',
      isUpload: true,
      summary: 'Import the reviews of a file',
      description:
        'The body is the file, of any content type. It is stored in batches of up to 1,000 rows, each completely or not at all; importing the same file again adds the rest. When the client disconnects, the import ends after the batch that is being stored.',
      query: ImportQuery,
      response: ImportResult,
      errors: [404, 409, 413],
    },
  }),
};
