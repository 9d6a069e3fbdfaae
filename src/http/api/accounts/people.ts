import type { peopleRoutes } from '#contract/accounts/people-routes.ts';
import type { Invitation } from '#domain/accounts/account-link.ts';
import { invite, openInvitations, withdrawInvitation } from '#services/accounts/invitations.ts';
import { makePasswordReset } from '#services/accounts/password-resets.ts';
import { changePerson, listPeople } from '#services/accounts/people.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** What admins do with the accounts of people. */
export const peopleHandlers = ({ context }: HttpOptions): Handlers<typeof peopleRoutes> => {
  const people = async () => ({
    people: (await listPeople(context)).map(({ access, ...person }) => ({ ...person, access })),
  });

  const invitations = async () => ({ invitations: (await openInvitations(context)).map(invitationOut) });

  return {
    'GET /accounts': people,
    'PATCH /people/:username': async ({ params, body, actor }) => {
      const { access, ...change } = body;
      await changePerson(context, actor, params.username, { ...change, access });
      return people();
    },
    'POST /people/:username/password-reset': ({ params, actor }) =>
      makePasswordReset(context, actor, params.username),
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

const invitationOut = ({ access, ...invitation }: Invitation) => ({ ...invitation, access });
