import type { SyncStatus } from '#contract/sync.ts';

type Source = SyncStatus['sources'][number];
export type SyncState = 'running' | 'succeeded' | 'failed' | 'never';

/** The state of a source. A run recorded as running while no sync runs was interrupted, and counts as failed. */
export function syncStateOf({ running }: Pick<SyncStatus, 'running'>, { lastRun }: Pick<Source, 'lastRun'>) {
  if (running) return 'running' satisfies SyncState;
  if (lastRun === null) return 'never' satisfies SyncState;
  return lastRun.state === 'succeeded' ? ('succeeded' satisfies SyncState) : ('failed' satisfies SyncState);
}

/** Whether the last sync of any source failed. */
export function hasSyncFailed(status: SyncStatus): boolean {
  return status.sources.some((source) => syncStateOf(status, source) === 'failed');
}

/** When a source was last read successfully, as ISO 8601; null if none ever was. */
export function lastSync({ sources }: SyncStatus): string | null {
  return (
    sources
      .map(({ lastSuccess }) => lastSuccess)
      .toSorted()
      .findLast((at) => at !== null) ?? null
  );
}
