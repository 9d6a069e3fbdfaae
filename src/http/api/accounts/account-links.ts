import type { FastifyRequest } from 'fastify';
import {
  InvitationAnswer,
  LinkParams,
  NewPassword,
  OwnInvitation,
  OwnPasswordReset,
} from '#contract/accounts/people.ts';
import { Session, SignedIn } from '#contract/accounts/session.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import type { LinkVisitor } from '#services/accounts/account-links.ts';
import { acceptInvitation, readInvitation } from '#services/accounts/invitations.ts';
import { readPasswordReset, resetPassword } from '#services/accounts/password-resets.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';
import { userOut } from './session.ts';

const TAGS = ['Links'];
const config = { permission: 'public', refusesTokens: true } as const;

/** What people do who were sent a link: accept an invitation, or set a new password. */
export function accountLinkCalls(server: Server, { context }: HttpOptions): void {
  const visitorOf = ({ ip, headers }: FastifyRequest): LinkVisitor => ({
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    cookie: headers.cookie,
  });

  server.get(
    calls.ownInvitation(':token'),
    {
      config,
      schema: {
        summary: 'The invitation of a link',
        tags: TAGS,
        params: LinkParams,
        response: responses(OwnInvitation, [400, 404, 409, 429, 503]),
      },
    },
    async (request) => {
      const { label, username, role, expiresAt } = await readInvitation(
        context,
        visitorOf(request),
        request.params.token,
      );
      return ok({ label, username, role, expiresAt: expiresAt.toISOString() });
    },
  );

  server.post(
    calls.acceptInvitation(':token'),
    {
      config,
      schema: {
        summary: 'Accept an invitation',
        description: 'Makes the account and signs in, as the sign-in does.',
        tags: TAGS,
        params: LinkParams,
        body: InvitationAnswer,
        response: responses(SignedIn, [400, 403, 404, 409, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const { user, setCookies } = await acceptInvitation(
        context,
        visitorOf(request),
        request.params.token,
        request.body,
      );
      reply.header('set-cookie', setCookies);
      return ok({ user: userOut(user) });
    },
  );

  server.get(
    calls.ownPasswordReset(':token'),
    {
      config,
      schema: {
        summary: 'Whose password a link sets',
        tags: TAGS,
        params: LinkParams,
        response: responses(OwnPasswordReset, [400, 404, 409, 429, 503]),
      },
    },
    async (request) => {
      const { username, name, expiresAt } = await readPasswordReset(
        context,
        visitorOf(request),
        request.params.token,
      );
      return ok({ username, name, expiresAt: expiresAt.toISOString() });
    },
  );

  server.post(
    calls.ownPasswordReset(':token'),
    {
      config,
      schema: {
        summary: 'Set a new password by a link',
        description: 'Ends all sessions of the person, who then signs in.',
        tags: TAGS,
        params: LinkParams,
        body: NewPassword,
        response: responses(Session, [400, 403, 404, 409, 413, 429, 503]),
      },
    },
    async (request) => {
      await resetPassword(context, visitorOf(request), request.params.token, request.body.password);
      return ok({ user: null });
    },
  );
}
