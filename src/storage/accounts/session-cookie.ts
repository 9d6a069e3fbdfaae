import { createHmac, timingSafeEqual } from 'node:crypto';

/** The names that better-auth gives the cookie. Over https the other one does not count: anybody near could have planted it. */
export const COOKIE = { plain: 'reviews.session_token', secure: '__Secure-reviews.session_token' } as const;
const finder = (name: string) => new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([^;]*)`, 'g');
const FOUND = { plain: finder(COOKIE.plain), secure: finder(COOKIE.secure) };
export type CookieKind = keyof typeof COOKIE;

/** Which of them it is where people reach the product at this address. */
export function cookieKind(publicUrl: string): CookieKind {
  return publicUrl.startsWith('https:') ? 'secure' : 'plain';
}

const MOST_KEPT = 1_000;

/**
 * Remembers which tokens stand in the headers that were found good, for a signature takes a while and a browser sends the
 * same again and again. It says nothing of whether their sessions still are.
 */
export function cookieReader(secret: string, kind: CookieKind): (cookie: string) => readonly string[] {
  const kept = new Map<string, readonly string[]>();
  return (cookie) => {
    const known = kept.get(cookie);
    if (known) return known;
    const tokens = signedTokens(cookie, secret, kind);
    if (tokens.length === 0) return tokens;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(cookie, tokens);
    return tokens;
  };
}

/**
 * The session tokens in a `Cookie` header whose signature is ours: better-auth signs as `token.signature`, with
 * HMAC-SHA256 in base64 (better-call, `crypto.ts`).
 */
export function signedTokens(cookie: string, secret: string, kind: CookieKind): string[] {
  return [...cookie.matchAll(FOUND[kind])].flatMap(([, value = '']) => {
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
