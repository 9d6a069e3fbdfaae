import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { isManagerPath } from '#contract/manager-paths.ts';
import { channelsQuery, reviewsQuery, statsQuery, syncQuery } from './api/queries.ts';
import type { AppContext } from './app-context.ts';
import { followReplacements } from './entry-memory.ts';
import { loadPart } from './load-part.ts';
import { rememberedPageSize } from './pages/dashboard/table/table-settings.ts';
import { viewsQuery } from './pages/dashboard/views/use-views.ts';
import { parseHistorySearch } from './pages/history/history-search.ts';
import { listingIdOf } from './pages/property/listing-id.ts';
import { parsePropertySearch, propertyListQuery } from './pages/property/property-search.ts';
import { parseTriageSearch } from './pages/triage/triage-search.ts';
import { filtersOf, isUnsized, listQuery, parseReviewSearch } from './reviews/review-search.ts';
import { parseSearch, stringifySearch } from './search-string.ts';
import { requireManager, requireSignedOut } from './session/guards.ts';
import type { SignedOutReason } from './session/signed-out.ts';
import { LoadFailed } from './shell/load-failed.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/no-page.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRouteWithContext<AppContext>()({ component: Shell });

const signInPage = lazyRouteComponent(
  loadPart(() => import('./pages/sign-in/sign-in-page.tsx')),
  'SignInPage',
);
const readSignInSearch = ({
  redirect,
  refused,
}: Record<string, unknown>): { redirect?: string; refused?: string } => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...(typeof refused === 'string' && { refused }),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => requireSignedOut(context, search.redirect),
  component: signInPage,
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: readSignInSearch,
  beforeLoad: ({ context, search }) => requireSignedOut(context, search.redirect),
  component: signInPage,
});

const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  validateSearch: parseReviewSearch,
  beforeLoad: ({ context, location, search }) => {
    const size = isUnsized(search) ? rememberedPageSize() : undefined;
    if (size !== undefined) {
      throw redirect({ to: '/dashboard', search: { ...search, size }, replace: true });
    }
    return requireManager(context, location.href);
  },
  // Fetches the data while the page's script loads; the page's own queries use the result.
  loaderDeps: ({ search }) => ({ query: listQuery(search), filters: filtersOf(search), gone: search.gone }),
  loader: ({ context: { client, queryClient }, deps: { query, filters, gone } }) => {
    // Any change of the URL refetches both.
    void queryClient.prefetchQuery({ ...reviewsQuery(client, query, gone), staleTime: 0 });
    void queryClient.prefetchQuery({ ...statsQuery(client, filters), staleTime: 0 });
    void queryClient.prefetchQuery(channelsQuery(client));
    void queryClient.prefetchQuery(viewsQuery(client));
  },
  component: lazyRouteComponent(
    loadPart(() => import('./pages/dashboard/dashboard-page.tsx')),
    'DashboardPage',
  ),
});

const triage = createRoute({
  getParentRoute: () => root,
  path: '/triage',
  validateSearch: parseTriageSearch,
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  loader: ({ context: { client, queryClient } }) => {
    void queryClient.prefetchQuery(channelsQuery(client));
  },
  component: lazyRouteComponent(
    loadPart(() => import('./pages/triage/triage-page.tsx')),
    'TriagePage',
  ),
});

const sync = createRoute({
  getParentRoute: () => root,
  path: '/sync',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  loader: ({ context: { client, queryClient } }) => {
    void queryClient.prefetchQuery(syncQuery(client));
  },
  component: lazyRouteComponent(
    loadPart(() => import('./pages/sync/sync-page.tsx')),
    'SyncPage',
  ),
});

const history = createRoute({
  getParentRoute: () => root,
  path: '/history',
  validateSearch: parseHistorySearch,
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/history/history-page.tsx')),
    'HistoryPage',
  ),
});

const insightsPart = loadPart(() => import('./pages/insights/insights-pages.tsx'));

