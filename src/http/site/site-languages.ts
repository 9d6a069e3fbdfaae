import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { inLanguage } from '#contract/paths.ts';
import { DEFAULT_SITE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '#domain/listings/site-language.ts';

/** The route options of a page in a language: the English one, whose address has no language, redirects some visitors. */
export const negotiated = (language: SiteLanguage) =>
  language === DEFAULT_SITE_LANGUAGE ? { onRequest: redirectToLanguage } : {};

/**
 * Redirects a visitor who comes from elsewhere to the language that their browser prefers. Links of the site itself are
 * followed as they are, so that English can be chosen.
 */
async function redirectToLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  reply.header('vary', 'accept-language, sec-fetch-site');
  if (request.headers['sec-fetch-site'] === 'same-origin') return undefined;
  const language = preferredLanguage(request);
  if (language === DEFAULT_SITE_LANGUAGE) return undefined;
  return reply.header('cache-control', 'no-cache').redirect(inLanguage(language, request.url));
}

/** Browsers send less of `Accept-Language`; reading thousands of languages takes longer than sending a page. */
const MAX_LENGTH = 400;

/** The language of the site that a browser prefers (RFC 9110, 12.5.4); English if none or any. */
function preferredLanguage({ headers }: FastifyRequest): SiteLanguage {
  const accepted = headers['accept-language']?.slice(0, MAX_LENGTH);
  if (!accepted) return DEFAULT_SITE_LANGUAGE;
  const negotiator = new Negotiator({ headers: { 'accept-language': accepted } });
  const [preferred] = negotiator.languages([...SITE_LANGUAGES]);
  return SITE_LANGUAGES.find((language) => language === preferred) ?? DEFAULT_SITE_LANGUAGE;
}
