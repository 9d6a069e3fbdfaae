import type { GooglePlace } from '#domain/google-review.ts';
import { exchange } from '../json-exchange.ts';
import { LEGACY_FIELDS, legacyPlaceOf } from './legacy-place.ts';
import { legacyRefusal } from './legacy-refusals.ts';
import { unreadable } from './refusals.ts';
import { type GooglePlaces, type GooglePlacesOptions, refuse, settled, sharing } from './source.ts';

/**
 * Place Details of the older Places API, which alone can give the newest reviews. It answers HTTP 200 also when it
 * refuses, and takes its key in the address, which is why no address of a request is ever logged or thrown.
 * Source: googlemaps/openapi-specification, `place/details/json`.
 *
 * @param options base address such as `https://maps.googleapis.com/maps/api`
 */
export function createLegacyGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  const { base, apiKey, fetch, limits } = settled(options);

  async function ask(placeId: string): Promise<GooglePlace> {
    const query = new URLSearchParams({
      place_id: placeId,
      fields: LEGACY_FIELDS,
      reviews_sort: 'newest',
      key: apiKey,
    });
    const url = `${base}/place/details/json?${query}`;
    const answer = await exchange(fetch, url, { headers: { accept: 'application/json' } }, limits).catch(
      refuse,
    );
    const refusal = legacyRefusal(answer);
    if (refusal) throw refusal;
    const place = answer.content.kind === 'json' ? legacyPlaceOf(answer.content.value, placeId) : null;
    if (!place) throw unreadable(answer.content.kind);
    return place;
  }

  return sharing(ask);
}
