import { commonCalls } from '../control/common-calls.ts';
import { withControl } from '../control/control.ts';
import { withFailures } from '../failures/spoil.ts';
import { type Failures, openSwitchboard } from '../failures/switchboard.ts';
import { type RequestRecord, serve } from '../serve.ts';
import { avatar } from './avatar.ts';
import { GOOGLE_FAILURES, GOOGLE_MANNERS, type GoogleFailureName } from './known-failures.ts';
import { isLegacy, legacyDetails } from './legacy/legacy-details.ts';
import { placeDetails } from './place-details.ts';
import type { GooglePlace } from './place-record.ts';
import { COMPANY_PLACE_ID, demoPlaces } from './places.ts';

export interface GooglePlacesOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  apiKey?: string;
  places?: GooglePlace[];
}

export interface GooglePlacesSimulator {
  /** Base address of Places (New), `http://127.0.0.1:PORT/v1`. */
  url: string;
  /** Base address of the older API, `http://127.0.0.1:PORT/maps/api`. */
  legacyUrl: string;
  apiKey: string;
  /** The company's own place: the first of `places`. */
  placeId: string;
  /** Read on every request: edit it and the next answer differs. */
  places: GooglePlace[];
  requests: readonly RequestRecord[];
  /** Which requests fail, and how. */
  failures: Failures<GoogleFailureName>;
  /** The same over HTTP, `http://127.0.0.1:PORT/control`: its GET lists the calls. */
  controlUrl: string;
  close(): Promise<void>;
}

/** Starts a stand-in for Place Details of the Google Places API, in its new form and in the older one. */
export async function startGooglePlacesSimulator(
  options: GooglePlacesOptions = {},
): Promise<GooglePlacesSimulator> {
  const { apiKey = 'demo-places-key', places = demoPlaces() } = options;
  const requests: RequestRecord[] = [];
  const failures = openSwitchboard<GoogleFailureName>();
  const spoiled = withFailures(failures, GOOGLE_MANNERS, (request) => {
    const details = isLegacy(request.path) ? legacyDetails : placeDetails;
    return avatar(request.path) ?? details(places, apiKey, request);
  });
  const control = commonCalls({ failures, names: GOOGLE_FAILURES, requests });
  const { origin, close } = await serve({ ...options, requests }, withControl(control, spoiled));
  return {
    url: `${origin}/v1`,
    legacyUrl: `${origin}/maps/api`,
    apiKey,
    placeId: places[0]?.id ?? COMPANY_PLACE_ID,
    places,
    requests,
    failures,
    controlUrl: `${origin}/control`,
    close,
  };
}
