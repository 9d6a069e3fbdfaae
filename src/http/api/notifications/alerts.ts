import { Type } from 'typebox';
import { ok } from '#contract/envelope.ts';
import { AlertList, type Alert as AlertOnWire, AlertParams } from '#contract/notifications/alerts.ts';
import { calls } from '#contract/paths.ts';
import type { RaisedAlert } from '#domain/notifications/alert.ts';
import { dismissAlert, openAlerts } from '#services/notifications/alerts.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function alertCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.alerts(),
    {
      config: { permission: 'insights:read' },
      schema: {
        summary: 'What became worse at a property',
        description:
          'The average of its last 30 days has fallen, or complaints about a topic have risen, compared with the year before and by more than chance explains. Newest first, without dismissed ones.',
        tags: ['Insights'],
        response: responses(AlertList, [401, 403, 503]),
      },
    },
    async (request) => ok({ alerts: (await openAlerts(context, actorOf(request))).map(alertOut) }),
  );

  server.put(
    calls.dismissAlert(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Dismiss an alert',
        description: 'For all managers. Idempotent.',
        tags: ['Insights'],
        params: AlertParams,
        response: responses(Type.Null(), [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      await dismissAlert(context, actorOf(request), request.params.id);
      return ok(null);
    },
  );
}

function alertOut({ raisedAt, ...alert }: RaisedAlert): AlertOnWire {
  const { listingId, topic, from, to } = alert;
  const about: Record<string, string> =
    topic === null ? { ratings: '1,2,3,4,5' } : { topic: `${topic}:negative` };
  const query = new URLSearchParams({ listingId: String(listingId), startDate: from, endDate: to, ...about });
  return { ...alert, raisedAt: raisedAt.toISOString(), query: query.toString() };
}
