import type { SimulatedAnswer, SimulatedRequest } from '../serve.ts';
import type { HostawayData } from './data.ts';
import { failure } from './envelope.ts';
import { retrieveListing, retrieveListings } from './listings.ts';
import { respondToReview } from './respond.ts';
import { retrieveReview, retrieveReviews } from './reviews.ts';
import type { TokenDesk } from './tokens.ts';

/** `/v1/accessTokens`, the one address that needs no token. */
export function tokenEndpoint(tokens: TokenDesk, request: SimulatedRequest): SimulatedAnswer {
  if (request.method === 'POST') return tokens.issue(request);
  return request.method === 'DELETE' ? tokens.revoke(request) : failure(404, 'Resource not found');
}

/** The endpoint of a request, not yet called: who may call it is decided in between. */
export function route(data: HostawayData, request: SimulatedRequest): (() => SimulatedAnswer) | null {
  const { method, path, query, body } = request;
  const [, noun, idText, verb] = /^\/v1\/(listings|reviews)(?:\/(\d+)(?:\/(respond))?)?$/.exec(path) ?? [];
  const id = Number(idText);
  if (method === 'POST' && noun === 'reviews' && verb) {
    return () => respondToReview(data.reviews, id, body, Date.now());
  }
  if (method !== 'GET' || verb) return null;
  if (noun === 'listings') {
    return () =>
      idText ? retrieveListing(data.listings, id, query) : retrieveListings(data.listings, query);
  }
  if (noun === 'reviews') {
    return () =>
      idText ? retrieveReview(data.reviews, id, query) : retrieveReviews(data.reviews, query, data);
  }
  return null;
}
