import { isManagerPath, pages } from './paths.ts';

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
