import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts/session.ts';
import { can, type Permission } from '#domain/accounts/permissions.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';

/** The signed-in user; null if there is none, undefined until that is known. */
export function useUser(): User | null | undefined {
  return useQuery(sessionQuery(useAppContext().client)).data?.user;
}

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
