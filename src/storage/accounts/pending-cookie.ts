import { sealer } from '../sealed-text.ts';
import type { CookieKind } from './session-cookie.ts';

interface Pending<Value> {
  value: Value;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Remembers what a sign-in that has begun must match, in an encrypted cookie of this browser.
 *
 * @param name also the purpose of the encryption
 */
export function pendingCookie<Value>(name: string, maxAgeSeconds: number, secret: string, kind: CookieKind) {
  const { seal, open } = sealer(name, secret);
  const fullName = kind === 'secure' ? `__Host-reviews.${name}` : `reviews.${name}`;
  const setCookie = (value: string, maxAge: number) =>
    `${fullName}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${kind === 'secure' ? '; Secure' : ''}`;

  return {
    /** The `Set-Cookie` value. */
    remember(value: Value): string {
      const pending: Pending<Value> = { value, expiresAt: Date.now() + maxAgeSeconds * 1000 };
      return setCookie(seal(JSON.stringify(pending)), maxAgeSeconds);
    },

    /** What this browser remembers; null if there is nothing, or it has expired. */
    remembered(cookie: string | undefined): Value | null {
      const own = (cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${fullName}=`));
      const text = own ? open(own.slice(fullName.length + 1)) : null;
      const pending = text === null ? null : (JSON.parse(text) as Pending<Value>);
      return pending && pending.expiresAt > Date.now() ? pending.value : null;
    },

    /** The `Set-Cookie` value that forgets it: each is used once. */
    forget: () => setCookie('', 0),
  };
}
