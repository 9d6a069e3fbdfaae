import { AppError, messageOf } from '#domain/errors.ts';
import type { Capability } from '#domain/sources/source-kind.ts';
import type { Transaction } from '#storage/storage.ts';
import type { JobData, Logs, Queued, Sources, Stored } from './context.ts';
import { sourcesThatCan } from './sources/source-accounts.ts';

/**
 * What people write for a source waits in a table, and a job sends it: once, by one process at a time, and again after a
 * failure whose outcome is unknown. Waiting rows decide what is sent: a schedule finds those without a job.
 */
export interface Outbox<Id, Message> {
  /** What a row is, for the log. */
  noun: string;
  /** What a source must be able to do. */
  capability: Capability;
  /** The rows in a transaction. */
  rows(tx: Transaction): {
    /** Records that an attempt begins: after a crash it may have arrived. Does nothing for a row that is not due or is being sent. */
    beginSending(id: Id): Promise<void>;
    /** Locks a row whose sending has begun until the transaction ends; null if there is none or another process has it. */
    claim(id: Id): Promise<Message | null>;
    recordFailure(id: Id, error: string): Promise<void>;
  };
  /** Sends a row and records the outcome with its event. @throws AppError when the outcome is unknown */
  send(tx: Transaction, id: Id, message: Message): Promise<void>;
}

/**
 * Sends a row that is due. While the account of its source is paused, nothing is tried, so the row can be taken back.
 *
 * @throws AppError when the outcome is unknown; the row still waits and should be sent again
 */
export async function deliver<Id extends number, Message>(
  context: Stored & Logs & Sources,
  { noun, capability, rows, send }: Outbox<Id, Message>,
  { id, source }: { id: Id; source: string },
): Promise<void> {
  if (!sourcesThatCan(context, capability).includes(source)) return;
  const { storage, log } = context;
  await storage.transact((tx) => rows(tx).beginSending(id));
  const failure = await storage.transactOnce(async (tx) => {
    const message = await rows(tx).claim(id);
    if (!message) return null;
    try {
      await send(tx, id, message);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await rows(tx).recordFailure(id, error.message);
      return error;
    }
  });
  if (!failure) return;
  log.warn({ [noun]: id, reason: messageOf(failure) }, `${noun} could not be sent yet`);
  throw failure;
}

/** Adds a job that a schedule adds too: what it does is stored already, so a failure is only logged. */
export async function enqueueScheduled<Name extends Exclude<keyof JobData, 'forgotten-password'>>(
  { jobs, log }: Queued & Logs,
  name: Name,
  data: JobData[Name],
  sendAt?: Date,
): Promise<void> {
  await jobs.enqueue(name, data, sendAt).catch((error: unknown) => {
    log.warn({ ...data, reason: messageOf(error) }, `${name} was not queued; the schedule adds it`);
  });
}
