import type { BackupStatus, SyncStatus } from '#contract/sources/sync.ts';

type Source = SyncStatus['sources'][number];
export type SyncState = 'running' | 'succeeded' | 'failed' | 'never';

/** The state of a source. A run recorded as running while no sync runs was interrupted, and counts as failed. */
export function syncStateOf({ running }: Pick<SyncStatus, 'running'>, { lastRun }: Pick<Source, 'lastRun'>) {
  if (running) return 'running' satisfies SyncState;
  if (lastRun === null) return 'never' satisfies SyncState;
  return lastRun.state === 'succeeded' ? ('succeeded' satisfies SyncState) : ('failed' satisfies SyncState);
}

export function hasSyncFailed(status: Pick<SyncStatus, 'running' | 'sources'>): boolean {
  return status.sources.some((source) => syncStateOf(status, source) === 'failed');
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
