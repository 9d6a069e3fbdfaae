/** Why a backup in DATA_DIR/backups was made: a person asked, the schedule of the product, or an upgrade of PostgreSQL. */
export type BackupKind = 'manual' | 'daily' | 'upgrade';

const HOUR_MS = 3_600_000;
/** Below a day, so that an hourly check makes each backup at about the same time. */
const DUE_AFTER_MS = 23.5 * HOUR_MS;
/** A machine may be off for a night; after two days a person should look. */
const LATE_AFTER_MS = 48 * HOUR_MS;

const PREFIX: Record<BackupKind, string> = {
  manual: 'reviews-',
  daily: 'reviews-daily-',
  upgrade: 'reviews-before-upgrade-',
};
const TIME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/;

/** For example `reviews-2026-11-22T12-30-00Z.gz`; without colons, which some systems do not allow in names. */
export function backupFileName(kind: BackupKind, at: Date): string {
  return `${PREFIX[kind]}${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

/**
 * The backups of a kind that retention deletes: all but the newest. Any other file stays. Those of the future count as the
 * oldest, because they were made while the clock was wrong.
 *
 * @param names the files of the folder
 * @param keep from 1
 */
export function expiredBackups(
  names: readonly string[],
  kind: BackupKind,
  keep: number,
  now: Date,
): string[] {
  const prefix = PREFIX[kind];
  const ofKind = names
    .filter((name) => name.startsWith(prefix) && TIME.test(name.slice(prefix.length)))
    .sort();
  const current = backupFileName(kind, now);
  const future = ofKind.filter((name) => name > current);
  const past = ofKind.filter((name) => name <= current);
  return [...future, ...past].slice(0, -keep);
}

/** The last backup that succeeded and the last that failed; null before the first. */
export interface LastBackups {
  succeeded: { at: Date; bytes: number } | null;
  failed: { at: Date; error: string } | null;
}

export interface BackupStatus {
  lastSuccess: { at: Date; bytes: number } | null;
  /** Why the last backup failed; null when it succeeded. */
  failure: { at: Date; error: string } | null;
  /** Whether the schedule has not made a backup for too long, as when the product ends during each. */
  isLate: boolean;
}

/** Whether the schedule should make a backup now. The last one is far in the future if the clock was wrong when it was made. */
export function isBackupDue({ succeeded }: LastBackups, now: Date): boolean {
  return succeeded === null || Math.abs(now.getTime() - succeeded.at.getTime()) >= DUE_AFTER_MS;
}

export function backupStatus(
  { succeeded, failed }: LastBackups,
  isScheduled: boolean,
  now: Date,
): BackupStatus {
  const isFailure = failed !== null && (succeeded === null || failed.at > succeeded.at);
  const isLate = isScheduled && succeeded !== null && now.getTime() - succeeded.at.getTime() > LATE_AFTER_MS;
  return { lastSuccess: succeeded, failure: isFailure ? failed : null, isLate };
}
