import { type Actor, namedUser } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { isMailAddress, type OwnAddress, PROOF_HOURS } from '#domain/mail/mail.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Mailing, SignIns, Stored } from '../context.ts';
import { addressProofMail, oldAddressMail } from './copy.ts';
import { queueMail } from './queue-mail.ts';

/** What a link proves. */
interface Proof {
  username: string;
  email: string;
}

/** Mails an hour that one person can cause to addresses of their choice, and people to one address. */
const MAX_PER_HOUR = 10;
const MAX_PROOFS_PER_HOUR = 3;

/** @throws conflict without SMTP, and for a user of the demo, whose password everyone knows, unless its mails go nowhere */
export async function requireMail(
  { mailer, mailbox, accounts }: Mailing & SignIns,
  actor: Actor,
): Promise<void> {
  if (!mailer) throw new AppError('no-mail');
  if (!mailbox && (await accounts.isDemo(actor.name))) throw new AppError('demo-user');
}

/** @throws rate-limited */
export function limitMails({ ownMails }: Mailing, actor: Actor): void {
  const retryAfterSeconds = ownMails.take(actor.name, MAX_PER_HOUR);
  if (retryAfterSeconds !== null) throw new AppError('too-many-mails', {}, { retryAfterSeconds });
}

export function ownAddress({ storage }: Stored, actor: Actor): Promise<OwnAddress> {
  return storage.addresses.find(actor.name);
}

/**
 * Sends a link to a new address, which is used once it is opened. The same address again sends another link.
 *
 * @throws invalid; conflict without SMTP; rate-limited
 */
export async function setOwnAddress(
  context: SignIns & Mailing & Clock,
  actor: Actor,
  email: string,
): Promise<OwnAddress> {
  await requireMail(context, actor);
  limitMails(context, actor);
  if (!isMailAddress(email)) throw new AppError('mail-address');
  await context.storage.transact(async (tx) => {
    const retryAfterSeconds = await tx.addresses.secondsToNextProof(email, MAX_PROOFS_PER_HOUR);
    if (retryAfterSeconds !== null) throw new AppError('too-many-mails', {}, { retryAfterSeconds });
    await sendProof(context, tx, { username: actor.name, email });
  });
  return ownAddress(context, actor);
}

/** Sends a link to an address, which is pending until it is opened. */
export async function sendProof(
  context: Mailing & Clock,
  tx: Transaction,
  { username, email }: Proof,
): Promise<void> {
  const until = context.now().getTime() + PROOF_HOURS * 3_600_000;
  const token = context.mailContents.seal(`address ${until} ${username} ${email}`);
  const content = addressProofMail(username, `/confirm-email/${token}`, PROOF_HOURS);
  await tx.addresses.setPending(username, email);
  await queueMail(context, tx, {
    to: { address: email },
    kind: 'address-proof',
    content,
    hours: PROOF_HOURS,
  });
}

/** Removes the address, and one that is not proved yet. Nothing more is mailed, not even to reset the password. */
export async function removeOwnAddress(context: Stored & Mailing, actor: Actor): Promise<OwnAddress> {
  await context.storage.transact(async (tx) => {
    const { email } = await tx.addresses.find(actor.name);
    await tx.addresses.set(actor.name, null);
    await tx.links.withdrawResets(actor.name);
    if (email === null) return;
    await tellOldAddress(context, tx, { username: actor.name, email });
    await tx.events.insert(actor, { kind: 'email.changed', target: actor.name });
  });
  return ownAddress(context, actor);
}

/** What a link would prove. @throws not-found for one that was changed; conflict for one that has ended */
export async function readAddressProof(
  { mailContents, storage, now }: Stored & Mailing & Clock,
  token: string,
): Promise<Proof> {
  const [purpose, until, username = '', email = ''] = mailContents.open(token)?.split(' ') ?? [];
  if (purpose !== 'address') throw new AppError('link-unknown');
  const { pending } = await storage.addresses.find(username);
  if (Number(until) < now().getTime() || pending !== email) throw new AppError('address-proof-ended');
  return { username, email };
}

/** Proves an address by the link that was sent to it. @throws as `readAddressProof` */
export async function proveAddress(
  context: Stored & Mailing & Clock,
  token: string,
  address: string,
): Promise<Proof> {
  const proof = await readAddressProof(context, token);
  const { username, email } = proof;
  await context.storage.transact(async (tx) => {
    const before = await tx.addresses.find(username);
    if (!(await tx.addresses.prove(username, email))) throw new AppError('address-proof-ended');
    // A link that was sent to the old address must not set the password any more.
    await tx.links.withdrawResets(username);
    if (before.email !== null && before.email !== email) {
      await tellOldAddress(context, tx, { username, email: before.email });
    }
    await tx.events.insert(namedUser(username, address), { kind: 'email.changed', target: username });
  });
  return proof;
}

function tellOldAddress(context: Mailing, tx: Transaction, { username, email }: Proof): Promise<boolean> {
  const content = oldAddressMail(username);
  return queueMail(context, tx, { to: { address: email }, kind: 'account-changed', content });
}
