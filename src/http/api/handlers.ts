import type { Routes } from '#contract/routes.ts';
import type { HttpOptions, Server } from '../options.ts';
import { accountHandlers } from './accounts/account.ts';
import { accountLinksHandlers } from './accounts/account-links.ts';
import { activityLogHandlers } from './accounts/activity-log.ts';
import { passkeysHandlers } from './accounts/passkeys.ts';
import { peopleHandlers } from './accounts/people.ts';
import { proofsHandlers } from './accounts/proofs.ts';
import { secondFactorsHandlers } from './accounts/second-factors.ts';
import { sessionHandlers } from './accounts/session.ts';
import { singleSignOnHandlers } from './accounts/single-sign-on.ts';
import { tokensHandlers } from './accounts/tokens.ts';
import { activityHandlers } from './decisions/activity.ts';
import { batchesHandlers } from './decisions/batches.ts';
import { bulkHandlers } from './decisions/bulk.ts';
import { decisionsHandlers } from './decisions/decisions.ts';
import { guestsHandlers } from './guests/guests.ts';
import { healthHandlers } from './health.ts';
import { correctionsHandlers } from './insights/corrections.ts';
import { insightsHandlers } from './insights/insights.ts';
import { insightsCsvHandlers } from './insights/insights-csv.ts';
import { channelsHandlers } from './listings/channels.ts';
import { googleReviewsHandlers } from './listings/google-reviews.ts';
import { listingGroupsHandlers } from './listings/listing-groups.ts';
import { listingsHandlers } from './listings/listings.ts';
import { alertsHandlers } from './notifications/alerts.ts';
import { liveHandlers } from './notifications/live.ts';
import type { Handlers } from './register.ts';
import { responsesHandlers } from './responses/responses.ts';
import { templatesHandlers } from './responses/templates.ts';
import { exportHandlers } from './reviews/export.ts';
import { pinsHandlers } from './reviews/pins.ts';
import { reviewsHandlers } from './reviews/reviews.ts';
import { teamworkHandlers } from './reviews/teamwork.ts';
import { viewsHandlers } from './reviews/views.ts';
import { settingsHandlers } from './settings/settings.ts';
import { importHandlers } from './sources/import.ts';
import { quarantinedRowsHandlers } from './sources/quarantined-rows.ts';
import { syncHandlers } from './sources/sync.ts';

/** The handlers of all routes; a missing one does not compile. */
export const handlersOf = (server: Server, options: HttpOptions): Handlers<Routes> => ({
  ...accountHandlers(options),
  ...accountLinksHandlers(options),
  ...activityLogHandlers(options),
  ...passkeysHandlers(options),
  ...peopleHandlers(options),
  ...proofsHandlers(options),
  ...secondFactorsHandlers(options),
  ...sessionHandlers(options),
  ...singleSignOnHandlers(options),
  ...tokensHandlers(options),
  ...activityHandlers(server, options),
  ...batchesHandlers(options),
  ...bulkHandlers(options),
  ...decisionsHandlers(options),
  ...guestsHandlers(options),
  ...healthHandlers(options),
  ...correctionsHandlers(options),
  ...insightsHandlers(options),
  ...insightsCsvHandlers(options),
  ...channelsHandlers(options),
  ...googleReviewsHandlers(options),
  ...listingGroupsHandlers(options),
  ...listingsHandlers(options),
  ...alertsHandlers(options),
  ...liveHandlers(server, options),
  ...responsesHandlers(options),
  ...templatesHandlers(options),
  ...exportHandlers(server, options),
  ...reviewsHandlers(options),
  ...pinsHandlers(options),
  ...teamworkHandlers(options),
  ...viewsHandlers(options),
  ...settingsHandlers(options),
  ...importHandlers(server, options),
  ...quarantinedRowsHandlers(options),
  ...syncHandlers(options),
});
