import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { AlertList, AlertParams } from './alerts.ts';

export const alertsRoutes = defineRoutes({
  'GET /alerts': {
    permission: 'insights:read',
    summary: 'What became worse at a property',
    description:
      'The average of its last 30 days has fallen, or complaints about a topic have risen, compared with the year before and by more than chance explains. Newest first, without dismissed ones.',
    tag: 'Insights',
    response: AlertList,
  },
  'PUT /alerts/:id/dismissed': {
    permission: 'reviews:decide',
    summary: 'Dismiss an alert',
    description: 'For all managers. Idempotent.',
    tag: 'Insights',
    params: AlertParams,
    response: Type.Null(),
    errors: [404],
  },
});
