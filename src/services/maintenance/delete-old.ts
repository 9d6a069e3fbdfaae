import type { Stored } from '../context.ts';

/** Deletes what is listed only for some time. Called by the scheduler. */
export async function deleteOld({ storage }: Stored): Promise<void> {
  for (const noun of ['deliveries', 'reports', 'mails', 'notifications'] as const)
    await storage.transact((tx) => tx[noun].deleteOld());
}
