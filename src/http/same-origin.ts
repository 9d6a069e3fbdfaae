import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';

/** Where a request says it comes from; browsers add these headers by themselves and scripts cannot forge them. */
type Provenance = 'ours' | 'foreign' | 'unsaid';

function provenanceOf(request: FastifyRequest, publicUrl: string): Provenance {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (origin !== undefined) {
    return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${host}`
      ? 'ours'
      : 'foreign';
  }
  if (site === undefined) return 'unsaid';
  return site === 'same-origin' || site === 'none' ? 'ours' : 'foreign';
}

/** @throws forbidden unless the request proves that it comes from our own pages (Origin or Sec-Fetch-Site) */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (provenanceOf(request, publicUrl) !== 'ours') {
    throw new Refusal(
      'forbidden',
      'A change must prove that it comes from this site: send Origin or Sec-Fetch-Site.',
    );
  }
}

/** The same for calls that need no session: programs that say nothing may pass, other sites may not. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  if (provenanceOf(request, publicUrl) === 'foreign') {
    throw new Refusal('forbidden', 'This call may not be made from another site.');
  }
}
