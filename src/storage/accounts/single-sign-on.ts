import type { Kysely } from 'kysely';
import { sealer } from '../sealed-text.ts';
import type { Tables } from '../tables.ts';
import { addExternal, findExternal } from './external-accounts.ts';
import { type CookieKind, signedTokens } from './session-cookie.ts';

const NAME = { plain: 'reviews.sso', secure: '__Host-reviews.sso' } as const;
/** How long a sign-in at the provider may take. */
const MAX_AGE_SECONDS = 600;

/** A sign-in at the provider that has begun in this browser. */
interface Pending<Value> {
  value: Value;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What single sign-on stores: accounts by identity, and what a sign-in that has begun must match, in an encrypted cookie. */
export function openSingleSignOn(db: Kysely<Tables>, secret: string, kind: CookieKind) {
  const cookies = sealer('single sign-on', secret);
  const idTokens = sealer('ID token', secret);
  const setCookie = (value: string, maxAge: number) =>
    `${NAME[kind]}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${kind === 'secure' ? '; Secure' : ''}`;

  return {
    find: (identity: Parameters<typeof findExternal>[1]) => findExternal(db, identity),
    add: (identity: Parameters<typeof addExternal>[1], account: Parameters<typeof addExternal>[2]) =>
      addExternal(db, identity, account),

    /** The `Set-Cookie` value that remembers a sign-in until the provider returns. */
    remember(value: object): string {
      const pending: Pending<object> = { value, expiresAt: Date.now() + MAX_AGE_SECONDS * 1000 };
      return setCookie(cookies.seal(JSON.stringify(pending)), MAX_AGE_SECONDS);
    },

    /** What `remember` has stored in this browser; null if there is nothing, or it has expired. */
    remembered<Value>(cookie: string | undefined): Value | null {
      const own = (cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${NAME[kind]}=`));
      const text = own ? cookies.open(own.slice(NAME[kind].length + 1)) : null;
      const pending = text === null ? null : (JSON.parse(text) as Pending<Value>);
      return pending && pending.expiresAt > Date.now() ? pending.value : null;
    },

    /** The `Set-Cookie` value that forgets it: each is used once. */
    forget: () => setCookie('', 0),

    sealIdToken: (idToken: string) => idTokens.seal(idToken),

    /** The ID token with which the session of a `Cookie` header began; null for a session without single sign-on. */
    async idToken(cookie: string | undefined): Promise<string | null> {
      const tokens = signedTokens(cookie ?? '', secret, kind);
      if (tokens.length === 0) return null;
      const row = await db
        .selectFrom('sessions')
        .select('id_token')
        .where('token', 'in', tokens)
        .where('id_token', 'is not', null)
        .executeTakeFirst();
      return row?.id_token ? idTokens.open(row.id_token) : null;
    },
  };
}
