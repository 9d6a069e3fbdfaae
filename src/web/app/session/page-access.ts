import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { FORBIDDEN } from '#contract/errors/forbidden.ts';
import { pages } from '#contract/paths.ts';
import { forbiddenReason, type Permission } from '#domain/accounts/permissions.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { SETTINGS_ENTRIES } from '../pages/settings/settings-entries.ts';

/** The pages that not everyone may open. */
const PERMISSIONS = new Map<string, Permission>([
  [pages.triage(), 'reviews:decide'],
  [pages.import(), 'reviews:import'],
  ...SETTINGS_ENTRIES.map(({ path, permission }) => [path, permission] as const),
]);

export type PageAccess = 'allowed' | 'unknown' | { refusal: string };

/**
 * Whether the signed-in user may open the present page. A page that needs a permission waits for the session, so that it
 * sends no call that would be refused. If the session cannot be read, the page's own calls show the error.
 */
export function usePageAccess(): PageAccess {
  const { client } = useAppContext();
  // The page that is shown, which during a navigation is not yet the one of the URL.
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const { data, isError } = useQuery(sessionQuery(client));
  const permission = PERMISSIONS.get(page);
  if (permission === undefined || isError) return 'allowed';
  if (!data?.user) return 'unknown';
  const refusal = forbiddenReason(data.user, permission);
  return refusal === null ? 'allowed' : { refusal: FORBIDDEN[refusal] };
}
