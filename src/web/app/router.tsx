import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { isManagerPath } from '#contract/manager-paths.ts';
import { reviewsQuery, statsQuery } from './api/queries.ts';
import { queryString } from './api/request.ts';
import type { AppContext } from './app-context.ts';
import { followReplacements } from './entry-memory.ts';
import { loadChunk } from './lazy-chunk.tsx';
import { rememberedPageSize } from './pages/dashboard/table/table-settings.ts';
import { parsePropertySearch } from './pages/property/property-search.ts';
import { parseTriageSearch } from './pages/triage/triage-search.ts';
import { filtersOf, isUnsized, listQuery, parseReviewSearch } from './reviews/review-search.ts';
import { parseSearch } from './search-string.ts';
import { requireManager, requireSignedOut, type SignedOutReason } from './session/guards.ts';
import { LoadFailed, Loading, NotFound } from './shell/page.tsx';
import { Shell } from './shell/shell.tsx';

const root = createRootRouteWithContext<AppContext>()({ component: Shell });

/** A page whose script is loaded when it is opened. */
function lazyPage<Name extends string>(load: () => Promise<{ [Key in Name]: RouteComponent }>, name: Name) {
  return lazyRouteComponent(loadChunk(load), name) as RouteComponent;
}

const signInPage = lazyPage(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage');
const readSignInSearch = ({
  redirect,
  refused,
}: Record<string, unknown>): { redirect?: string; refused?: string } => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...(typeof refused === 'string' && { refused }),
});

/** A page for people without a session. */
function signInRoute<Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: readSignInSearch,
    beforeLoad: ({ context, search }) => requireSignedOut(context, search.redirect),
    component: signInPage,
  });
}

const guard = ({ context, location }: { context: AppContext; location: { href: string } }) =>
  requireManager(context, location.href);

/** A page for signed-in people. */
function page<Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<{ [Key in Name]: RouteComponent }>,
  name: Name,
) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: guard,
    component: lazyPage(load, name),
  });
}

/** A page whose parameters the router parses. */
function searchRoute<Path extends string, Search, Name extends string>(
  path: Path,
  validateSearch: (raw: Record<string, unknown>) => Search,
  load: () => Promise<{ [Key in Name]: RouteComponent }>,
  name: Name,
) {
  return createRoute({
    getParentRoute: () => root,
    path,
    validateSearch,
    beforeLoad: guard,
    component: lazyPage(load, name),
  });
}

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
  loaderDeps: ({ search }) => ({ query: listQuery(search), filters: filtersOf(search), gone: search.gone }),
  // Any change of the URL reads both again. The page's own queries use the result.
  loader: ({ context: { client, queryClient }, deps: { query, filters, gone } }) => {
    void queryClient.prefetchQuery({ ...reviewsQuery(client, query, gone), staleTime: 0 });
    void queryClient.prefetchQuery({ ...statsQuery(client, filters), staleTime: 0 });
  },
  component: lazyPage(() => import('./pages/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const triage = searchRoute(
  '/triage',
  parseTriageSearch,
  () => import('./pages/triage/triage-page.tsx'),
  'TriagePage',
);

const loadInsights = () => import('./pages/insights/insights-pages.tsx');

/** Their pages parse their URLs themselves, because every page loads this file. */
const managerRoutes = [
  page('/answers', () => import('./pages/answers/answers-page.tsx'), 'AnswersPage'),
  page('/history', () => import('./pages/history/history-page.tsx'), 'HistoryPage'),
  page('/insights', loadInsights, 'InsightsPage'),
  page('/insights/topics/$topic', loadInsights, 'TopicPage'),
  page('/insights/tasks', loadInsights, 'TasksPage'),
  page('/properties', loadInsights, 'PropertiesPage'),
  page('/reports', () => import('./pages/insights/reports/reports-page.tsx'), 'ReportsPage'),
  page('/targets', () => import('./pages/insights/targets/targets-page.tsx'), 'TargetsPage'),
  page('/sync', () => import('./pages/sync/sync-page.tsx'), 'SyncPage'),
  page('/settings', () => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
  page('/settings/security', () => import('./pages/settings/security/security-page.tsx'), 'SecurityPage'),
  page('/settings/people', () => import('./pages/settings/people/people-page.tsx'), 'PeoplePage'),
  page('/settings/webhooks', () => import('./pages/settings/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  page('/settings/sources', () => import('./pages/settings/sources/sources-page.tsx'), 'SourcesPage'),
  page('/settings/sources/consent', () => import('./pages/settings/sources/consent-page.tsx'), 'ConsentPage'),
  page('/settings/rules', () => import('./pages/settings/rules/rules-page.tsx'), 'RulesPage'),
  page('/settings/tokens', () => import('./pages/settings/tokens/tokens-page.tsx'), 'TokensPage'),
  page('/settings/guests', () => import('./pages/settings/guests/guests-page.tsx'), 'GuestsPage'),
  page('/settings/groups', () => import('./pages/settings/groups/groups-page.tsx'), 'GroupsPage'),
  page('/settings/templates', () => import('./pages/settings/templates/templates-page.tsx'), 'TemplatesPage'),
  page('/settings/activity', () => import('./pages/settings/activity/activity-page.tsx'), 'ActivityPage'),
  page(
    '/account/notifications',
    () => import('./pages/account/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  page('/account', () => import('./pages/account/account-page.tsx'), 'AccountPage'),
  page('/import', () => import('./pages/import/import-page.tsx'), 'ImportPage'),
] as const;

/** A page that a link leads to, also without a session. */
function linkRoute<Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<{ [Key in Name]: RouteComponent }>,
  name: Name,
) {
  return createRoute({ getParentRoute: () => root, path, component: lazyPage(load, name) });
}

const loadLinks = () => import('./pages/sign-in/link/link-pages.tsx');
const loadMailLinks = () => import('./pages/sign-in/link/mail-link-pages.tsx');

const linkRoutes = [
  linkRoute('/invite/$token', loadLinks, 'InvitePage'),
  linkRoute('/reset/$token', loadLinks, 'ResetPage'),
  linkRoute('/confirm-email/$token', loadMailLinks, 'ConfirmEmailPage'),
  linkRoute('/unsubscribe/$token', loadMailLinks, 'UnsubscribePage'),
  linkRoute('/forgot-password', loadMailLinks, 'ForgotPasswordPage'),
] as const;

/** The server renders the preview; the sign-in page may redirect here. */
const preview = createRoute({
  getParentRoute: () => root,
  path: '/reviews/$listingId/preview',
  beforeLoad: ({ location }) => {
    throw redirect({ href: location.href, reloadDocument: true });
  },
});

const property = searchRoute(
  '/reviews/$listingId',
  parsePropertySearch,
  () => import('./pages/property/property-page.tsx'),
  'PropertyPage',
);

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
      signInRoute('/'),
      signInRoute('/login'),
      dashboard,
      triage,
      ...managerRoutes,
      ...linkRoutes,
      preview,
      property,
      elsewhere,
    ]),
    context,
    parseSearch,
    stringifySearch: queryString,
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
