import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name that better-auth gives the cookie, which has a prefix over https. */
const NAME = /(?:^|;\s*)(?:__Secure-)?reviews\.session_token=([^;]*)/g;

/**
 * The session tokens in a `Cookie` header whose signature is ours: better-auth signs as `token.signature`, with
 * HMAC-SHA256 in base64 (better-call, `crypto.ts`).
 */
export function signedTokens(cookie: string, secret: string): string[] {
  return [...cookie.matchAll(NAME)].flatMap(([, value = '']) => {
    const signed = decoded(value);
    const at = signed.lastIndexOf('.');
    if (at < 1) return [];
    const token = signed.slice(0, at);
    const given = Buffer.from(signed.slice(at + 1), 'base64');
    const ours = createHmac('sha256', secret).update(token).digest();
    return given.length === ours.length && timingSafeEqual(given, ours) ? [token] : [];
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not what we wrote, so it is no token.
    return '';
  }
}
