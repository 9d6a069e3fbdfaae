import { useQuery } from '@tanstack/react-query';
import { can, type Permission } from '#domain/accounts/permissions.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';

/**
 * Whether the signed-in user has a permission. The server enforces it; this hides what would be refused. Until the session
 * is known, everything shows, so that nothing appears late.
 */
export function useCan(permission: Permission): boolean {
  const { client } = useAppContext();
  const { data } = useQuery({
    ...sessionQuery(client),
    select: ({ user }) => user === null || can(user, permission),
  });
  return data ?? true;
}
