import { defineRoutes } from '../route.ts';
import {
  InvitationBody,
  InvitationList,
  InvitationParams,
  MadeInvitation,
  MadePasswordReset,
  PersonChange,
  PersonList,
  PersonParams,
} from './people.ts';

/** What admins do with the accounts of people. */
export const peopleRoutes = defineRoutes({
  'GET /accounts': {
    permission: 'people:manage',
    summary: 'Everyone who has an account',
    tag: 'People',
    response: PersonList,
  },
  'PATCH /people/:username': {
    permission: 'people:manage',
    reauthenticate: true,
    summary: 'Change a person: name, role, properties, whether they can sign in',
    description:
      'It takes effect at once, in all their sessions. The last admin of all properties stays one. Returns everyone.',
    tag: 'People',
    params: PersonParams,
    body: PersonChange,
    response: PersonList,
    errors: [404, 409],
  },
  'POST /people/:username/password-reset': {
    permission: 'people:manage',
    reauthenticate: true,
    summary: 'Make a link by which a person sets a new password',
    description: 'It is valid once, for 24 hours, and replaces earlier links. Its use ends their sessions.',
    tag: 'People',
    params: PersonParams,
    response: MadePasswordReset,
    errors: [404, 409],
  },
  'GET /invitations': {
    permission: 'people:manage',
    summary: 'The open invitations',
    tag: 'People',
    response: InvitationList,
  },
  'POST /invitations': {
    permission: 'people:manage',
    reauthenticate: true,
    summary: 'Invite a person by a link',
    description: 'The link is valid once, for 7 days.',
    tag: 'People',
    body: InvitationBody,
    response: MadeInvitation,
    errors: [409],
  },
  'DELETE /invitations/:id': {
    permission: 'people:manage',
    summary: 'Withdraw an invitation',
    description: 'Returns the invitations that are left.',
    tag: 'People',
    params: InvitationParams,
    response: InvitationList,
    errors: [404],
  },
});
