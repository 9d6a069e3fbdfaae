import { type Static, Type } from 'typebox';

export const Health = Type.Object({
  status: Type.Literal('ok'),
  version: Type.String(),
  uptimeSeconds: Type.Number({ minimum: 0 }),
});
export type Health = Static<typeof Health>;
