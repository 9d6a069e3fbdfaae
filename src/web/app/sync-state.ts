import type { SyncStatus } from '#contract/sync.ts';

type Source = SyncStatus['sources'][number];
export type SyncState = 'running' | 'succeeded' | 'failed' | 'never';

/** How a source stands. A run that says it runs while no sync does was cut off, which is a failure too. */
export function syncStateOf({ running }: Pick<SyncStatus, 'running'>, { lastRun }: Pick<Source, 'lastRun'>) {
  if (running) return 'running' satisfies SyncState;
  if (lastRun === null) return 'never' satisfies SyncState;
  return lastRun.state === 'succeeded' ? ('succeeded' satisfies SyncState) : ('failed' satisfies SyncState);
}

/** Whether a manager should be told that the last sync of any source failed. */
export function hasSyncFailed(status: SyncStatus): boolean {
  return status.sources.some((source) => syncStateOf(status, source) === 'failed');
}
