import type { FastifyRequest } from 'fastify';

/** The API token that a request carries (RFC 6750), valid or not; null when it carries none. */
export function bearerOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^bearer(?:\s+(.*))?$/i.exec(authorization ?? '') ?? [null, null];
  return token === null ? null : (token ?? '').trim();
}
