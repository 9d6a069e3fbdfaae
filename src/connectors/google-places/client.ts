import type { GooglePlace } from '#domain/google-review.ts';
import { exchange } from '../json-exchange.ts';
import { FIELD_MASK, placeOf } from './place.ts';
import { refusedWith, unreadable } from './refusals.ts';
import { type GooglePlaces, type GooglePlacesOptions, refuse, settled, sharing } from './source.ts';

/**
 * Place Details of the Google Places API (New), which gives the reviews that it finds most relevant and cannot be
 * asked for others: https://developers.google.com/maps/documentation/places/web-service.
 */
export function createGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  const { base, apiKey, fetch, limits } = settled(options);

  async function ask(placeId: string): Promise<GooglePlace> {
    const headers = {
      accept: 'application/json',
      'x-goog-api-key': apiKey,
      'x-goog-fieldmask': FIELD_MASK,
    };
    const url = `${base}/places/${encodeURIComponent(placeId)}`;
    const answer = await exchange(fetch, url, { headers }, limits).catch(refuse);
    if (answer.status !== 200) throw refusedWith(answer);
    const place = answer.content.kind === 'json' ? placeOf(answer.content.value, placeId) : null;
    if (!place) throw unreadable(answer.content.kind);
    return place;
  }

  return sharing(ask);
}
