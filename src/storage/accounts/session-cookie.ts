import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name that better-auth gives its cookie over https. */
const NAME_OF_LIBRARY = '__Secure-reviews.session_token';
/**
 * The names of our cookies. Over https the plain one is ignored, because anyone on the network could have set it, and
 * `__Host-` makes browsers refuse one that another host of the domain sets.
 */
export const COOKIE = { plain: 'reviews.session_token', secure: '__Host-reviews.session_token' } as const;
const valuesOf = (name: string) => new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=([^;]*)`, 'g');
const VALUES = { plain: valuesOf(COOKIE.plain), secure: valuesOf(COOKIE.secure) };
export type CookieKind = keyof typeof COOKIE;

/** Renames the cookie in a `Set-Cookie` value of better-auth. */
export function ownCookie(setCookie: string): string {
  return setCookie.startsWith(`${NAME_OF_LIBRARY}=`)
    ? setCookie.replace(NAME_OF_LIBRARY, COOKIE.secure)
    : setCookie;
}

/** The session cookies in `Set-Cookie` values of better-auth, which sets others too. */
export function ownCookies(setCookies: readonly string[]): string[] {
  return setCookies
    .map(ownCookie)
    .filter((each) => each.startsWith(`${COOKIE.plain}=`) || each.startsWith(`${COOKIE.secure}=`));
}

/** The `Cookie` header that a browser sends after `Set-Cookie` values. */
export function cookieHeader(setCookies: readonly string[]): string {
  return setCookies.map((each) => each.split(';', 1)[0]).join('; ');
}

/** The session cookies in a `Cookie` header by better-auth's name. */
export function cookieOfLibrary(cookie: string, kind: CookieKind): string {
  const own = sessionCookies(cookie, kind);
  return kind === 'secure' ? own.replaceAll(COOKIE.secure, NAME_OF_LIBRARY) : own;
}

/** The kind of cookie that a product at this address uses. */
export function cookieKind(publicUrl: string): CookieKind {
  return publicUrl.startsWith('https:') ? 'secure' : 'plain';
}

/** The session cookies in a `Cookie` header; an empty text if there are none. */
export function sessionCookies(cookie: string, kind: CookieKind): string {
  return [...cookie.matchAll(VALUES[kind])].map(([, value]) => `${COOKIE[kind]}=${value}`).join('; ');
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

/** The `Set-Cookie` value of a session, signed as better-auth does. */
export function sessionCookie(
  token: string,
  maxAgeSeconds: number,
  secret: string,
  kind: CookieKind,
): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const value = encodeURIComponent(`${token}.${signature}`);
  const attributes = `Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${COOKIE[kind]}=${value}; ${attributes}${kind === 'secure' ? '; Secure' : ''}`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A value that better-auth did not write holds no token.
    return '';
  }
}
