import { exactTime } from '#domain/dates.ts';
import type { EventKind } from '#domain/events/event.ts';
import type { AccountEvent } from '#storage/mail/account-events.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Clock, Logs, Mailing, Stored } from '../context.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { ACCOUNT_CHANGES, accountChangedMail, webhookDisabledMail } from './copy.ts';
import { queueMail } from './queue-mail.ts';

const KINDS: readonly EventKind[] = ['webhook.disabled', ...(Object.keys(ACCOUNT_CHANGES) as EventKind[])];

/** Reads new events and queues mails to the people whose accounts have changed, and to admins about webhooks. */
export function startAccountMails(context: Stored & Mailing & Clock & Logs): Repetition {
  const { storage, mailer } = context;
  async function run(): Promise<void> {
    if (!mailer || !(await storage.accountEvents.hasNew())) return;
    await storage.transact(async (tx) => {
      for (const event of await tx.accountEvents.takeNew(KINDS)) await queueFor(context, tx, event);
    });
  }
  return repeat(context, run, 'mails about accounts were not queued; will retry');
}

async function queueFor(context: Mailing & Clock, tx: Transaction, event: AccountEvent): Promise<void> {
  const { kind, target, data } = event;
  if (kind === 'webhook.disabled') {
    const content = webhookDisabledMail(target ?? '', data.reason === 'gone');
    for (const username of await tx.addresses.admins()) {
      await queueMail(context, tx, { to: { username }, kind: 'webhook-disabled', content });
    }
    return;
  }
  const username = ownerOf(event);
  if (username === null) return;
  const { actor, address, at } = event;
  const content = accountChangedMail(ACCOUNT_CHANGES[kind as keyof typeof ACCOUNT_CHANGES], {
    username,
    details: detailsOf(event),
    when: exactTime(at, context.timeZone),
    by: actor === username ? null : actor,
    // The address of an admin is not disclosed.
    from: actor === username || kind === 'sign-in.succeeded' ? address : null,
  });
  await queueMail(context, tx, { to: { username }, kind: 'account-changed', content });
}

/** The owner of the account that the event is about; null if no mail is sent about it. */
function ownerOf({ kind, actor, target, data }: AccountEvent): string | null {
  // Sign-ins with a provider do not record whether the device is known.
  if (kind === 'sign-in.succeeded') return data.isKnownDevice === false ? actor : null;
  if (kind === 'token.created') return typeof data.owner === 'string' ? data.owner : actor;
  // They asked for it themselves, and got the link.
  if (kind === 'password-reset.made' && actor === null) return null;
  return target;
}

function detailsOf({ kind, target, data }: AccountEvent): string | null {
  if (kind === 'token.created') return target;
  const detail = kind === 'role.changed' ? data.role : data.kind;
  return typeof detail === 'string' ? detail : null;
}
