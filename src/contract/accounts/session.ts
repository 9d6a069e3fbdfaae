import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts';
import { ROLES } from '#domain/accounts/permissions.ts';
import { DATE_LANGUAGES } from '#domain/settings/date-language.ts';
import { inputObject, nullable, optional } from '../schema.ts';
import { CODE_MAX_LENGTH } from './second-factors.ts';

export const Credentials = inputObject({
  username: Type.String({ minLength: 1, maxLength: 128 }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
  code: Type.Optional(
    Type.String({
      maxLength: CODE_MAX_LENGTH,
      description: 'Of the authenticator app, or a recovery code, if the call without it asks for one.',
    }),
  ),
});
export type Credentials = Static<typeof Credentials>;

export const User = Type.Object({
  username: Type.String(),
  name: Type.String(),
  role: Type.Enum([...ROLES]),
  ...optional({
    isLimited: Type.Literal(true, {
      description: 'Limited to some properties: others do not exist for this user.',
    }),
    dateLanguage: Type.Enum([...DATE_LANGUAGES], {
      description: 'Of dates in the manager app; absent for the default.',
    }),
    hasWeakPassword: Type.Literal(true, { description: 'The password would not be accepted as a new one.' }),
    hasRefusedEmail: Type.Literal(true, {
      description: 'The mail server says that your address does not exist.',
    }),
    isExternal: Type.Literal(true, { description: 'Signs in by single sign-on, without a password here.' }),
    lacksSecondFactor: Type.Literal(true, {
      description: 'A second factor is required and missing: only the calls of the account work.',
    }),
  }),
});
export type User = Static<typeof User>;

export const SignedIn = Type.Object({ user: User });
export type SignedIn = Static<typeof SignedIn>;

export const SignedOut = Type.Object({
  user: Type.Null(),
  providerUrl: Type.Optional(
    Type.String({ description: 'Open it to sign out at the single sign-on provider too.' }),
  ),
});

/** The signed-in user; null for an anonymous visitor. */
export const Session = Type.Object({ user: nullable(User) });
export type Session = Static<typeof Session>;
