import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { User } from '#domain/user.ts';
import type { Context } from '#services/context.ts';
import { requireSameOrigin } from './same-origin.ts';

/** Who is asking: a signed-in user, or null for a stranger. */
export function viewerOf({ accounts }: Context, request: FastifyRequest): Promise<User | null> {
  return accounts.whoIs(request.headers.cookie);
}

const managers = new WeakMap<FastifyRequest, User>();

/**
 * A hook for calls that are a manager's: it runs before the input is looked at, so that a stranger learns nothing
 * from its errors. A change must also prove where it comes from.
 */
export function managersOnly(context: Context, publicUrl: string) {
  return async (request: FastifyRequest): Promise<void> => {
    const viewer = await viewerOf(context, request);
    if (!viewer) throw new Refusal('unauthenticated', 'Please sign in.');
    if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request, publicUrl);
    managers.set(request, viewer);
  };
}

/** The manager that `managersOnly` has let in. */
export function managerOf(request: FastifyRequest): User {
  const manager = managers.get(request);
  if (!manager) throw new Error(`${request.url} asks for its manager without being for managers only`);
  return manager;
}
