import type { JsonResponse } from '../http-json.ts';
import { legacyError } from './legacy-errors.ts';
import { LEGACY_FIELDS, parseLegacyPlace } from './legacy-place.ts';
import { type GooglePlaces, type GooglePlacesOptions, placesClient } from './source.ts';

/**
 * Place Details of the older Places API, the only one that returns the newest reviews. It answers errors with HTTP 200
 * too, and takes its key in the URL, so no request URL is ever logged or thrown.
 * Source: googlemaps/openapi-specification, `place/details/json`.
 *
 * @param options base URL such as `https://maps.googleapis.com/maps/api`
 */
export function createLegacyGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  return placesClient(options, {
    request(base, apiKey, placeId) {
      const query = new URLSearchParams({
        place_id: placeId,
        fields: LEGACY_FIELDS,
        reviews_sort: 'newest',
        key: apiKey,
      });
      return { url: `${base}/place/details/json?${query}`, headers: {} };
    },
    parse(response: JsonResponse, placeId) {
      const error = legacyError(response);
      if (error) throw error;
      return response.body.kind === 'json' ? parseLegacyPlace(response.body.value, placeId) : null;
    },
  });
}
