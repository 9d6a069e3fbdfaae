import {
  type EndedLink,
  INVITATION_DAYS,
  type LinkState,
  PASSWORD_RESET_HOURS,
} from '#domain/accounts/account-link.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '../context.ts';
import { attemptPassword } from './password-attempts.ts';
import type { Visitor } from './sessions.ts';

type LinkKind = 'invitation' | 'reset';

const UNKNOWN =
  'This link is not valid. Check that you have opened all of it, or ask an admin for a new one.';
const ENDED: Record<LinkKind, Record<EndedLink, string>> = {
  invitation: {
    used: 'This invitation has been used. Sign in, or ask an admin for a new one.',
    withdrawn: 'This invitation was withdrawn. Ask an admin for a new one.',
    expired: `This invitation has expired: it was valid for ${INVITATION_DAYS} days. Ask an admin for a new one.`,
  },
  reset: {
    used: 'This link has been used. Sign in with your new password, or ask an admin for a new link.',
    withdrawn: 'This link was withdrawn. Open a newer one, or ask an admin for another.',
    expired: `This link has expired: it was valid for ${PASSWORD_RESET_HOURS} hours. Ask an admin for a new one.`,
  },
};

/**
 * Looks up a link. Unknown ones count as failed sign-ins from the visitor's address.
 *
 * @throws not-found, rate-limited
 */
export async function openLink<Link extends object>(
  context: Context,
  { address, deviceId }: Visitor,
  find: () => Promise<Link | null>,
): Promise<Link> {
  const actor = { kind: 'anonymous', name: null, address } as const;
  const link = await attemptPassword(
    context,
    { username: null, actor, deviceId, failure: 'link.refused' },
    find,
  );
  if (!link) throw new AppError('not-found', UNKNOWN);
  return link;
}

/** @throws conflict for a link that has ended, with what to do */
export function requireOpen<Link extends { state: LinkState }>(kind: LinkKind, link: Link): Link {
  if (link.state === 'open') return link;
  throw endedLink(kind, link.state);
}

export function endedLink(kind: LinkKind, state: EndedLink): AppError {
  return new AppError('conflict', ENDED[kind][state]);
}
