import { type Static, Type } from 'typebox';
import { nullable } from '../schema.ts';

const optionalTime = nullable(Type.String({ format: 'date-time' }));

const kind = Type.Enum(['full', 'recent'], { description: 'All reviews, or only recently submitted ones.' });

export const SyncRun = Type.Object({
  id: Type.Integer(),
  source: Type.String({ examples: ['hostaway'] }),
  kind,
  state: Type.Enum(['running', 'succeeded', 'failed']),
  startedAt: Type.String({ format: 'date-time' }),
  finishedAt: optionalTime,
  expected: nullable(Type.Integer(), {
    description: 'The number of rows that the upstream reports.',
  }),
  counts: Type.Object({
    listings: Type.Integer(),
    read: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    removed: Type.Integer({ description: 'No longer published on their channel.' }),
    skipped: Type.Record(Type.String(), Type.Integer(), { description: 'By reason.' }),
  }),
  error: nullable(Type.String()),
});
export type SyncRun = Static<typeof SyncRun>;

/** The backups that the product makes by itself or by its command. */
export const BackupStatus = Type.Object({
  lastSuccess: nullable(
    Type.Object({
      at: Type.String({ format: 'date-time' }),
      bytes: Type.Integer({ minimum: 0, description: 'The size of the file.' }),
    }),
  ),
  failure: nullable(Type.Object({ at: Type.String({ format: 'date-time' }), error: Type.String() }), {
    description: 'Why the last backup failed; null when it succeeded.',
  }),
  isLate: Type.Boolean({ description: 'No daily backup has succeeded for two days.' }),
  kept: Type.Integer({ minimum: 0, description: 'How many daily backups are kept; 0 when none are made.' }),
});
export type BackupStatus = Static<typeof BackupStatus>;

export const SyncStatus = Type.Object({
  running: Type.Boolean({ description: 'A sync is running or queued.' }),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      name: Type.String({ description: 'What people call it.' }),
      isRunning: Type.Boolean({ description: 'A sync of it is running or queued.' }),
      lastSuccess: optionalTime,
      lastAttempt: optionalTime,
      kind: nullable(kind, { description: 'The kind of the last attempt.' }),
      quarantinedRows: Type.Integer({ minimum: 0, description: 'Quarantined rows.' }),
      lastRun: nullable(SyncRun),
    }),
  ),
  backup: nullable(BackupStatus, { description: 'Null when the product makes no backups.' }),
});
export type SyncStatus = Static<typeof SyncStatus>;
