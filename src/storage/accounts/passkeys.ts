import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { AppError, messageOf } from '#domain/errors.ts';
import { onlyRow } from '../database/rows.ts';
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

interface StoredPasskey {
  public_key: Buffer;
  counter: string;
  transports: AuthenticatorTransportFuture[];
  username: string;
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
      const { rows } = await sql<Passkey>`
        select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
        where user_id = ${idOf(username)} order by created_at`.execute(db);
      return rows;
    },

    /** @returns the options of the ceremony, which the browser passes to the device */
    async startRegistration({ id: sessionId, user: { username, name } }: Session): Promise<object> {
      const { generateRegistrationOptions } = await load();
      const user = await sql<{ id: string }>`select id from users where username = ${username}`.execute(db);
      const options = await generateRegistrationOptions({
        rpName: PRODUCT,
        rpID,
        userID: new TextEncoder().encode(onlyRow(user).id),
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
      const { numAffectedRows } = await sql`
        insert into passkeys (id, user_id, name, public_key, counter, transports)
        values (${id}, ${idOf(session.user.username)}, ${name}, ${Buffer.from(publicKey)}, ${counter}, ${transports ?? []})
        on conflict do nothing`.execute(db);
      await changes.publish();
      return numAffectedRows === 1n;
    },

    /** @throws {AppError} not-found */
    async remove(username: string, id: string): Promise<void> {
      const { numAffectedRows } = await sql`
        delete from passkeys where id = ${id} and user_id = ${idOf(username)}`.execute(db);
      if (numAffectedRows === 0n) throw new AppError('unknown-passkey');
      await changes.publish();
    },

    async removeAll(username: string): Promise<void> {
      await sql`delete from passkeys where user_id = ${idOf(username)}`.execute(db);
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
      const { rows } = await sql<StoredPasskey>`
        select public_key, counter, transports, username from passkeys join users on users.id = user_id
        where passkeys.id = ${id}`.execute(db);
      const [row] = rows;
      if (!row || (session && row.username !== session.user.username)) return null;
      const { verifyAuthenticationResponse } = await load();
      const verified = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        ...expected(challenge),
        credential: {
          id,
          publicKey: new Uint8Array(row.public_key),
          counter: Number(row.counter),
          transports: row.transports,
        },
      }).catch(refused);
      if (!verified?.verified) return null;
      const { newCounter } = verified.authenticationInfo;
      await sql`update passkeys set counter = ${newCounter}, last_used_at = now()
        where id = ${id}`.execute(db);
      return row.username;
    },
  };

  /** The library throws for an answer that does not match. */
  function refused(error: unknown): null {
    log(`a passkey was refused: ${messageOf(error)}`);
    return null;
  }
}
