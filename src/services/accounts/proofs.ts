import { AppError } from '#domain/errors.ts';
import type { TokenHolder } from '#storage/accounts/one-time-tokens.ts';
import type { Context } from '../context.ts';
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
export function startPasskeyProof({ accounts }: Context, { user, cookie }: Self): Promise<object> {
  return accounts.passkeys.start(accounts.holderOf(user.username, cookie));
}

/**
 * Issues a proof of identity, valid once, in this session, for a few minutes.
 *
 * @param call that the proof is for, such as `POST /tokens`
 * @throws {AppError} invalid without evidence; forbidden for wrong evidence; rate-limited after repeated failures
 */
export async function giveProof(
  context: Context,
  { user: { username, isExternal }, actor, cookie }: Self,
  call: string,
  evidence: Evidence,
): Promise<string> {
  const { accounts } = context;
  const holder = accounts.holderOf(username, cookie);
  const kind = (['password', 'code', 'passkey'] as const).find((each) => evidence[each] !== undefined);
  if (kind === undefined) {
    await requireRecentSignIn(context, holder, isExternal ?? false);
    return accounts.oneTimeTokens.issue(`call ${call}`, holder);
  }
  const { password = '', code = '', passkey } = evidence;
  const check = {
    password: () => accounts.isPassword(username, password),
    code: () => accounts.oneTimePasswords.verify(username, code, cookie),
    passkey: async () => (await accounts.passkeys.verify(passkey, holder)) !== null,
  }[kind];
  const attempt = {
    username,
    actor,
    cookie,
    failure: 'reauthentication.failed',
    detail: { by: kind },
  } as const;
  const isProven = await attemptPassword(context, attempt, async () => (await check()) || null);
  if (!isProven) throw new AppError('wrong-proof', { by: kind }, { isRecorded: true });
  return accounts.oneTimeTokens.issue(`call ${call}`, holder);
}

/** Uses a proof up. @throws {AppError} reauthentication-required if it is missing, or not valid for this call */
export async function requireProof(
  { accounts }: Context,
  { user, cookie }: Self,
  call: string,
  proof: string | undefined,
): Promise<void> {
  const holder = accounts.holderOf(user.username, cookie);
  if (proof !== undefined && (await accounts.oneTimeTokens.take(proof, `call ${call}`, holder))) return;
  throw new AppError('proof-required');
}

/** People without a password confirm with their provider. @throws {AppError} invalid, forbidden */
async function requireRecentSignIn(
  { accounts, sso }: Context,
  holder: TokenHolder,
  isExternal: boolean,
): Promise<void> {
  if (!isExternal) throw new AppError('proof-missing');
  if (await accounts.oneTimeTokens.hasJustSignedIn(holder)) return;
  throw new AppError('proof-by-sign-in', { provider: sso?.label ?? null });
}
