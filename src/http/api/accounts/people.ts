import {
  type Invitation,
  InvitationBody,
  InvitationList,
  InvitationParams,
  MadeInvitation,
  MadePasswordReset,
  type Person,
  PersonChange,
  PersonList,
  PersonParams,
} from '#contract/accounts/people.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import type { Invitation as StoredInvitation } from '#domain/accounts/account-link.ts';
import { invite, openInvitations, withdrawInvitation } from '#services/accounts/invitations.ts';
import { makePasswordReset } from '#services/accounts/password-resets.ts';
import { changePerson, listPeople } from '#services/accounts/people.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['People'];
const config = { permission: 'people:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;

/** What admins do with the accounts of people. */
export function peopleCalls(server: Server, { context }: HttpOptions): void {
  const people = async () =>
    ok({
      people: (await listPeople(context)).map(
        ({ username, name, role, grant, disabled, isDemo, isEmergency, createdAt, lastUsedAt }): Person => ({
          username,
          name,
          role,
          scope: grant,
          disabled,
          isDemo,
          isEmergency,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        }),
      ),
    });
  const invitations = async () => ok({ invitations: (await openInvitations(context)).map(invitationOut) });

  server.get(
    calls.accounts(),
    {
      config,
      schema: {
        summary: 'Everyone who has an account',
        tags: TAGS,
        response: responses(PersonList, [401, 403, 503]),
      },
    },
    people,
  );

  server.patch(
    calls.person(':username'),
    {
      config: guarded,
      schema: {
        summary: 'Change a person: name, role, properties, whether they can sign in',
        description:
          'It takes effect at once, in all their sessions. The last admin of all properties stays one. Returns everyone.',
        tags: TAGS,
        params: PersonParams,
        body: PersonChange,
        response: responses(PersonList, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { scope, ...change } = request.body;
      await changePerson(context, actorOf(request), request.params.username, { ...change, grant: scope });
      return people();
    },
  );

  server.post(
    calls.passwordReset(':username'),
    {
      config: guarded,
      schema: {
        summary: 'Make a link by which a person sets a new password',
        description:
          'It is valid once, for 24 hours, and replaces earlier links. Its use ends their sessions.',
        tags: TAGS,
        params: PersonParams,
        response: responses(MadePasswordReset, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) => {
      const { token, expiresAt } = await makePasswordReset(
        context,
        actorOf(request),
        request.params.username,
      );
      return ok({ token, expiresAt: expiresAt.toISOString() });
    },
  );

  server.get(
    calls.invitations(),
    {
      config,
      schema: {
        summary: 'The open invitations',
        tags: TAGS,
        response: responses(InvitationList, [401, 403, 503]),
      },
    },
    invitations,
  );

  server.post(
    calls.invitations(),
    {
      config: guarded,
      schema: {
        summary: 'Invite a person by a link',
        description: 'The link is valid once, for 7 days.',
        tags: TAGS,
        body: InvitationBody,
        response: responses(MadeInvitation, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      const { username = null, scope = 'all', ...invitation } = request.body;
      const made = await invite(context, actorOf(request), { ...invitation, username, grant: scope });
      return ok({ invitation: invitationOut(made.invitation), token: made.token });
    },
  );

  server.delete(
    calls.invitation(':id'),
    {
      config,
      schema: {
        summary: 'Withdraw an invitation',
        description: 'Returns the invitations that are left.',
        tags: TAGS,
        params: InvitationParams,
        response: responses(InvitationList, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      await withdrawInvitation(context, actorOf(request), request.params.id);
      return invitations();
    },
  );
}

function invitationOut({ grant, madeAt, expiresAt, state: _, ...invitation }: StoredInvitation): Invitation {
  return {
    ...invitation,
    scope: grant,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
