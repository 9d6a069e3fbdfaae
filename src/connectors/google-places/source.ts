import type { GooglePlace } from '#domain/google-review.ts';
import { ExchangeFailure, type ExchangeLimits, type Fetch } from '../json-exchange.ts';
import { noAnswer } from './refusals.ts';

/** Somebody is looking at the page meanwhile, so one attempt, and not for long. */
const LIMITS: ExchangeLimits = { headersMs: 8000, bodyMs: 8000, maxBytes: 1024 * 1024 };

export interface GooglePlacesOptions {
  /** Base address, such as `https://places.googleapis.com/v1`. */
  url: string;
  apiKey: string;
  fetch?: Fetch;
  limits?: Partial<ExchangeLimits>;
}

/** Google's reviews of places, whichever of its two services they come from. */
export interface GooglePlaces {
  /**
   * A place with the reviews that Google gives of it now. Nothing is kept: Google's terms (3.2.3) forbid it.
   * Whoever asks for a place while it is being asked for gets the same answer.
   *
   * @param admit runs before a request goes out, and not for who shares one under way; what it throws is thrown
   * @throws AppError 'not-found' for an id that Google does not know, else 'unavailable'
   */
  place(placeId: string, admit?: () => Promise<void>): Promise<GooglePlace>;
}

/** What both services need alike: the address without a slash at its end, and limits. */
export function settled({ url, apiKey, fetch = globalThis.fetch, limits }: GooglePlacesOptions) {
  return { base: url.replace(/\/+$/, ''), apiKey, fetch, limits: { ...LIMITS, ...limits } };
}

/** Lets everybody who asks for the same place at the same time share one request. */
export function sharing(ask: (placeId: string) => Promise<GooglePlace>): GooglePlaces {
  const underWay = new Map<string, Promise<GooglePlace>>();
  return {
    place(placeId, admit = async () => {}) {
      const shared = underWay.get(placeId);
      if (shared) return shared;
      const asked = admit()
        .then(() => ask(placeId))
        .finally(() => underWay.delete(placeId));
      underWay.set(placeId, asked);
      return asked;
    },
  };
}

/** Turns an exchange that failed into its sentence, and lets everything else through. */
export function refuse(error: unknown): never {
  throw error instanceof ExchangeFailure ? noAnswer(error.kind, error.cause) : error;
}
