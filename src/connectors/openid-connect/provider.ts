import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type Claims, SsoError } from '#domain/accounts/single-sign-on.ts';
import { messageOf } from '#domain/errors.ts';

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Separated by spaces. */
  scopes: string;
  /** The address of the product to which the provider returns. */
  redirectUri: string;
}

/** What must match when the provider returns; the browser remembers it in a signed cookie. */
export interface Authorization {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person whom the provider has identified. */
export interface Identity {
  issuer: string;
  subject: string;
  claims: Claims;
  /** Shown to the provider at the sign-out. */
  idToken: string;
}

export type Provider = ReturnType<typeof connectProvider>;

const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 30;
/** The provider's discovery document is read again after this time. */
const CONFIGURATION_MS = 3_600_000;
const SERVER_ERROR = 500;

/** An OpenID Connect provider, as its discovery document describes it: authorization code with PKCE. */
export function connectProvider({ issuer, clientId, clientSecret, scopes, redirectUri }: ProviderOptions) {
  let known: { configuration: Promise<Configuration>; at: number } | null = null;

  function configuration(): Promise<Configuration> {
    if (known && Date.now() - known.at < CONFIGURATION_MS) return known.configuration;
    const execute = [
      enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ];
    const metadata = { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const reading = discovery(new URL(issuer), clientId, metadata, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
    known = { configuration: reading, at: Date.now() };
    // A failure is not cached.
    reading.catch(() => {
      known = null;
    });
    return reading;
  }

  return {
    /** The address at the provider where the person signs in. @throws {SsoError} unavailable */
    async start(): Promise<{ url: string; authorization: Authorization }> {
      const authorization = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(await configuration().catch(refuse), {
        redirect_uri: redirectUri,
        scope: scopes,
        response_type: 'code',
        state: authorization.state,
        nonce: authorization.nonce,
        code_challenge: await calculatePKCECodeChallenge(authorization.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, authorization };
    },

    /**
     * Redeems the code with which the provider has returned.
     *
     * @param search the query string
     * @throws {SsoError}
     */
    async finish(search: string, { state, nonce, verifier }: Authorization): Promise<Identity> {
      try {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, new URL(search, redirectUri), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const identity = tokens.claims();
        if (!identity || !tokens.id_token) throw new SsoError('invalid', 'the provider sent no ID token');
        const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasUserInfo ? await fetchUserInfo(config, tokens.access_token, identity.sub) : {};
        const claims = { ...more, ...identity };
        return { issuer: identity.iss, subject: identity.sub, claims, idToken: tokens.id_token };
      } catch (error) {
        return refuse(error);
      }
    },

    /** The address that signs the person out at the provider; null if it has none or cannot be reached. */
    async signOutUrl(idToken: string, returnTo: string): Promise<string | null> {
      const config = await configuration().catch(() => null);
      if (!config?.serverMetadata().end_session_endpoint) return null;
      return buildEndSessionUrl(config, { id_token_hint: idToken, post_logout_redirect_uri: returnTo }).href;
    },
  };
}

function refuse(error: unknown): never {
  if (error instanceof SsoError) throw error;
  const options = { cause: error };
  if (error instanceof AuthorizationResponseError) {
    throw new SsoError('denied', `the provider refused: ${error.error}`, options);
  }
  if (isOutage(error)) throw new SsoError('unavailable', reasonOf(error), options);
  throw new SsoError('invalid', reasonOf(error), options);
}

function isOutage(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= SERVER_ERROR;
  if (!(error instanceof ClientError)) return error instanceof TypeError;
  if (error.code === 'OAUTH_TIMEOUT') return true;
  const { cause } = error;
  return cause instanceof TypeError || (cause instanceof Response && cause.status >= SERVER_ERROR);
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${messageOf(error)}${cause}`;
}
