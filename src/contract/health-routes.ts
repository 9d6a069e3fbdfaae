import { Type } from 'typebox';
import { defineRoutes } from './route.ts';

const Health = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String(),
  uptimeSeconds: Type.Number({ minimum: 0 }),
});

export const healthRoutes = defineRoutes('Health', {
  'GET /health': {
    permission: 'public',
    concurrency: 'unlimited',
    summary: 'Health check',
    response: Health,
  },
});
