import { type Static, Type } from 'typebox';

const moment = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const kind = Type.Enum(['full', 'recent'], { description: 'Everything, or only what was submitted lately.' });

export const SyncRun = Type.Object({
  id: Type.Integer(),
  source: Type.String({ examples: ['hostaway'] }),
  kind,
  state: Type.Enum(['running', 'succeeded', 'failed']),
  startedAt: Type.String({ format: 'date-time' }),
  finishedAt: moment,
  expected: Type.Union([Type.Integer(), Type.Null()], { description: 'Rows that the upstream says it has.' }),
  counts: Type.Object({
    listings: Type.Integer(),
    read: Type.Integer(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    removed: Type.Integer({ description: 'No longer published at their channel.' }),
    skipped: Type.Record(Type.String(), Type.Integer(), { description: 'By reason.' }),
  }),
  error: Type.Union([Type.String(), Type.Null()]),
});
export type SyncRun = Static<typeof SyncRun>;

export const SyncStatus = Type.Object({
  running: Type.Boolean({ description: 'A sync runs or waits to run.' }),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      lastSuccess: moment,
      lastAttempt: moment,
      kind: Type.Union([kind, Type.Null()], { description: 'What the last attempt was to read.' }),
      heldRows: Type.Integer({ minimum: 0, description: 'Rows that wait for a person.' }),
      lastRun: Type.Union([SyncRun, Type.Null()]),
    }),
  ),
});
export type SyncStatus = Static<typeof SyncStatus>;
