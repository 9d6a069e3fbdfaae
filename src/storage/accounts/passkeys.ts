import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { AppError, messageOf } from '#domain/errors.ts';
import type { Changes } from '../events/changes.ts';
import type { Db } from '../tables.ts';
import type { OneTimePurpose, OneTimeTokens } from './one-time-tokens.ts';
import type { Session } from './sessions.ts';
import { idOf } from './users.ts';

const PRODUCT = 'Reviews';

export interface Passkey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const purposeFor = (session: Session | null) => (session ? 'reauthenticate' : 'sign-in');

/** Passkeys (WebAuthn). The device verifies the person, so that a passkey counts as two factors. */
export function openPasskeys(
  db: Db,
  changes: Pick<Changes, 'publish'>,
  challenges: OneTimeTokens,
  { publicUrl, log }: { publicUrl: string; log: (message: string) => void },
) {
  const { hostname: rpID, origin } = new URL(publicUrl);
  // Loaded on demand, as for passwords.
  const load = () => import('@simplewebauthn/server');
  /** The challenge that a device signed, if it was for this purpose. Used up even if the rest of the response is invalid. */
  async function takeChallenge(response: unknown, purpose: OneTimePurpose, session: Session | null) {
    const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
    try {
      const { clientDataJSON } = (response as RegistrationResponseJSON).response;
      const { challenge } = decodeClientDataJSON(clientDataJSON);
      return (await challenges.take(challenge, purpose, session?.id ?? null)) ? challenge : null;
    } catch (error) {
      return refused(error);
    }
  }
  const expected = (expectedChallenge: string) => ({
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  return {
    async list(username: string): Promise<Passkey[]> {
      return db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
        .where('user_id', '=', idOf(username))
        .orderBy('created_at')
        .execute();
    },

    /** @returns the options of the ceremony, which the browser passes to the device */
    async startRegistration({ id: sessionId, user: { username, name } }: Session): Promise<object> {
      const { generateRegistrationOptions } = await load();
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const options = await generateRegistrationOptions({
        rpName: PRODUCT,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: username,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: (await this.list(username)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await challenges.issue('register', sessionId, options.challenge);
      return options;
    },

    /** @returns false if the device's response is not valid, was used before, or is too late */
    async register(name: string, response: unknown, session: Session): Promise<boolean> {
      const challenge = await takeChallenge(response, 'register', session);
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
          user_id: idOf(session.user.username),
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
        .where('user_id', '=', idOf(username))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new AppError('unknown-passkey');
      await changes.publish();
    },

    async removeAll(username: string): Promise<void> {
      await db.deleteFrom('passkeys').where('user_id', '=', idOf(username)).execute();
      await changes.publish();
    },

    /**
     * @param session that of a person who confirms their identity; null for a sign-in, where the device offers its passkeys
     * @returns the options of the ceremony
     */
    async start(session: Session | null): Promise<object> {
      const { generateAuthenticationOptions } = await load();
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        ...(session && {
          allowCredentials: (await this.list(session.user.username)).map(({ id }) => ({ id })),
        }),
      });
      await challenges.issue(purposeFor(session), session?.id ?? null, options.challenge);
      return options;
    },

    /** The username whose passkey signed the challenge; null if none did, or if it belongs to someone else than the session. */
    async verify(response: unknown, session: Session | null): Promise<string | null> {
      const challenge = await takeChallenge(response, purposeFor(session), session);
      const id = (response as Partial<AuthenticationResponseJSON>).id;
      if (challenge === null || typeof id !== 'string') return null;
      const row = await db
        .selectFrom('passkeys')
        .innerJoin('users', 'users.id', 'passkeys.user_id')
        .select(['passkeys.id', 'public_key', 'counter', 'transports', 'users.username'])
        .where('passkeys.id', '=', id)
        .executeTakeFirst();
      if (!row || (session && row.username !== session.user.username)) return null;
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
    log(`a passkey was refused: ${messageOf(error)}`);
    return null;
  }
}
