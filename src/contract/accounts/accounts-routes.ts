import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { AccountChange, OwnSessionList, OwnSessionParams, PasswordChange } from './account.ts';
import { ActivityLog, LogExportQuery, LogQuery } from './activity-log.ts';
import { ApiTokenBody, ApiTokenList, ApiTokenParams, CreatedToken } from './api-tokens.ts';
import {
  InvitationAcceptance,
  InvitationBody,
  InvitationList,
  InvitationParams,
  LinkParams,
  MadeInvitation,
  MadePasswordReset,
  NewPassword,
  OwnInvitation,
  OwnPasswordReset,
  PasswordResetBody,
  PersonChange,
  PersonList,
  PersonParams,
} from './people.ts';
import { Session, SignedIn } from './session.ts';

export const accountsRoutes = {
  /** What people do with their own account. */
  ...defineRoutes('Account', {
    'PATCH /account': {
      permission: 'account:manage',
      summary: 'Change your name, or the language of dates',
      body: AccountChange,
      response: SignedIn,
      errors: [409],
    },
    'PUT /account/password': {
      permission: 'account:manage',
      concurrency: 'sign-in',
      summary: 'Change your password',
      description: 'Ends your other sessions. Wrong current passwords count as failed sign-ins.',
      body: PasswordChange,
      response: SignedIn,
      errors: [429],
    },
    'GET /account/sessions': {
      permission: 'account:manage',
      summary: 'Your sessions, this one first',
      response: OwnSessionList,
    },
    'DELETE /account/sessions/:id': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'End one of your sessions',
      description: 'Returns the sessions that are left.',
      params: OwnSessionParams,
      response: OwnSessionList,
    },
    'DELETE /account/sessions': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'End your other sessions',
      description: 'Returns the sessions that are left.',
      response: OwnSessionList,
    },
  }),
  /** What admins do with the accounts of people. */
  ...defineRoutes('People', {
    'GET /accounts': {
      permission: 'people:manage',
      summary: 'Everyone who has an account',
      response: PersonList,
    },
    'PATCH /people/:username': {
      permission: 'people:manage',
      reauthenticate: true,
      summary: 'Change a person: name, role, properties, whether they can sign in',
      description:
        'It takes effect at once, in all their sessions. The last admin with access to all properties must remain one. Returns everyone.',
      params: PersonParams,
      body: PersonChange,
      response: PersonList,
      errors: [409],
    },
    'POST /people/:username/password-reset': {
      permission: 'people:manage',
      reauthenticate: true,
      summary: 'Make a link by which a person sets a new password',
      description:
        'It is valid once, for 24 hours, and replaces earlier links. Its use ends their sessions. With an address it is emailed there too.',
      params: PersonParams,
      body: PasswordResetBody,
      isBodyOptional: true,
      response: MadePasswordReset,
      errors: [409],
    },
    'GET /invitations': {
      permission: 'people:manage',
      summary: 'The open invitations',
      response: InvitationList,
    },
    'POST /invitations': {
      permission: 'people:manage',
      reauthenticate: true,
      summary: 'Invite a person by a link',
      description:
        'The link is valid once, for 7 days. With an address it is emailed there, and the account gets the address.',
      body: InvitationBody,
      response: MadeInvitation,
      errors: [409],
    },
    'DELETE /invitations/:id': {
      permission: 'people:manage',
      summary: 'Withdraw an invitation',
      description: 'Returns the invitations that are left.',
      params: InvitationParams,
      response: InvitationList,
    },
  }),
  /** What people do with a link they were sent: accept an invitation, or set a new password. */
  ...defineRoutes('Links', {
    'GET /invitations/links/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'The invitation of a link',
      params: LinkParams,
      response: OwnInvitation,
      errors: [403, 409, 429],
    },
    'POST /invitations/links/:token/accept': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Accept an invitation',
      description: 'Makes the account and signs in, as the sign-in does.',
      params: LinkParams,
      body: InvitationAcceptance,
      response: SignedIn,
      errors: [409, 429],
    },
    'GET /password-resets/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Whose password a link sets',
      params: LinkParams,
      response: OwnPasswordReset,
      errors: [403, 409, 429],
    },
    'POST /password-resets/:token': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Set a new password by a link',
      description: 'Ends all sessions of the person, who then signs in.',
      params: LinkParams,
      body: NewPassword,
      response: Session,
      errors: [409, 429],
    },
  }),
  ...defineRoutes('API tokens', {
    'GET /tokens': {
      permission: 'tokens:manage',
      summary: 'Your API tokens, newest first',
      description: 'An admin sees everyone’s.',
      response: ApiTokenList,
    },
    'POST /tokens': {
      permission: 'tokens:manage',
      reauthenticate: true,
      summary: 'Create an API token of yours',
      description:
        'It may do what its role may, and never more than you may at that moment: it stops working when you are deactivated.',
      body: ApiTokenBody,
      response: CreatedToken,
      errors: [409],
    },
    'DELETE /tokens/:id': {
      permission: 'tokens:manage',
      summary: 'Revoke an API token',
      description:
        'It stops working at once. An admin may revoke everyone’s. Returns the tokens that are left.',
      params: ApiTokenParams,
      response: ApiTokenList,
    },
  }),
  /** Who did what, when and from where. */
  ...defineRoutes('Activity', {
    'GET /activity-log': {
      permission: 'activity:read',
      summary: 'The activity log',
      description:
        'Sign-ins, changes of people, roles, settings and tokens, responses, exports, imports, erasures and decisions, newest first. Decisions made together are one entry.',
      query: LogQuery,
      response: ActivityLog,
    },
    'GET /activity-log/export': {
      permission: 'activity:read',
      summary: 'The activity log as CSV',
      description: 'The newest 50,000 entries that match.',
      query: LogExportQuery,
      responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
    },
  }),
};
