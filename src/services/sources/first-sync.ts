import { messageOf } from '#domain/errors.ts';
import type { Analyser, Clock, Hostaway, Logs, Stored } from '../context.ts';
import { addDemoHistory } from '../decisions/demo-history.ts';
import { runSync } from './sync.ts';

/** How long a start waits for reviews before it serves, so that the first visitor does not see an empty table. */
const WAIT_MS = 10_000;

/**
 * Syncs an account that has never been synced, gives a demo its history, and waits for both for a limited time; they
 * continue in the background.
 */
export async function firstSync(context: Stored & Clock & Logs & Hostaway & Analyser): Promise<void> {
  if (!context.hostaway) return;
  const isSynced = (await context.storage.syncs.lastSuccess(context.source)) !== null;
  const sync = isSynced ? Promise.resolve() : runSync(context);
  const ready = sync.then(
    () =>
      addDemoHistory(context).catch((error: unknown) =>
        context.log.warn({ reason: messageOf(error) }, 'the demo has no history; the next start adds it'),
      ),
    () => {
      // The sync records and logs its failure, and the schedule tries again.
    },
  );
  const limit = new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
  await Promise.race([ready, limit]);
}
