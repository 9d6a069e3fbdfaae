import { pages } from './paths.ts';

/** The first segments of the paths of the manager app. */
export const MANAGER_ROOTS = [
  pages.dashboard(),
  pages.triage(),
  pages.answers(),
  pages.history(),
  pages.insights(),
  pages.properties(),
  pages.targets(),
  pages.reports(),
  pages.sync(),
  pages.settings(),
  pages.account(),
  pages.import(),
  '/reviews',
] as const;

/** Whether a path belongs to the manager app. Unknown ones show "Page not found" there; all others redirect to `/`. */
export function isManagerPath(path: string): boolean {
  return MANAGER_ROOTS.some((root) => path.startsWith(`${root}/`) || (path === root && path !== '/reviews'));
}

const ORIGIN = 'http://site.invalid';

/**
 * The page to open after the sign-in: the requested one if it is a manager page of this site, else the dashboard.
 * A link can never redirect to another site.
 */
export function redirectTarget(requested: string | undefined): string {
  if (!requested?.startsWith('/')) return pages.dashboard();
  const url = URL.parse(requested, ORIGIN);
  if (url === null || url.origin !== ORIGIN) return pages.dashboard();
  return isManagerPath(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : pages.dashboard();
}
