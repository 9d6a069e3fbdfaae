import { networksOf } from '#domain/accounts/network.ts';
import type { SecurityActor, SecurityEvent } from '#domain/accounts/security-event.ts';
import { messageOf } from '#domain/errors.ts';
import type { Context } from '../context.ts';

/** Within this time, a repeatable event is recorded once. */
export const REPEATABLE_WINDOW_MS = 15 * 60_000;

/**
 * Records something that matters for security, in the log and in the table `security_events`. Called after it took
 * effect, which it does not undo: when the row cannot be stored, the log has it.
 */
export async function recordSecurityEvent(
  { storage, log, outageLog }: Context,
  actor: SecurityActor,
  event: SecurityEvent,
): Promise<void> {
  const { kind, name, address } = actor;
  log.info({ event: { actorKind: kind, actor: name, address, ...event } }, 'security event');
  try {
    await storage.transact((tx) => tx.securityEvents.insert(actor, event));
  } catch (error) {
    outageLog.error(
      { reason: messageOf(error) },
      'a security event could not be stored and is in the log only',
    );
  }
}

/**
 * Records an event that anyone can cause without limit: at most once in 15 minutes for an actor and network, so that a flood
 * does not fill the log. The next event has the number of omitted ones.
 *
 * @param kind distinguishes events with the same action
 */
export async function recordRepeatable(
  context: Context,
  actor: SecurityActor,
  event: SecurityEvent,
  kind = '',
): Promise<void> {
  const { customer, site } = networksOf(actor.address ?? '');
  const key = [event.action, kind, actor.kind, actor.name, site ?? customer].join('\n');
  const { count, before } = context.repeatableEvents.add(key);
  if (count > 1) return;
  const detail = { ...event.detail, ...(before > 1 && { omitted: before - 1 }) };
  await recordSecurityEvent(context, actor, { ...event, detail });
}

/** Called by the scheduler. */
export async function deleteOldSecurityEvents({ storage, settings }: Context): Promise<void> {
  // A shorter time can concern the addresses of very many decisions.
  await storage.transactLong((tx) => tx.securityEvents.deleteOld(settings.values.activityDays));
}
