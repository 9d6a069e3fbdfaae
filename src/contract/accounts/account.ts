import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { DATE_LANGUAGES } from '#domain/settings/date-language.ts';
import { inputObject, optionalInput } from '../schema.ts';

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });

export const PasswordChange = inputObject({
  currentPassword: Password,
  newPassword: Password,
  endTokens: Type.Optional(Type.Boolean({ description: 'Whether to revoke your API tokens as well.' })),
});

export const AccountChange = optionalInput({
  name: Type.String({ minLength: 1, maxLength: MAX_PERSON_NAME }),
  dateLanguage: Type.Enum([...DATE_LANGUAGES], { description: 'Of dates in the manager app.' }),
});

export const OwnSession = Type.Object({
  id: Type.String(),
  isCurrent: Type.Boolean({ description: 'The session of this request.' }),
  device: Type.String({ examples: ['Firefox on Windows'] }),
  address: Type.Union([Type.String(), Type.Null()], { description: 'The network address of the sign-in.' }),
  signedInAt: Type.String({ format: 'date-time' }),
  lastUsedAt: Type.String({ format: 'date-time', description: 'To the hour.' }),
});
export type OwnSession = Static<typeof OwnSession>;

export const OwnSessionList = Type.Object({ sessions: Type.Array(OwnSession) });
export type OwnSessionList = Static<typeof OwnSessionList>;

export const OwnSessionParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
