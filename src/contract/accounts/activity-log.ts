import { type Static, type TSchema, Type } from 'typebox';
import { LOG_KINDS, type LogFilter } from '#domain/accounts/activity-log.ts';
import { inputObject, nullable, optional } from '../schema.ts';

const FILTERS = optional({
  by: Type.String({
    maxLength: 140,
    description: 'A username, with the tokens of that person; or the name of a token.',
  }),
  kind: Type.Enum([...LOG_KINDS]),
  startDate: Type.String({ format: 'day' }),
  endDate: Type.String({ format: 'day', description: 'YYYY-MM-DD, inclusive.' }),
  search: Type.String({
    maxLength: 100,
    description: 'A part of the action in words, of what it is about, or of the network address.',
  }),
}) satisfies Record<keyof LogFilter, TSchema>;

export const LogQuery = inputObject({
  ...FILTERS,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  cursor: Type.Optional(
    Type.String({
      pattern: '^\\d{1,17}_\\d{1,18}$',
      description: 'The `nextCursor` of the part before.',
    }),
  ),
});
export const LogExportQuery = inputObject(FILTERS);

export const LogEntry = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  actorKind: Type.Enum(['anonymous', 'user', 'token', 'system']),
  by: nullable(Type.String()),
  action: Type.String({ examples: ['sign-in.succeeded', 'bulk.approved'] }),
  target: nullable(Type.String()),
  address: nullable(Type.String(), {
    description:
      'The network address. Null for commands and jobs, and for decisions of versions that did not store it; a triage may have several.',
  }),
  detail: Type.Record(Type.String(), Type.Unknown()),
});
export type LogEntry = Static<typeof LogEntry>;

export const ActivityLog = Type.Object({
  entries: Type.Array(LogEntry),
  nextCursor: nullable(Type.String()),
});
export type ActivityLog = Static<typeof ActivityLog>;
