import type { EndedLink, LinkState } from '#domain/accounts/account-link.ts';
import { anonymousVisitor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { SignIns } from '../context.ts';
import { attemptPassword } from './password-attempts.ts';
import type { Visitor } from './sessions.ts';

type LinkKind = 'invitation' | 'reset';

/**
 * Looks up a link. Unknown ones count as failed sign-ins from the visitor's address.
 *
 * @throws not-found, rate-limited
 */
export async function openLink<Link extends object>(
  context: SignIns,
  { address, deviceId }: Visitor,
  find: () => Promise<Link | null>,
): Promise<Link> {
  const link = await attemptPassword(
    context,
    { username: null, actor: anonymousVisitor(address), deviceId, failure: 'link.refused' },
    find,
  );
  if (!link) throw new AppError('link-unknown');
  return link;
}

/** @throws conflict for a link that has ended, with what to do */
export function requireOpen<Link extends { state: LinkState }>(kind: LinkKind, link: Link): Link {
  if (link.state === 'open') return link;
  throw endedLink(kind, link.state);
}

export function endedLink(kind: LinkKind, state: EndedLink): AppError {
  return new AppError('link-ended', { kind, state });
}
