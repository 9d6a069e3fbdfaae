import { AppError } from '#domain/errors.ts';
import { isSubscribedKind, type MailPath, type SubscribedKind } from '#domain/mail/mail.ts';
import type { Sealer } from '#storage/sealed-text.ts';
import type { Mailing, Stored } from '../context.ts';

/** The page on which one person, or one bare address, unsubscribes from a kind of mail without signing in. */
export function unsubscribePath(mailContents: Sealer, recipient: string, kind: SubscribedKind): MailPath {
  return `/unsubscribe/${mailContents.seal(`unsubscribe ${kind} ${recipient}`)}`;
}

/** What a link unsubscribes from. @throws not-found for one that was changed */
export function readUnsubscribeLink(
  { mailContents }: Mailing,
  token: string,
): { recipient: string; kind: SubscribedKind } {
  const [purpose, kind = '', recipient = ''] = mailContents.open(token)?.split(' ') ?? [];
  if (purpose !== 'unsubscribe' || !isSubscribedKind(kind)) throw new AppError('link-unknown');
  return { recipient, kind };
}

/** Ends a kind of mail for the recipient of a link. Repeating it changes nothing. @throws not-found */
export async function unsubscribe(
  context: Stored & Mailing,
  token: string,
): Promise<{ kind: SubscribedKind }> {
  const { recipient, kind } = readUnsubscribeLink(context, token);
  await context.storage.transact((tx) => tx.mails.unsubscribe(recipient, kind));
  return { kind };
}
