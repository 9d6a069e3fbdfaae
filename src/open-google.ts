import { createGooglePlaces } from '#connectors/google-places/client.ts';
import { createLegacyGooglePlaces } from '#connectors/google-places/legacy-client.ts';
import type { Config } from './config.ts';

/** Google Places, by the API that the operator has chosen. */
export function openGoogle(
  { googleLegacy }: Pick<Config, 'googleLegacy'>,
  { url, legacyUrl, apiKey }: NonNullable<Config['google']>,
) {
  return googleLegacy
    ? createLegacyGooglePlaces({ url: legacyUrl, apiKey })
    : createGooglePlaces({ url, apiKey });
}
