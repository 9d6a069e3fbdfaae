import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import type { GooglePlace } from '#domain/listings/google-review.ts';
import { DEFAULT_SITE_LANGUAGE, type SiteLanguage } from '#domain/listings/site-language.ts';
import {
  type Fetch,
  fetchJson,
  type JsonResponse,
  RequestFailure,
  type RequestLimits,
} from '../http-json.ts';

/** A visitor is waiting, so there is one short attempt. */
const LIMITS: RequestLimits = { headersMs: 8000, bodyMs: 8000, maxBytes: 1024 * 1024 };

export interface GooglePlacesOptions {
  /** Base URL, such as `https://places.googleapis.com/v1`. */
  url: string;
  apiKey: string;
  fetch?: Fetch;
  limits?: Partial<RequestLimits>;
}

/** Google's reviews of places, from either of its two APIs. */
export interface GooglePlaces {
  /**
   * A place with its current Google reviews. Nothing is stored: Google's terms (3.2.3) forbid it. Concurrent calls for
   * the same place in the same language share one request.
   *
   * @param admit runs before a request is sent, but not for a call that shares one; its errors are thrown
   * @throws AppError 'not-found' for an id that Google does not know, else 'unavailable'
   */
  place(placeId: string, admit?: () => Promise<void>, language?: SiteLanguage): Promise<GooglePlace>;
}

/** One of the two APIs: how to request a place, and how to read the response. */
interface PlacesApi {
  request(base: string, apiKey: string, placeId: string): { url: URL; headers: Record<string, string> };
  /** The parameter that names the language of texts. Without it they are in English. */
  languageParameter: string;
  /** @throws AppError for a response that reports an error */
  parse(response: JsonResponse, placeId: string): GooglePlace | null;
}

/** To Google, Portuguese without a country is that of Brazil. */
const codeOf = (language: SiteLanguage) => (language === 'pt' ? 'pt-PT' : language);

/** Calls an API. Concurrent calls for the same place in the same language share one request. */
export function placesClient(options: GooglePlacesOptions, api: PlacesApi): GooglePlaces {
  const { apiKey, fetch = globalThis.fetch } = options;
  const base = options.url.replace(/\/+$/, '');
  const limits = { ...LIMITS, ...options.limits };
  const pending = new Map<string, Promise<GooglePlace>>();

  async function load(placeId: string, language: SiteLanguage): Promise<GooglePlace> {
    const { url, headers } = api.request(base, apiKey, placeId);
    if (language !== DEFAULT_SITE_LANGUAGE) url.searchParams.set(api.languageParameter, codeOf(language));
    const init = { headers: { accept: 'application/json', ...headers } };
    const response = await fetchJson(fetch, url.href, init, limits).catch((error: unknown) => {
      if (!(error instanceof RequestFailure)) throw error;
      throw new AppError('google-connection', { failure: error.kind }, { cause: error.cause });
    });
    const place = api.parse(response, placeId);
    if (place) return place;
    throw new AppError('google-unreadable', { isHtml: response.body.kind === 'html' });
  }

  return {
    place(placeId, admit = async () => {}, language = DEFAULT_SITE_LANGUAGE) {
      const key = `${language} ${placeId}`;
      const shared = pending.get(key);
      if (shared) return shared;
      const place = admit()
        .then(() => load(placeId, language))
        .finally(() => pending.delete(key));
      pending.set(key, place);
      return place;
    },
  };
}

/** An id for a review without one, such as all of the older API: no author writes two reviews in one second. */
export function derivedReviewId(author: string, seconds: number | null): string {
  return `unnamed-${createHash('sha256').update(`${author}\n${seconds}`).digest('base64url').slice(0, 22)}`;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * A URL that a page may link to or load from, or null. Only https is allowed, and http from this machine, where the
 * simulator serves its avatars.
 */
export function safeUrl(value: unknown): string | null {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url?.username !== '' || url.password !== '') return null;
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  return isAllowed ? url.href : null;
}
