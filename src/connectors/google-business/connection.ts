import type { SourceSettings } from '#domain/sources/source-account.ts';
import type { JsonResponse } from '../http-json.ts';
import type { LooseRecord } from '../loose-json.ts';
import { authorizedRequests } from '../requests/authorized-requests.ts';
import { type ConnectionOptions, openConnection } from '../requests/connection.ts';
import { accessTokenIn, oauthGrant } from '../requests/oauth-token.ts';
import type { RateLimit } from '../requests/rate-limiter.ts';
import { withRetries } from '../requests/retry.ts';
import { tokenProvider } from '../requests/token.ts';
import { requireRecord } from '../requests/upstream.ts';
import { addressesOf } from './addresses.ts';
import { GOOGLE, withoutErrorEnvelope } from './errors.ts';
import { GOOGLE_TOKEN, googleTokens } from './token.ts';

/** The quota of a project whose access Google has approved (Business Profile APIs, "Limits"). */
export const GOOGLE_RATE_LIMIT: RateLimit = { requests: 300, windowMs: 60_000 };

/** Requests with the refresh token of a consent. Paths are complete addresses, because each service has its own host. */
export function openGoogle(options: ConnectionOptions, settings: SourceSettings) {
  const addresses = addressesOf(options.url);
  const { clientId = '', clientSecret = '', refreshToken = '' } = settings;
  const { requests, tokenStore, close } = openConnection({ ...options, url: '' }, GOOGLE, GOOGLE_RATE_LIMIT, {
    ...settings,
    clientId,
    clientSecret,
    refreshToken,
  });
  const form = {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  };
  const { get, send } = authorizedRequests({
    ...requests,
    tokens: (sendOnce) =>
      tokenProvider(
        tokenStore,
        async () => {
          const endpoint = googleTokens(sendOnce, addresses.token, withRetries, requests.retry);
          return accessTokenIn(await oauthGrant(endpoint, form), requests.retry, GOOGLE_TOKEN);
        },
        requests.retry,
      ),
    isTokenRejection: ({ status }) => status === 401,
  });
  const answer = async (address: string): Promise<JsonResponse> => withoutErrorEnvelope(await get(address));
  return {
    addresses,
    close,
    get: answer,
    read: async (address: string): Promise<LooseRecord> => requireRecord(GOOGLE, await answer(address)),
    put: async (address: string, body: object): Promise<JsonResponse> =>
      withoutErrorEnvelope(await send('PUT', address, body)),
  };
}
