import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts';
import { ROLES } from '#domain/accounts/permissions.ts';
import { MAX_PERSON_NAME, USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { Id } from '../reviews/reviews.ts';
import { inputObject, named, nullable } from '../schema.ts';
import { AccessSetting } from './access.ts';
import { Email } from './email.ts';

const instant = Type.String({ format: 'date-time', description: 'UTC' });
const Role = Type.Enum([...ROLES]);
const Name = Type.String({ minLength: 1, maxLength: MAX_PERSON_NAME });
const Username = Type.String({ pattern: USERNAME_PATTERN });
const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });

export const Person = named('Person', {
  username: Type.String(),
  name: Type.String(),
  role: Role,
  access: AccessSetting,
  disabled: Type.Boolean(),
  isDemo: Type.Boolean({ description: 'A user of the demo, whose password everyone knows.' }),
  isEmergency: Type.Boolean({ description: 'The password works although single sign-on is required.' }),
  email: nullable(Type.String(), { description: 'Where their emails are sent.' }),
  isEmailRefused: Type.Boolean({ description: 'The mail server says that it does not exist.' }),
  createdAt: instant,
  lastUsedAt: nullable(Type.String({ format: 'date-time' }), {
    description: 'To the hour; null when they have never signed in.',
  }),
});
export type Person = Static<typeof Person>;

export const PersonList = Type.Object({ people: Type.Array(Person) });
export type PersonList = Static<typeof PersonList>;

export const PersonParams = inputObject({ username: Username });

export const PersonChange = inputObject({
  name: Type.Optional(Name),
  role: Type.Optional(Role),
  disabled: Type.Optional(Type.Boolean({ description: 'Ends all sessions of the person at once.' })),
  access: Type.Optional(AccessSetting),
});
export type PersonChange = Static<typeof PersonChange>;

export const Invitation = named('Invitation', {
  id: Id,
  label: Type.String({ description: 'Whom it is for.' }),
  username: nullable(Type.String(), { description: 'Null when the invited person chooses.' }),
  email: nullable(Type.String(), { description: 'To which the link was emailed.' }),
  role: Role,
  access: AccessSetting,
  invitedBy: Type.String({ description: 'The username.' }),
  createdAt: instant,
  expiresAt: instant,
});

export const InvitationList = Type.Object({
  invitations: Type.Array(Invitation, { description: 'Those that can be accepted, the newest first.' }),
});
export type InvitationList = Static<typeof InvitationList>;

export const InvitationBody = inputObject({
  label: Type.String({ minLength: 1, maxLength: MAX_PERSON_NAME, description: 'A name or an address.' }),
  username: Type.Optional(Username),
  email: Type.Optional(Email),
  role: Role,
  access: Type.Optional(AccessSetting),
});
export type InvitationBody = Static<typeof InvitationBody>;

const token = Type.String({ description: 'The secret part of the link. It is shown once, and not stored.' });

export const MadeInvitation = Type.Object({ invitation: Invitation, token });
export type MadeInvitation = Static<typeof MadeInvitation>;

export const InvitationParams = inputObject({ id: Id });

/** What the invited person sees before there is an account. */
export const OwnInvitation = Type.Object({
  label: Type.String(),
  username: nullable(Type.String()),
  role: Role,
  expiresAt: instant,
});

export const InvitationAcceptance = inputObject({ username: Username, name: Name, password: Password });

export const PasswordResetBody = inputObject({ email: Type.Optional(Email) });

export const MadePasswordReset = Type.Object({ token, expiresAt: instant });
export type MadePasswordReset = Static<typeof MadePasswordReset>;

export const OwnPasswordReset = Type.Object({
  username: Type.String(),
  name: Type.String(),
  expiresAt: instant,
});
export type OwnPasswordReset = Static<typeof OwnPasswordReset>;

export const NewPassword = inputObject({ password: Password });

/** Any text, because an incomplete link has its own message. */
export const LinkParams = inputObject({ token: Type.String({ minLength: 1, maxLength: 600 }) });
