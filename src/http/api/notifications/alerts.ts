import type { Alert as AlertOnWire } from '#contract/notifications/alerts.ts';
import type { notificationsRoutes } from '#contract/notifications/notifications-routes.ts';
import type { RaisedAlert } from '#domain/notifications/alert.ts';
import { dismissAlert, openAlerts } from '#services/notifications/alerts.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const alertsHandlers = ({
  context,
}: HttpOptions): Handlers<Pick<typeof notificationsRoutes, 'GET /alerts' | 'PUT /alerts/:id/dismissed'>> => ({
  'GET /alerts': async ({ actor }) => ({ alerts: (await openAlerts(context, actor)).map(alertOut) }),
  'PUT /alerts/:id/dismissed': ({ params, actor }) => dismissAlert(context, actor, params.id),
});

function alertOut({ createdAt, ...alert }: RaisedAlert): AlertOnWire {
  const { listingId, topic, from, to } = alert;
  const about: Record<string, string> =
    topic === null ? { ratings: '1,2,3,4,5' } : { topic: `${topic}:negative` };
  const query = new URLSearchParams({ listingId: String(listingId), startDate: from, endDate: to, ...about });
  return { ...alert, createdAt: createdAt.toISOString(), query: query.toString() };
}
