import type { Authorization, Identity } from '#connectors/openid-connect/provider.ts';
import type { SingleSignOn } from '#connectors/openid-connect/single-sign-on.ts';
import { type AccessSetting, isSameAccess } from '#domain/accounts/access.ts';
import { anonymousVisitor, namedUser } from '#domain/accounts/actor.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import {
  type ClaimMapping,
  type Claims,
  claimValues,
  personNameFrom,
  roleOf,
  SsoError,
  usernameFrom,
} from '#domain/accounts/single-sign-on.ts';
import { AppError } from '#domain/errors.ts';
import type { NewEvent } from '#domain/events/event.ts';
import { isMailAddress } from '#domain/mail/mail.ts';
import type { Limits, SignIns, Stored } from '../context.ts';
import { recordEvent, recordRepeatable } from '../events/record-event.ts';
import { attemptPassword, type PasswordAttempt } from './password-attempts.ts';
import { completeSignIn, type SignedIn, type Visitor } from './sessions.ts';

/** A sign-in at the provider that has begun in a browser, which remembers it. */
export interface PendingSso extends Authorization {
  /** The page that it leads to. */
  redirect: string;
}

/**
 * Begins a sign-in at the provider.
 *
 * @param redirect the page that it leads to
 * @returns the address at the provider, and what the browser must remember
 * @throws {SsoError} unavailable
 */
export async function startSso(
  { provider }: SingleSignOn,
  redirect: string,
): Promise<{ url: string; pending: PendingSso }> {
  const { url, authorization } = await provider.start();
  return { url, pending: { ...authorization, redirect } };
}

/**
 * Completes a sign-in when the provider has returned: finds or adds the account of the identity, and gives it the role and
 * the properties of the claims.
 *
 * @param search the query string
 * @param pending what the browser remembers; null if no sign-in has begun there
 * @throws {SsoError} with what the page says; it is recorded, and counts as a failed sign-in from the address, unless no
 *   sign-in has begun in the browser: any web page can open this address
 * @throws {AppError} rate-limited after many of them
 */
export async function finishSso(
  context: SignIns & Limits,
  sso: SingleSignOn,
  { search, pending }: { search: string; pending: PendingSso | null },
  visitor: Visitor,
): Promise<SignedIn & { redirect: string }> {
  const actor = anonymousVisitor(visitor.address);
  if (!pending) {
    const error = new SsoError('expired', 'no sign-in has begun in this browser');
    const data = { refusal: error.refusal, reason: error.message };
    await recordRepeatable(context, actor, { kind: 'sign-in.failed', data });
    throw error;
  }
  const attempt: PasswordAttempt = { username: null, actor, deviceId: null, failure: 'sign-in.failed' };
  let refused: unknown;
  const check = () =>
    openSession(context, sso, search, pending, visitor).catch((error: unknown) => {
      // An outage of the provider is no failure of the visitor.
      if (!(error instanceof SsoError) || error.refusal === 'unavailable') throw error;
      refused = error;
      attempt.detail = { refusal: error.refusal, reason: error.message };
      return null;
    });
  const signedIn = await attemptPassword(context, attempt, check, {
    undo: ({ session }) => context.accounts.signOut(session.token),
  });
  if (!signedIn) throw refused;
  return signedIn;
}

async function openSession(
  context: SignIns,
  sso: SingleSignOn,
  search: string,
  pending: PendingSso,
  visitor: Visitor,
) {
  const identity = await sso.provider.finish(search, pending);
  const { issuer: by, idToken } = identity;
  const username = await accountOf(context, sso.mapping, identity, visitor.address);
  const session = await context.accounts.open(username, visitor, { idToken });
  if (!session) throw new SsoError('inactive', `${username} is deactivated`);
  return { ...(await completeSignIn(context, visitor, session, { by })), redirect: pending.redirect };
}

/** Uses the address that the provider has verified for a new account; later, people decide themselves. */
async function takeVerifiedEmail({ storage }: Stored, username: string, claims: Claims): Promise<void> {
  const { email, email_verified: isVerified } = claims;
  if (isVerified !== true || typeof email !== 'string' || !isMailAddress(email)) return;
  await storage.transact((tx) => tx.addresses.set(username, email));
}

/** The address that signs a session out at the provider too; null for other sessions. Call it before the session ends. */
export async function ssoSignOutUrl(
  { accounts, sso }: SignIns,
  sessionToken: string | null,
  returnTo: string,
): Promise<string | null> {
  const idToken = sso && sessionToken && (await accounts.idToken(sessionToken));
  return sso && idToken ? sso.provider.signOutUrl(idToken, returnTo) : null;
}

/** @returns the username of the account of an identity, with the role and the properties of today's claims */
async function accountOf(
  context: SignIns,
  mapping: ClaimMapping,
  identity: Identity,
  address: string,
): Promise<string> {
  const { accounts } = context;
  const { claims } = identity;
  const known = await accounts.findExternal(identity);
  if (known?.disabled) throw new SsoError('inactive', `${known.username} is deactivated`);
  const role = roleOf(claims, mapping);
  const access =
    mapping.groupClaim === null ? null : await accessFrom(context, claims, mapping.groupClaim, role);
  if (known) {
    await updateAccount(context, known, { identity, role, access, address });
    return known.username;
  }
  const wanted = usernameFrom(claims);
  const name = personNameFrom(claims, wanted);
  const username = await accounts.addExternal(identity, {
    username: wanted,
    name,
    role,
    access: access ?? 'all',
  });
  // Another request of the same person was faster.
  if (username === null) return accountOf(context, mapping, identity, address);
  const actor = namedUser(username, address);
  const data = { role, by: identity.issuer };
  await recordEvent(context, actor, { kind: 'user.added', target: username, data });
  await takeVerifiedEmail(context, username, claims);
  return username;
}

interface ProvidedAccount {
  identity: Identity;
  role: Role;
  /** Null if the provider does not decide about properties. */
  access: AccessSetting | null;
  address: string;
}

/** Gives an account what its provider says today, and records what that changes. @throws {SsoError} only-admin */
async function updateAccount(
  context: SignIns,
  { username, ...before }: { username: string; role: Role; access: AccessSetting },
  { identity, role, access, address }: ProvidedAccount,
): Promise<void> {
  const name = personNameFrom(identity.claims, username);
  try {
    await context.accounts.change(username, { name, role, ...(access && { access }) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    throw new SsoError('only-admin', error.message, { cause: error });
  }
  const actor = namedUser(username, address);
  const record = (event: NewEvent) => recordEvent(context, actor, { ...event, target: username });
  const by = identity.issuer;
  if (role !== before.role) await record({ kind: 'role.changed', data: { role, by } });
  if (access && !isSameAccess(access, before.access)) {
    await record({ kind: 'access.changed', data: { listings: access, by } });
  }
}

/** Admins work with all properties; others with those of the groups that the claim names. @throws {SsoError} no-properties */
async function accessFrom(
  { storage }: Stored,
  claims: Claims,
  groupClaim: string,
  role: string,
): Promise<AccessSetting> {
  if (role === 'admin') return 'all';
  const names = claimValues(claims, groupClaim).map((name) => name.toLowerCase());
  const groups = await storage.listingGroups.list();
  const groupIds = groups.filter(({ name }) => names.includes(name.toLowerCase())).map(({ id }) => id);
  if (groupIds.length === 0)
    throw new SsoError('no-properties', `no value of ${groupClaim} is a group of properties`);
  return { listingIds: [], groupIds };
}
