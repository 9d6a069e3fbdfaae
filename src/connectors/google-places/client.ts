import type { JsonResponse } from '../http-json.ts';
import { errorResponse } from './errors.ts';
import { FIELD_MASK, parsePlace } from './place.ts';
import { type GooglePlaces, type GooglePlacesOptions, placesClient } from './source.ts';

/**
 * Place Details of the Google Places API (New), which returns the reviews that it finds most relevant:
 * https://developers.google.com/maps/documentation/places/web-service.
 */
export function createGooglePlaces(options: GooglePlacesOptions): GooglePlaces {
  return placesClient(options, {
    request: (base, apiKey, placeId) => ({
      url: new URL(`${base}/places/${encodeURIComponent(placeId)}`),
      headers: { 'x-goog-api-key': apiKey, 'x-goog-fieldmask': FIELD_MASK },
    }),
    languageParameter: 'languageCode',
    parse(response: JsonResponse, placeId) {
      if (response.status !== 200) throw errorResponse(response);
      return response.body.kind === 'json' ? parsePlace(response.body.value, placeId) : null;
    },
  });
}