/** The pages of insights parse their URLs themselves, because every page loads this file. */
const insights = createRoute({
  getParentRoute: () => root,
  path: '/insights',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(insightsPart, 'InsightsPage'),
});

const topic = createRoute({
  getParentRoute: () => root,
  path: '/insights/topics/$topic',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(insightsPart, 'TopicPage'),
});

const properties = createRoute({
  getParentRoute: () => root,
  path: '/properties',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(insightsPart, 'PropertiesPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  loader: ({ context: { client, queryClient } }) => {
    void queryClient.prefetchQuery(channelsQuery(client));
  },
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/settings-page.tsx')),
    'SettingsPage',
  ),
});

const settingsSecurity = createRoute({
  getParentRoute: () => root,
  path: '/settings/security',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/security/security-page.tsx')),
    'SecurityPage',
  ),
});

const people = createRoute({
  getParentRoute: () => root,
  path: '/settings/people',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/people/people-page.tsx')),
    'PeoplePage',
  ),
});

const tokens = createRoute({
  getParentRoute: () => root,
  path: '/settings/tokens',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/tokens/tokens-page.tsx')),
    'TokensPage',
  ),
});

const guests = createRoute({
  getParentRoute: () => root,
  path: '/settings/guests',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/guests/guests-page.tsx')),
    'GuestsPage',
  ),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/settings/activity',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/activity/activity-page.tsx')),
    'ActivityPage',
  ),
});

const linkPart = loadPart(() => import('./pages/sign-in/link/link-pages.tsx'));

const invite = createRoute({
  getParentRoute: () => root,
  path: '/invite/$token',
  component: lazyRouteComponent(linkPart, 'InvitePage'),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset/$token',
  component: lazyRouteComponent(linkPart, 'ResetPage'),
});

const groups = createRoute({
  getParentRoute: () => root,
  path: '/settings/groups',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/settings/groups/groups-page.tsx')),
    'GroupsPage',
  ),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/account/account-page.tsx')),
    'AccountPage',
  ),
});

const importPage = createRoute({
  getParentRoute: () => root,
  path: '/import',
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  component: lazyRouteComponent(
    loadPart(() => import('./pages/import/import-page.tsx')),
    'ImportPage',
  ),
});

/** The server renders the preview; the sign-in page may redirect here. */
const preview = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$listingId/preview',
  beforeLoad: ({ location }) => {
    throw redirect({ href: location.href, reloadDocument: true });
  },
});

const property = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$listingId',
  validateSearch: parsePropertySearch,
  beforeLoad: ({ context, location }) => requireManager(context, location.href),
  loaderDeps: ({ search: { status, page } }) => ({ status, page }),
  loader: ({ context: { client, queryClient }, params, deps }) => {
    const listingId = listingIdOf(params.listingId);
    if (listingId === null) return;
    void queryClient.prefetchQuery(reviewsQuery(client, propertyListQuery(listingId, deps)));
  },
  component: lazyRouteComponent(
    loadPart(() => import('./pages/property/property-page.tsx')),
    'PropertyPage',
  ),
});

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ context, location }) => {
    if (isManagerPath(location.pathname)) return requireManager(context, location.href);
    throw redirect({ to: '/', replace: true });
  },
  component: NotFound,
});

export function createAppRouter(context: AppContext) {
  const router = createRouter({
    routeTree: root.addChildren([
      home,
      login,
      dashboard,
      triage,
      history,
      insights,
      topic,
      properties,
      sync,
      settings,
      tokens,
      guests,
      activity,
      settingsSecurity,
      people,
      invite,
      reset,
      groups,
      account,
      importPage,
      preview,
      property,
      elsewhere,
    ]),
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: Loading,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: LoadFailed,
  });
  followReplacements(router.history);
  return router;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** On the sign-in page: why the user was signed out. */
    signedOut?: SignedOutReason;
  }

  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
