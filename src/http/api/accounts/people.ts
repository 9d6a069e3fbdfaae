import type { Invitation, Person } from '#contract/accounts/people.ts';
import type { peopleRoutes } from '#contract/accounts/people-routes.ts';
import type { Invitation as StoredInvitation } from '#domain/accounts/account-link.ts';
import { invite, openInvitations, withdrawInvitation } from '#services/accounts/invitations.ts';
import { makePasswordReset } from '#services/accounts/password-resets.ts';
import { changePerson, listPeople } from '#services/accounts/people.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** What admins do with the accounts of people. */
export const peopleHandlers = ({ context }: HttpOptions): Handlers<typeof peopleRoutes> => {
  const people = async () => ({
    people: (await listPeople(context)).map(
      ({ username, name, role, access, disabled, isDemo, isEmergency, createdAt, lastUsedAt }): Person => ({
        username,
        name,
        role,
        access,
        disabled,
        isDemo,
        isEmergency,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }),
    ),
  });

  const invitations = async () => ({ invitations: (await openInvitations(context)).map(invitationOut) });

  return {
    'GET /accounts': people,
    'PATCH /people/:username': async ({ params, body, actor }) => {
      const { access, ...change } = body;
      await changePerson(context, actor, params.username, { ...change, access });
      return people();
    },
    'POST /people/:username/password-reset': async ({ params, actor }) => {
      const { token, expiresAt } = await makePasswordReset(context, actor, params.username);
      return { token, expiresAt: expiresAt.toISOString() };
    },
    'GET /invitations': invitations,
    'POST /invitations': async ({ body, actor }) => {
      const { username = null, access = 'all', ...invitation } = body;
      const made = await invite(context, actor, { ...invitation, username, access });
      return { invitation: invitationOut(made.invitation), token: made.token };
    },
    'DELETE /invitations/:id': async ({ params, actor }) => {
      await withdrawInvitation(context, actor, params.id);
      return invitations();
    },
  };
};

function invitationOut({
  access,
  createdAt,
  expiresAt,
  state: _,
  ...invitation
}: StoredInvitation): Invitation {
  return {
    ...invitation,
    access,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
