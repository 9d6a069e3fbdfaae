import type { Routes } from '#contract/routes.ts';
import type { HttpOptions, Server } from '../options.ts';
import { accountsHandlers } from './accounts/accounts.ts';
import { mailHandlers } from './accounts/mail.ts';
import { signInHandlers } from './accounts/sign-in.ts';
import { decisionsHandlers } from './decisions/decisions.ts';
import { guestsHandlers } from './guests/guests.ts';
import { healthHandlers } from './health.ts';
import { insightsHandlers } from './insights/insights.ts';
import { targetsHandlers } from './insights/targets.ts';
import { listingsHandlers } from './listings/listings.ts';
import { alertsHandlers } from './notifications/alerts.ts';
import { liveHandlers } from './notifications/live.ts';
import { notificationsHandlers } from './notifications/notifications.ts';
import type { Handlers } from './register.ts';
import { reportsHandlers } from './reports/reports.ts';
import { responsesHandlers } from './responses/responses.ts';
import { reviewsHandlers } from './reviews/reviews.ts';
import { rulesHandlers } from './rules/rules.ts';
import { settingsHandlers } from './settings/settings.ts';
import { consentHandlers } from './sources/consents.ts';
import { importHandlers } from './sources/import.ts';
import { sourceEventHandlers } from './sources/source-events.ts';
import { sourcesHandlers } from './sources/sources.ts';
import { tasksHandlers } from './tasks/tasks.ts';
import { webhooksHandlers } from './webhooks/webhooks.ts';

/** The handlers of all routes; a missing one does not compile. */
export const handlersOf = (server: Server, options: HttpOptions): Handlers<Routes> => ({
  ...accountsHandlers(options),
  ...mailHandlers(options),
  ...signInHandlers(options),
  ...decisionsHandlers(server, options),
  ...guestsHandlers(options),
  ...healthHandlers(options),
  ...insightsHandlers(options),
  ...targetsHandlers(options),
  ...listingsHandlers(options),
  ...alertsHandlers(options),
  ...liveHandlers(server, options),
  ...reportsHandlers(options),
  ...notificationsHandlers(options),
  ...responsesHandlers(options),
  ...reviewsHandlers(server, options),
  ...rulesHandlers(options),
  ...settingsHandlers(options),
  ...sourcesHandlers(options),
  ...consentHandlers(options),
  ...sourceEventHandlers(options),
  ...tasksHandlers(options),
  ...importHandlers(server, options),
  ...webhooksHandlers(options),
});
