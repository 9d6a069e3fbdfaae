import { type Static, Type } from 'typebox';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME, REQUESTS_PER_MINUTE } from '#domain/accounts/api-token.ts';
import { ROLES } from '#domain/accounts/permissions.ts';
import { inputObject, named, nullable } from '../schema.ts';
import { AccessSetting } from './access.ts';

const Role = Type.Enum([...ROLES]);

export const ApiToken = named('ApiToken', {
  id: Type.Integer(),
  name: Type.String(),
  owner: Type.String({ description: 'The username of the person whom it belongs to.' }),
  role: Role,
  access: AccessSetting,
  requestsPerMinute: Type.Integer(),
  createdAt: Type.String({ format: 'date-time' }),
  expiresAt: Type.String({ format: 'date-time' }),
  lastUsedAt: nullable(Type.String({ format: 'date-time' }), { description: 'To the minute.' }),
});
export type ApiToken = Static<typeof ApiToken>;

export const ApiTokenList = Type.Object({ tokens: Type.Array(ApiToken) });
export type ApiTokenList = Static<typeof ApiTokenList>;

export const ApiTokenBody = inputObject({
  name: Type.String({ maxLength: MAX_TOKEN_NAME, description: 'History shows it with your username.' }),
  role: Role,
  expiresOn: Type.String({
    format: 'day',
    description: `The last day on which it works, at most ${MAX_TOKEN_DAYS} days from now.`,
  }),
  access: Type.Optional(AccessSetting),
  requestsPerMinute: Type.Optional(
    Type.Integer({ minimum: 1, maximum: REQUESTS_PER_MINUTE.max, default: REQUESTS_PER_MINUTE.default }),
  ),
});

export const CreatedToken = Type.Object({
  secret: Type.String({ description: 'The token itself. It is shown only in this response.' }),
  tokens: Type.Array(ApiToken),
});
export type CreatedToken = Static<typeof CreatedToken>;

export const ApiTokenParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
