import { createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie names of better-auth. Over https the plain one is ignored: anyone on the network could have set it. */
export const COOKIE = { plain: 'reviews.session_token', secure: '__Secure-reviews.session_token' } as const;
const valuesOf = (name: string) => new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([^;]*)`, 'g');
const VALUES = { plain: valuesOf(COOKIE.plain), secure: valuesOf(COOKIE.secure) };
export type CookieKind = keyof typeof COOKIE;

/** The kind of cookie that a product at this address uses. */
export function cookieKind(publicUrl: string): CookieKind {
  return publicUrl.startsWith('https:') ? 'secure' : 'plain';
}

/**
 * The session tokens in a `Cookie` header with a valid signature. better-auth signs as `token.signature`, with HMAC-SHA256
 * in base64 (better-call, `crypto.ts`).
 */
export function signedTokens(cookie: string, secret: string, kind: CookieKind): string[] {
  return [...cookie.matchAll(VALUES[kind])].flatMap(([, value = '']) => {
    const signed = decode(value);
    const dot = signed.lastIndexOf('.');
    if (dot < 1) return [];
    const token = signed.slice(0, dot);
    const signature = Buffer.from(signed.slice(dot + 1), 'base64');
    const expected = createHmac('sha256', secret).update(token).digest();
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? [token] : [];
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A value that better-auth did not write holds no token.
    return '';
  }
}
