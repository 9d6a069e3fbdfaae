import type { Role } from './permissions.ts';
import type { User } from './user.ts';

/** The listings that an actor can work with: all of them, for every role of today. */
export type ListingScope = 'all';

/**
 * The author of a change: a signed-in user, an API token, or the product itself, as on the command line. An anonymous
 * visitor is null.
 */
export interface Actor {
  kind: 'user' | 'token' | 'system';
  /** Recorded with each change: the username or the name of the token. */
  name: string;
  role: Role;
  listings: ListingScope;
  /** The network address of the request; null for commands and jobs. */
  address: string | null;
}

export function userActor({ username, role }: User, address: string): Actor {
  return { kind: 'user', name: username, role, listings: 'all', address };
}

/** The actor of commands and jobs. */
export const systemActor: Actor = {
  kind: 'system',
  name: 'system',
  role: 'admin',
  listings: 'all',
  address: null,
};
