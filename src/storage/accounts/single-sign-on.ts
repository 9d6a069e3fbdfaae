import type { Kysely } from 'kysely';
import { sealer } from '../sealed-text.ts';
import type { Tables } from '../tables.ts';
import { addExternal, findExternal } from './external-accounts.ts';
import { pendingCookie } from './pending-cookie.ts';
import { type CookieKind, signedTokens } from './session-cookie.ts';

/** How long a sign-in at the provider may take. */
const MAX_AGE_SECONDS = 600;

/** What the answer of the provider must match, and the page that the sign-in leads to. */
export interface PendingSso {
  state: string;
  nonce: string;
  verifier: string;
  redirect: string;
}

/** What single sign-on stores: accounts by identity, and what a sign-in that has begun must match, in an encrypted cookie. */
export function openSingleSignOn(db: Kysely<Tables>, secret: string, kind: CookieKind) {
  const idTokens = sealer('ID token', secret);

  return {
    find: (identity: Parameters<typeof findExternal>[1]) => findExternal(db, identity),
    add: (identity: Parameters<typeof addExternal>[1], account: Parameters<typeof addExternal>[2]) =>
      addExternal(db, identity, account),

    /** A sign-in at the provider that has begun in this browser. */
    pending: pendingCookie<PendingSso>('sso', MAX_AGE_SECONDS, secret, kind),

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
