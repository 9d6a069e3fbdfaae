import { createHash, randomBytes } from 'node:crypto';
import type { SimulatedRequest, SimulatedResponse } from '../serve.ts';

const SCOPE = 'https://www.googleapis.com/auth/business.manage';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

interface IssuedCode {
  redirectUri: string;
  challenge: string;
  scope: string;
}

/** The OAuth server of Google: a page that asks for consent, codes that work once, refresh tokens and their revocation. */
export function googleOauth(clientId: string, clientSecret: string) {
  const codes = new Map<string, IssuedCode>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Map<string, string>();
  const newToken = (prefix: string) => `${prefix}${randomBytes(24).toString('base64url')}`;

  function consentPage({ query }: SimulatedRequest): SimulatedResponse {
    const refused = problemOf(query);
    if (refused) return { status: 400, headers: HTML, body: page(`<h1>Error 400: ${refused}</h1>`) };
    const fields = [...query]
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
    return {
      status: 200,
      headers: HTML,
      body: page(
        `<h1>Flex Living Reviews wants access to your Google Account</h1>
        <form method="get" action="/o/oauth2/v2/auth/decision">${fields}
        <p><label><input type="checkbox" name="granted" value="yes" checked>
        See, edit, create and delete your Google business listings</label></p>
        <p><button name="choice" value="allow">Continue</button> <button name="choice" value="deny">Cancel</button></p>
        </form>`,
      ),
    };
  }

  function problemOf(query: URLSearchParams): string | null {
    if (query.get('client_id') !== clientId) return 'invalid_client';
    if (query.get('response_type') !== 'code' || !query.get('redirect_uri')) return 'invalid_request';
    if (query.get('code_challenge_method') !== 'S256' || !query.get('code_challenge'))
      return 'invalid_request';
    return null;
  }

  /** What a person chose on the page. */
  function decide({ query }: SimulatedRequest): SimulatedResponse {
    const redirectUri = query.get('redirect_uri') ?? '';
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (query.get('choice') === 'allow') {
      const code = newToken('4/');
      const scope = query.get('granted') === 'yes' ? (query.get('scope') ?? '') : 'openid';
      codes.set(code, { redirectUri, challenge: query.get('code_challenge') ?? '', scope });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    return { status: 302, headers: { location: back.href }, body: '' };
  }

  function token({ body }: SimulatedRequest): SimulatedResponse {
    const form = new URLSearchParams(body);
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } };
    }
    const grant = form.get('grant_type') === 'authorization_code' ? grantCode(form) : refresh(form);
    return grant ?? { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } };
  }

  function grantCode(form: URLSearchParams): SimulatedResponse | null {
    const code = form.get('code') ?? '';
    const issued = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!issued || issued.challenge !== challenge || issued.redirectUri !== form.get('redirect_uri'))
      return null;
    const refreshToken = addRefreshToken();
    return { status: 200, body: { ...access(refreshToken, issued.scope), refresh_token: refreshToken } };
  }

  function refresh(form: URLSearchParams): SimulatedResponse | null {
    const refreshToken = form.get('refresh_token') ?? '';
    return refreshTokens.has(refreshToken) ? { status: 200, body: access(refreshToken, SCOPE) } : null;
  }

  function access(refreshToken: string, scope: string) {
    const accessToken = newToken('ya29.');
    accessTokens.set(accessToken, refreshToken);
    return { access_token: accessToken, expires_in: 3599, scope, token_type: 'Bearer' };
  }

  function addRefreshToken(): string {
    const refreshToken = newToken('1//');
    refreshTokens.add(refreshToken);
    return refreshToken;
  }

  return {
    addRefreshToken,
    /** Ends all consents, as a person does in their Google account. */
    revokeAll() {
      refreshTokens.clear();
      accessTokens.clear();
    },
    /** Makes all access tokens expire. */
    expireAccess: () => accessTokens.clear(),
    isAuthorized: ({ headers }: SimulatedRequest) =>
      accessTokens.has((headers.authorization ?? '').replace(/^Bearer /, '')),
    /** Null for any other call. */
    answer(request: SimulatedRequest): SimulatedResponse | null {
      const { method, path } = request;
      if (method === 'GET' && path === '/o/oauth2/v2/auth') return consentPage(request);
      if (method === 'GET' && path === '/o/oauth2/v2/auth/decision') return decide(request);
      return method === 'POST' && path === '/token' ? token(request) : null;
    },
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const page = (content: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Sign in - Google Accounts (simulated)</title>
  <meta name="viewport" content="width=device-width"></head><body>${content}</body></html>`;
