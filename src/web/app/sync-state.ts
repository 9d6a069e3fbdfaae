import type { BackupStatus, SyncStatus } from '#contract/sources/sync.ts';

type Source = SyncStatus['sources'][number];
export type SyncState = 'running' | 'succeeded' | 'failed' | 'never';

/** The state of a source. A run recorded as running while no sync of it runs was interrupted, and counts as failed. */
export function syncStateOf({ isRunning, lastRun }: Pick<Source, 'isRunning' | 'lastRun'>) {
  if (isRunning) return 'running' satisfies SyncState;
  if (lastRun === null) return 'never' satisfies SyncState;
  return lastRun.state === 'succeeded' ? ('succeeded' satisfies SyncState) : ('failed' satisfies SyncState);
}

/** The names of the sources whose last sync failed. */
export function failedSyncs({ sources }: Pick<SyncStatus, 'sources'>): string[] {
  return sources.filter((source) => syncStateOf(source) === 'failed').map(({ name }) => name);
}

export type BackupState = 'succeeded' | 'failed' | 'late' | 'never';

export function backupStateOf({ failure, isLate, lastSuccess }: BackupStatus): BackupState {
  if (failure) return 'failed';
  if (isLate) return 'late';
  return lastSuccess ? 'succeeded' : 'never';
}

/** Whether a manager should ask about the backups. */
export function hasBackupFailed({ backup }: Pick<SyncStatus, 'backup'>): boolean {
  return backup !== null && ['failed', 'late'].includes(backupStateOf(backup));
}

/** When a source was last read successfully, as ISO 8601; null if none ever was. */
export function lastSync({ sources }: Pick<SyncStatus, 'sources'>): string | null {
  return (
    sources
      .map(({ lastSuccess }) => lastSuccess)
      .toSorted()
      .findLast((at) => at !== null) ?? null
  );
}
