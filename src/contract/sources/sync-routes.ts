import { defineRoutes } from '../route.ts';
import { SyncStatus } from './sync.ts';

export const syncRoutes = defineRoutes({
  'GET /sync': {
    permission: 'reviews:read',
    summary: 'The running and the last sync',
    description: 'Who is limited to some properties does not learn the counts of a sync, nor of backups.',
    tag: 'Sync',
    response: SyncStatus,
  },
  'POST /sync': {
    permission: 'syncs:manage',
    summary: 'Start a sync now',
    description: 'Joins one that is queued or running.',
    tag: 'Sync',
    response: SyncStatus,
    status: 202,
  },
});
