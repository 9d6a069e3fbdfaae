import type { Access } from './access.ts';
import { authorOf } from './api-token.ts';
import type { Role } from './permissions.ts';
import type { SessionUser } from './user.ts';

/**
 * The author of a change: a signed-in user, an API token, or the product itself, as on the command line. An anonymous
 * visitor is null.
 */
export interface Actor {
  kind: 'user' | 'token' | 'system';
  /** Recorded with each change: the username or the name of the token. */
  name: string;
  role: Role;
  access: Access;
  /** The network address of the request; null for commands and jobs. */
  address: string | null;
}

export function userActor(
  { username, role, access }: Pick<SessionUser, 'username' | 'role' | 'access'>,
  address: string,
): Actor {
  return { kind: 'user', name: username, role, access, address };
}

/** @param token with the role and the listings that it may work with now: no more than its owner */
export function tokenActor(
  token: { name: string; owner: string; role: Role; access: Access },
  address: string,
): Actor {
  return { kind: 'token', name: authorOf(token), role: token.role, access: token.access, address };
}

/** Who causes an event without being signed in. */
export const anonymousVisitor = (address: string) => ({ kind: 'anonymous', name: null, address }) as const;

/** Who causes an event by signing in or by a link, before there is a session. */
export const namedUser = (name: string, address: string) => ({ kind: 'user', name, address }) as const;

/** The actor of commands and jobs. */
export const systemActor: Actor = {
  kind: 'system',
  name: 'system',
  role: 'admin',
  access: 'all',
  address: null,
};
