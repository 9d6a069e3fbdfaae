import { AppError } from '#domain/errors.ts';
import type { Session } from '#storage/accounts/sessions.ts';
import type { SignIns } from '../context.ts';
import type { Self } from './account.ts';
import { attemptPassword } from './password-attempts.ts';

/** The evidence of a person's identity: one of these, or nothing if they have just signed in with a provider. */
export interface Evidence {
  password?: string | undefined;
  /** The code of an authenticator app. */
  code?: string | undefined;
  /** The response of a device, as WebAuthn defines it. */
  passkey?: unknown;
}

/** Starts a proof with a passkey. @returns the options of the ceremony */
export function startPasskeyProof({ accounts }: SignIns, { session }: Self): Promise<object> {
  return accounts.passkeys.start(session);
}

/**
 * Issues a proof of identity, valid once, in this session, for a few minutes.
 *
 * @param call that the proof is for, such as `POST /tokens`
 * @throws {AppError} invalid without evidence; forbidden for wrong evidence; rate-limited after repeated failures
 */
export async function giveProof(
  context: SignIns,
  { session, actor, deviceId }: Self,
  call: string,
  evidence: Evidence,
): Promise<string> {
  const { accounts } = context;
  const { username } = session.user;
  const kind = (['password', 'code', 'passkey'] as const).find((each) => evidence[each] !== undefined);
  if (kind === undefined) {
    await requireRecentSignIn(context, session);
    return accounts.oneTimeTokens.issue(`call ${call}`, session.id);
  }
  const { password = '', code = '', passkey } = evidence;
  const check = {
    password: () => accounts.isPassword(username, password),
    code: () => accounts.oneTimePasswords.verify(username, code, 'refused'),
    passkey: async () => (await accounts.passkeys.verify(passkey, session)) !== null,
  }[kind];
  const attempt = {
    username,
    actor,
    deviceId,
    failure: 'reauthentication.failed',
    detail: { by: kind },
  } as const;
  const isProven = await attemptPassword(context, attempt, async () => (await check()) || null);
  if (!isProven) throw new AppError('wrong-proof', { by: kind }, { isRecorded: true });
  return accounts.oneTimeTokens.issue(`call ${call}`, session.id);
}

/** Uses a proof up. @throws {AppError} reauthentication-required if it is missing, or not valid for this call */
export async function requireProof(
  { accounts }: SignIns,
  { session }: Self,
  call: string,
  proof: string | undefined,
): Promise<void> {
  if (proof !== undefined && (await accounts.oneTimeTokens.take(proof, `call ${call}`, session.id))) return;
  throw new AppError('proof-required');
}

/** People without a password confirm with their provider. @throws {AppError} invalid, forbidden */
async function requireRecentSignIn({ accounts, sso }: SignIns, session: Session): Promise<void> {
  if (!session.user.isExternal) throw new AppError('proof-missing');
  if (await accounts.hasJustBegun(session)) return;
  throw new AppError('proof-by-sign-in', { provider: sso?.label ?? null });
}
