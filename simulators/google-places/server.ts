import type { SimulatedResponse } from '../serve.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { COMPANY_PLACE_ID, demoPlaces } from './demo-places.ts';
import { GOOGLE_FAILURES, type GoogleFailureName, isLegacy } from './errors.ts';
import { legacyDetails } from './legacy-details.ts';
import type { GooglePlace } from './place.ts';
import { placeDetails } from './place-details.ts';

export interface GooglePlacesOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  host?: string;
  apiKey?: string;
  places?: GooglePlace[];
}

export interface GooglePlacesSimulator extends Simulator<GoogleFailureName> {
  /** Base address of Places (New), `http://127.0.0.1:PORT/v1`. */
  url: string;
  /** Base address of the legacy API, `http://127.0.0.1:PORT/maps/api`. */
  legacyUrl: string;
  apiKey: string;
  /** The company's own place: the first of `places`. */
  placeId: string;
  /** Read on every request: an edit changes the next response. */
  places: GooglePlace[];
}

/** Starts a simulator of Place Details of the Google Places API, both new and legacy. */
export async function startGooglePlacesSimulator(
  options: GooglePlacesOptions = {},
): Promise<GooglePlacesSimulator> {
  const { apiKey = 'demo-places-key', places = demoPlaces() } = options;
  const { origin, ...simulator } = await startSimulator({
    ...options,
    failureResponses: GOOGLE_FAILURES,
    answer(request) {
      const details = isLegacy(request.path) ? legacyDetails : placeDetails;
      return avatar(request.path) ?? details(places, apiKey, request);
    },
  });
  return {
    url: `${origin}/v1`,
    legacyUrl: `${origin}/maps/api`,
    apiKey,
    placeId: places[0]?.id ?? COMPANY_PLACE_ID,
    places,
    ...simulator,
  };
}

const COLOURS = ['#00695c', '#5d4037', '#283593', '#6a1b9a', '#ad1457', '#33691e'];

/** `/avatars/{number}/{letter}.svg`: the coloured initial that Google shows for authors without a photo. */
function avatar(path: string): SimulatedResponse | null {
  const [, number, code] = /^\/avatars\/(\d+)\/([\w%]{1,12})\.svg$/.exec(path) ?? [];
  if (!code) return null;
  const letter = [...code.replace(/%.*/, '')][0] ?? '?';
  const body =
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128"><rect width="128" height="128" ` +
    `fill="${COLOURS[Number(number) % COLOURS.length]}"/><text x="64" y="86" font-size="64" ` +
    `font-family="sans-serif" text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
}
