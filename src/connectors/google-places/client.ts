import type { GooglePlace } from '#domain/google-review.ts';
import { ExchangeFailure, type ExchangeLimits, exchange, type Fetch } from '../json-exchange.ts';
import { FIELD_MASK, placeOf } from './place.ts';
import { noAnswer, refusedWith, unreadable } from './refusals.ts';

/** Somebody is looking at the page meanwhile, so one attempt, and not for long. */
const LIMITS: ExchangeLimits = { headersMs: 8000, bodyMs: 8000, maxBytes: 1024 * 1024 };

export interface GooglePlacesOptions {
  /** Base address, such as `https://places.googleapis.com/v1`. */
  url: string;
  apiKey: string;
  fetch?: Fetch;
  limits?: Partial<ExchangeLimits>;
}

export interface GooglePlaces {
  /**
   * A place with the reviews that Google gives of it now. Nothing is kept: Google's terms (3.2.3) forbid it.
   * Whoever asks for a place while it is being asked for gets the same answer.
   *
   * @throws Refusal 'not-found' for an id that Google does not know, else 'unavailable'
   */
  place(placeId: string): Promise<GooglePlace>;
}

/** Place Details of the Google Places API (New): https://developers.google.com/maps/documentation/places/web-service. */
export function createGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  const { url, apiKey, fetch = globalThis.fetch } = options;
  const base = url.replace(/\/+$/, '');
  const limits = { ...LIMITS, ...options.limits };
  const underWay = new Map<string, Promise<GooglePlace>>();

  async function ask(placeId: string): Promise<GooglePlace> {
    const headers = {
      accept: 'application/json',
      'x-goog-api-key': apiKey,
      'x-goog-fieldmask': FIELD_MASK,
    };
    const answer = await exchange(
      fetch,
      `${base}/places/${encodeURIComponent(placeId)}`,
      { headers },
      limits,
    ).catch(refuse);
    if (answer.status !== 200) throw refusedWith(answer);
    const place = answer.content.kind === 'json' ? placeOf(answer.content.value, placeId) : null;
    if (!place) throw unreadable(answer.content.kind);
    return place;
  }

  return {
    place(placeId) {
      const shared = underWay.get(placeId);
      if (shared) return shared;
      const asked = ask(placeId).finally(() => underWay.delete(placeId));
      underWay.set(placeId, asked);
      return asked;
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof ExchangeFailure ? noAnswer(error.kind, error.cause) : error;
}
