import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { EmailBody, EmailProof, ForgottenPassword, MailStatus, OwnEmail, Unsubscription } from './email.ts';
import { LinkParams } from './people.ts';

/** Addresses for mails, and whether mails arrive. Without SMTP they answer 409. */
export const mailRoutes = {
  ...defineRoutes('Account', {
    'GET /account/email': {
      permission: 'account:manage',
      summary: 'Your email address',
      response: OwnEmail,
    },
    'PUT /account/email': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Set your email address',
      description: 'It is used once you have opened the link that is sent to it.',
      body: EmailBody,
      response: OwnEmail,
      errors: [409, 429],
    },
    'DELETE /account/email': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Remove your email address',
      response: OwnEmail,
    },
  }),
  ...defineRoutes('Links', {
    'GET /email-proofs/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'The address that a link proves',
      params: LinkParams,
      response: EmailProof,
      errors: [409],
    },
    'POST /email-proofs/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Prove an email address by a link',
      params: LinkParams,
      response: EmailProof,
      errors: [409],
    },
    'GET /unsubscriptions/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'The kind of mail that a link ends',
      params: LinkParams,
      response: Unsubscription,
    },
    'POST /unsubscriptions/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Unsubscribe from a kind of mail by its link',
      description: 'Mail programs send a POST to the page of the link instead (RFC 8058).',
      params: LinkParams,
      response: Unsubscription,
    },
    'POST /password-resets': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Have a link emailed to you with which you set a new password',
      description:
        'The answer is the same for everyone, also for an unknown username or address. The link is valid once, for an hour.',
      body: ForgottenPassword,
      response: Type.Object({}),
      errors: [409, 429],
    },
  }),
  ...defineRoutes('Settings', {
    'GET /mail': {
      permission: 'settings:manage',
      summary: 'Whether emails are sent',
      response: MailStatus,
      errors: [409],
    },
    'POST /mail/test': {
      permission: 'settings:manage',
      summary: 'Send a test mail to yourself',
      response: MailStatus,
      errors: [409, 429],
    },
  }),
};
