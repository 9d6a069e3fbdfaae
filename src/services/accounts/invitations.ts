import { INVITATION_DAYS, type Invitation } from '#domain/accounts/account-link.ts';
import { type Actor, namedUser } from '#domain/accounts/actor.ts';
import { parseName } from '#domain/accounts/display-name.ts';
import { usernameProblem } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { Clock, Configured, Logs, Mailing, SignIns, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { requireMail, sendProof } from '../mail/addresses.ts';
import { invitationMail } from '../mail/copy.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endedLink, openLink, requireOpen } from './account-links.ts';
import { newPasswordProblem } from './passwords.ts';
import { personName, requireAccessTo } from './people.ts';
import { type SignedIn, signIn, type Visitor } from './sessions.ts';

/** The address is where the link is sent; null to show it only. */
export type NewInvitation = Pick<Invitation, 'label' | 'username' | 'email' | 'role' | 'access'>;

/** The invitations that can be accepted, the newest first. */
export function openInvitations({ storage }: Stored): Promise<Invitation[]> {
  return storage.links.listInvitations();
}

/**
 * Invites a person by a link, which is valid once.
 *
 * @returns the invitation with the token of its link, which is not stored
 * @throws invalid; conflict for a username that is taken, and where people must use single sign-on
 */
export async function invite(
  context: SignIns & Mailing & Configured,
  actor: Actor,
  { username, ...invitation }: NewInvitation,
): Promise<{ invitation: Invitation; token: string }> {
  requirePasswords(context);
  const { email } = invitation;
  if (email !== null) await requireMail(context, actor);
  const label = parseName(invitation.label, 'label');
  const name = username?.toLowerCase() ?? null;
  if (name !== null) await requireFree(context, name);
  await requireAccessTo(context, actor, invitation.access);
  const inviter = await personName(context, actor.name);
  const made = await context.storage.transact(async (tx) => {
    const inserted = await tx.links.insertInvitation({
      ...invitation,
      label,
      username: name,
      invitedBy: actor.name,
    });
    if (email !== null) {
      const { brandName } = context.settings.values;
      const content = invitationMail(brandName, inviter, `/invite/${inserted.token}`, INVITATION_DAYS);
      const hours = INVITATION_DAYS * 24;
      await queueMail(context, tx, { to: { address: email }, kind: 'invitation', content, hours });
    }
    return inserted;
  });
  const { role, access } = invitation;
  const data = { invitation: made.invitation.id, role, listings: access };
  await recordEvent(context, actor, { kind: 'invitation.made', target: label, data });
  return made;
}

/** @throws not-found for an invitation that cannot be accepted any more */
export async function withdrawInvitation(context: Stored & Logs, actor: Actor, id: number): Promise<void> {
  const isWithdrawn = await context.storage.transact((tx) => tx.links.end('invitations', id, 'withdrawn'));
  if (!isWithdrawn) throw new AppError('invitation-not-open');
  const data = { invitation: id };
  await recordEvent(context, actor, { kind: 'invitation.withdrawn', data });
}

/**
 * The open invitation of a link.
 *
 * @throws not-found for an unknown link; conflict for one that has ended, and where people must use single sign-on;
 *   rate-limited after many unknown ones
 */
export async function readInvitation(context: SignIns, visitor: Visitor, token: string): Promise<Invitation> {
  const found = await openLink(context, visitor, () => context.storage.links.invitationByToken(token));
  requirePasswords(context);
  return requireOpen('invitation', found);
}

/**
 * Makes the account of an invited person and signs them in.
 *
 * @throws as `readInvitation`; invalid, and conflict for a username that is taken or not that of the invitation, after which
 *   the link still works
 */
export async function acceptInvitation(
  context: SignIns & Mailing & Clock,
  visitor: Visitor,
  token: string,
  account: { username: string; name: string; password: string },
): Promise<SignedIn> {
  const { storage, accounts } = context;
  const { id, role, access, email, username: invited } = await readInvitation(context, visitor, token);
  const { password } = account;
  const username = account.username.toLowerCase();
  const name = parseName(account.name);
  if (invited !== null && username !== invited) throw new AppError('invited-username', { username: invited });
  await requireFree(context, username);
  const problem = await newPasswordProblem(context, password, { username, name });
  if (problem) throw new AppError(problem);
  // Marked first, so that two requests cannot both make an account.
  const isFirst = await storage.transact((tx) => tx.links.end('invitations', id, 'used'));
  if (!isFirst) throw endedLink('invitation', 'used');
  try {
    await accounts.add({ username, name, password, role, access });
  } catch (error) {
    await storage.transact((tx) => tx.links.reopen('invitations', id));
    throw error;
  }
  // The admin has the link too, so that its use does not prove the address.
  if (email !== null) await storage.transact((tx) => sendProof(context, tx, { username, email }));
  const actor = namedUser(username, visitor.address);
  const data = { invitation: id, role };
  await recordEvent(context, actor, { kind: 'invitation.accepted', target: username, data });
  return signIn(context, { username, password }, visitor);
}

/** @throws conflict if a new account could not sign in with its password */
function requirePasswords({ sso }: SignIns): void {
  if (!sso?.only) return;
  throw new AppError('invitation-needless', { provider: sso.label });
}

/** @throws invalid, conflict */
async function requireFree({ accounts }: SignIns, username: string): Promise<void> {
  const problem = usernameProblem(username);
  if (problem) throw new AppError(problem);
  const isTaken = (await accounts.list()).some((account) => account.username === username);
  if (isTaken) throw new AppError('username-taken', { username });
}
