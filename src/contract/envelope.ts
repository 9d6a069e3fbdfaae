import { type Static, type TSchema, Type } from 'typebox';
import { named } from './schema.ts';

/** Every response under /api: `data` on success, `error` (a message for people) otherwise. */
export const success = <Data extends TSchema>(data: Data) =>
  Type.Object({ success: Type.Literal(true), data, error: Type.Null() });

export const Failure = named('Failure', {
  success: Type.Literal(false),
  data: Type.Null(),
  error: Type.String({ description: 'What happened and what to do.' }),
  code: Type.String({ description: 'A stable code for programs.' }),
  reason: Type.String({ description: 'What happened, more precisely than the code.' }),
  params: Type.Record(Type.String(), Type.Unknown(), { description: 'The parameters of the reason.' }),
  requestId: Type.String({ description: 'The id of this request in the log.' }),
});
export type Failure = Static<typeof Failure>;

export interface Success<Data> {
  success: true;
  data: Data;
  error: null;
}

export const ok = <Data>(data: Data): Success<Data> => ({ success: true, data, error: null });
