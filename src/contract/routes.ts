import { accountLinksRoutes } from './accounts/account-links-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { activityLogRoutes } from './accounts/activity-log-routes.ts';
import { passkeysRoutes } from './accounts/passkeys-routes.ts';
import { peopleRoutes } from './accounts/people-routes.ts';
import { proofsRoutes } from './accounts/proofs-routes.ts';
import { secondFactorsRoutes } from './accounts/second-factors-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { singleSignOnRoutes } from './accounts/single-sign-on-routes.ts';
import { tokensRoutes } from './accounts/tokens-routes.ts';
import { activityRoutes } from './decisions/activity-routes.ts';
import { batchesRoutes } from './decisions/batches-routes.ts';
import { bulkRoutes } from './decisions/bulk-routes.ts';
import { decisionsRoutes } from './decisions/decisions-routes.ts';
import { guestsRoutes } from './guests/guests-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { correctionsRoutes } from './insights/corrections-routes.ts';
import { insightsCsvRoutes } from './insights/insights-csv-routes.ts';
import { insightsRoutes } from './insights/insights-routes.ts';
import { channelsRoutes } from './listings/channels-routes.ts';
import { googleReviewsRoutes } from './listings/google-reviews-routes.ts';
import { listingGroupsRoutes } from './listings/listing-groups-routes.ts';
import { listingsRoutes } from './listings/listings-routes.ts';
import { alertsRoutes } from './notifications/alerts-routes.ts';
import { liveRoutes } from './notifications/live-routes.ts';
import { responsesRoutes } from './responses/responses-routes.ts';
import { templatesRoutes } from './responses/templates-routes.ts';
import { exportRoutes } from './reviews/export-routes.ts';
import { pinsRoutes } from './reviews/pins-routes.ts';
import { reviewsRoutes } from './reviews/reviews-routes.ts';
import { teamworkRoutes } from './reviews/teamwork-routes.ts';
import { viewsRoutes } from './reviews/views-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { importRoutes } from './sources/import-routes.ts';
import { quarantinedRowsRoutes } from './sources/quarantined-rows-routes.ts';
import { syncRoutes } from './sources/sync-routes.ts';

/** Every call below `/api`. */
export const routes = {
  ...accountRoutes,
  ...accountLinksRoutes,
  ...activityLogRoutes,
  ...passkeysRoutes,
  ...peopleRoutes,
  ...proofsRoutes,
  ...secondFactorsRoutes,
  ...sessionRoutes,
  ...singleSignOnRoutes,
  ...tokensRoutes,
  ...activityRoutes,
  ...batchesRoutes,
  ...bulkRoutes,
  ...decisionsRoutes,
  ...guestsRoutes,
  ...healthRoutes,
  ...correctionsRoutes,
  ...insightsRoutes,
  ...insightsCsvRoutes,
  ...channelsRoutes,
  ...googleReviewsRoutes,
  ...listingGroupsRoutes,
  ...listingsRoutes,
  ...alertsRoutes,
  ...liveRoutes,
  ...responsesRoutes,
  ...templatesRoutes,
  ...exportRoutes,
  ...reviewsRoutes,
  ...pinsRoutes,
  ...teamworkRoutes,
  ...viewsRoutes,
  ...settingsRoutes,
  ...importRoutes,
  ...quarantinedRowsRoutes,
  ...syncRoutes,
};
export type Routes = typeof routes;
