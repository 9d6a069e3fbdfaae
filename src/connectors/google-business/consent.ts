import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { lineOf } from '../listing-fields.ts';
import { stringOf } from '../loose-json.ts';
import { sender } from '../requests/authorized-requests.ts';
import { openConnection } from '../requests/connection.ts';
import { oauthGrant } from '../requests/oauth-token.ts';
import { withoutRetries } from '../requests/retry.ts';
import { wrongFormat } from '../requests/upstream.ts';
import type { SourceConsent } from '../source.ts';
import { addressesOf } from './addresses.ts';
import { GOOGLE_RATE_LIMIT, openGoogle } from './connection.ts';
import { GOOGLE } from './errors.ts';
import { pagesOf } from './lists.ts';
import { googleTokens } from './token.ts';

const SCOPE = 'https://www.googleapis.com/auth/business.manage';
const VERIFIER_BYTES = 32;
/** The largest page of accounts (Account Management API v1). */
const ACCOUNTS_PER_PAGE = 20;

/** OAuth 2.0 for web server applications (https://developers.google.com/identity/protocols/oauth2/web-server). */
export const googleConsent: SourceConsent = {
  provider: 'Google',
  /** `offline` asks for a refresh token, which Google only sends again after another consent. */
  start({ clientId = '' }, { redirectUri, state }, url) {
    const codeVerifier = randomBytes(VERIFIER_BYTES).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: SCOPE,
      access_type: 'offline',
      prompt: 'consent',
      state,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return { address: `${addressesOf(url).consent}?${query}`, codeVerifier };
  },

  async grant({ clientId = '', clientSecret = '' }, { code, redirectUri, codeVerifier }, options) {
    const form = {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    };
    const { requests, close } = openConnection({ ...options, url: '' }, GOOGLE, GOOGLE_RATE_LIMIT, {
      clientId,
      clientSecret,
    });
    const sendOnce = sender(requests, requests.limiter);
    // A code works once.
    const endpoint = googleTokens(sendOnce, addressesOf(options.url).token, withoutRetries, requests.retry);
    const answer = await oauthGrant(endpoint, form).finally(close);
    const refreshToken = stringOf(answer.refresh_token).trim();
    const scopes = stringOf(answer.scope).split(' ');
    // A person can take the scope away on Google's page and still continue.
    if (!scopes.includes(SCOPE)) throw new AppError('source-consent-partial', { source: GOOGLE.name });
    if (refreshToken === '') throw wrongFormat(GOOGLE);
    const settings = { clientId, clientSecret, refreshToken };
    const google = openGoogle(options, settings);
    try {
      const accounts: { account: string; name: string }[] = [];
      const path = `${google.addresses.accounts}/accounts?pageSize=${ACCOUNTS_PER_PAGE}`;
      for await (const { rows } of pagesOf(google.read, path, 'accounts')) {
        for (const row of rows) {
          const account = stringOf(row.name);
          accounts.push({ account, name: lineOf(row, 'accountName') ?? account });
        }
      }
      return accounts.map(({ account, name }) => ({ account, name, settings: { ...settings, account } }));
    } finally {
      await google.close();
    }
  },
};
