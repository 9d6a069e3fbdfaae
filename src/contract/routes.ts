import { accountsRoutes } from './accounts/accounts-routes.ts';
import { mailRoutes } from './accounts/mail-routes.ts';
import { signInRoutes } from './accounts/sign-in-routes.ts';
import { decisionsRoutes } from './decisions/decisions-routes.ts';
import { guestsRoutes } from './guests/guests-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { insightsRoutes } from './insights/insights-routes.ts';
import { targetsRoutes } from './insights/targets-routes.ts';
import { listingsRoutes } from './listings/listings-routes.ts';
import { notificationsRoutes } from './notifications/notifications-routes.ts';
import { reportsRoutes } from './reports/reports-routes.ts';
import { responsesRoutes } from './responses/responses-routes.ts';
import { reviewsRoutes } from './reviews/reviews-routes.ts';
import { rulesRoutes } from './rules/rules-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { sourcesRoutes } from './sources/sources-routes.ts';
import { tasksRoutes } from './tasks/tasks-routes.ts';
import { webhooksRoutes } from './webhooks/webhooks-routes.ts';

/** Every call below `/api`. */
export const routes = {
  ...accountsRoutes,
  ...mailRoutes,
  ...signInRoutes,
  ...decisionsRoutes,
  ...guestsRoutes,
  ...healthRoutes,
  ...insightsRoutes,
  ...targetsRoutes,
  ...listingsRoutes,
  ...notificationsRoutes,
  ...reportsRoutes,
  ...responsesRoutes,
  ...reviewsRoutes,
  ...rulesRoutes,
  ...settingsRoutes,
  ...sourcesRoutes,
  ...tasksRoutes,
  ...webhooksRoutes,
};
export type Routes = typeof routes;
