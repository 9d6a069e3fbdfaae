import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { type Kysely, sql } from 'kysely';
import { AppError, messageOf } from '#domain/errors.ts';
import type { Changes } from '../changes/changes.ts';
import type { Tables } from '../tables.ts';
import type { AuthOptions } from './auth.ts';
import { pendingCookie } from './pending-cookie.ts';
import { cookieKind } from './session-cookie.ts';
import { idOf } from './user-rows.ts';

/** How long a person may take to confirm at their device. */
const MAX_AGE_SECONDS = 300;
const PRODUCT = 'Reviews';

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The options of a ceremony, which the browser passes to the device, and the cookie with its challenge. */
export interface Ceremony {
  options: object;
  setCookie: string;
}

/** Passkeys (WebAuthn). The device verifies the person, so that a passkey counts as two factors. */
export function openPasskeys(
  db: Kysely<Tables>,
  changes: Pick<Changes, 'publish'>,
  { publicUrl, secret, log }: AuthOptions,
) {
  const { hostname: rpID, origin } = new URL(publicUrl);
  const challenges = pendingCookie<string>('passkey', MAX_AGE_SECONDS, secret, cookieKind(publicUrl));
  // Loaded on demand, as for passwords.
  const load = () => import('@simplewebauthn/server');
  const expected = (expectedChallenge: string) => ({
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  const ownedBy = (username: string) =>
    sql<boolean>`user_id = (select id from users where username = ${username})`;

  return {
    forget: challenges.forget,

    async list(username: string): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where(ownedBy(username))
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      }));
    },

    async startRegistration({ username, name }: { username: string; name: string }): Promise<Ceremony> {
      const { generateRegistrationOptions } = await load();
      const options = await generateRegistrationOptions({
        rpName: PRODUCT,
        rpID,
        userID: new TextEncoder().encode(await idOf(db, username)),
        userName: username,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: (await this.list(username)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { options, setCookie: challenges.remember(options.challenge) };
    },

    /** @returns false if the device's answer is not valid, or too late */
    async register(
      username: string,
      name: string,
      response: unknown,
      cookie: string | undefined,
    ): Promise<boolean> {
      const challenge = challenges.remembered(cookie);
      if (challenge === null) return false;
      const { verifyRegistrationResponse } = await load();
      const verified = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        ...expected(challenge),
      }).catch(refused);
      if (!verified?.verified) return false;
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkeys')
        .values({
          id,
          user_id: await idOf(db, username),
          name,
          public_key: Buffer.from(publicKey),
          counter,
          transports: transports ?? [],
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      await changes.publish();
      return numInsertedOrUpdatedRows === 1n;
    },

    /** @throws {AppError} not-found */
    async remove(username: string, id: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where(ownedBy(username))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('not-found', 'There is no such passkey.');
      await changes.publish();
    },

    async startSignIn(): Promise<Ceremony> {
      const { generateAuthenticationOptions } = await load();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      return { options, setCookie: challenges.remember(options.challenge) };
    },

    /** The username whose passkey has signed the challenge of this browser; null if none has. */
    async verify(response: unknown, cookie: string | undefined): Promise<string | null> {
      const challenge = challenges.remembered(cookie);
      const id = (response as Partial<AuthenticationResponseJSON>).id;
      if (challenge === null || typeof id !== 'string') return null;
      const row = await db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .select(['passkeys.id', 'public_key', 'counter', 'transports', 'users.username'])
        .where('passkeys.id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { verifyAuthenticationResponse } = await load();
      const verified = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        ...expected(challenge),
        credential: {
          id: row.id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
          transports: row.transports as AuthenticatorTransportFuture[],
        },
      }).catch(refused);
      if (!verified?.verified) return null;
      const { newCounter } = verified.authenticationInfo;
      await db
        .updateTable('passkeys')
        .set({ counter: newCounter, last_used_at: sql`now()` })
        .where('id', '=', row.id)
        .execute();
      return row.username;
    },
  };

  /** The library throws for an answer that does not match. */
  function refused(error: unknown): null {
    log('warn', `a passkey was refused: ${messageOf(error)}`);
    return null;
  }
}
