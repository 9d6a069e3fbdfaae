import { pages } from '#contract/paths.ts';

const ANYWHERE = 'http://site.invalid';
const MANAGERS: readonly string[] = [pages.dashboard(), pages.sync(), pages.settings()];

/**
 * Where to go after the sign-in: the wanted address if it is a page of the manager's on this very site, else the
 * dashboard. An address from a link is never followed to another site.
 */
export function redirectTarget(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return pages.dashboard();
  const url = URL.parse(wanted, ANYWHERE);
  if (url === null || url.origin !== ANYWHERE) return pages.dashboard();
  const isManagers = MANAGERS.includes(url.pathname) || url.pathname.startsWith(pages.reviews(''));
  return isManagers ? `${url.pathname}${url.search}${url.hash}` : pages.dashboard();
}
