import { type Static, Type } from 'typebox';
import {
  MAIL_ADDRESS_PATTERN,
  MAIL_ERRORS,
  MAIL_KINDS,
  MAX_MAIL_ADDRESS,
  SUBSCRIBED_KINDS,
} from '#domain/mail/mail.ts';
import { inputObject, named, nullable } from '../schema.ts';

export const Email = Type.String({
  pattern: MAIL_ADDRESS_PATTERN,
  maxLength: MAX_MAIL_ADDRESS,
  description: 'An email address.',
});
const instant = Type.String({ format: 'date-time', description: 'UTC' });

export const OwnEmail = named('OwnEmail', {
  email: nullable(Type.String(), { description: 'Where your emails are sent.' }),
  pending: nullable(Type.String(), { description: 'It is used once you have opened the link sent to it.' }),
  isRefused: Type.Boolean({
    description: 'The mail server says that it does not exist, so nothing is sent.',
  }),
});
export type OwnEmail = Static<typeof OwnEmail>;

export const EmailBody = inputObject({ email: Email });

export const EmailProof = Type.Object({ username: Type.String(), email: Type.String() });

/** What a link unsubscribes from. */
export const Unsubscription = Type.Object({ kind: Type.Enum([...SUBSCRIBED_KINDS]) });

export const ForgottenPassword = inputObject({
  login: Type.String({ minLength: 1, maxLength: MAX_MAIL_ADDRESS, description: 'A username or an address.' }),
});

export const MailStatus = named('MailStatus', {
  waiting: Type.Integer(),
  failed: Type.Integer({ description: 'Of the last 30 days.' }),
  oldestWaitingSeconds: Type.Number(),
  lastSentAt: nullable(instant),
  lastFailure: nullable(
    Type.Object({
      at: instant,
      kind: Type.Enum([...MAIL_KINDS]),
      error: Type.Enum([...MAIL_ERRORS]),
    }),
  ),
});
