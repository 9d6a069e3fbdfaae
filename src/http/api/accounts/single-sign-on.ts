import { Type } from 'typebox';
import { SsoCallbackQuery, SsoStartQuery } from '#contract/accounts/single-sign-on.ts';
import { redirectTarget } from '#contract/manager-paths.ts';
import { calls, pages } from '#contract/paths.ts';
import { SsoError } from '#domain/accounts/single-sign-on.ts';
import { AppError } from '#domain/errors.ts';
import { finishSso, startSso } from '#services/accounts/single-sign-on.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { errorResponses } from '../response-schemas.ts';

const TAGS = ['Session'];
const config = { permission: 'public', refusesTokens: true } as const;
const response = {
  302: Type.Null({ description: 'To the provider, to the page, or to the sign-in page with the reason.' }),
  ...errorResponses([400, 404, 503]),
};

/** Sign-in at an OpenID Connect provider. Browsers open both addresses as pages. */
export function singleSignOnCalls(server: Server, { context, publicUrl }: HttpOptions): void {
  const page = (path: string) => `${publicUrl}${path}`;

  function requireSso() {
    if (!context.sso) throw new AppError('not-found', 'Single sign-on is not configured.');
    return context.sso;
  }
  /** The sign-in page says what happened and what to do. */
  function refusalPage(error: unknown): string {
    if (!(error instanceof SsoError)) throw error;
    context.log.warn({ refusal: error.refusal, reason: error.message }, 'a single sign-on was refused');
    return page(`${pages.login()}?refused=${error.refusal}`);
  }

  server.get(
    calls.ssoStart(),
    {
      config,
      schema: { summary: 'Sign in at the provider', tags: TAGS, querystring: SsoStartQuery, response },
    },
    async (request, reply) => {
      const sso = requireSso();
      try {
        const { url, setCookie } = await startSso(context, sso, redirectTarget(request.query.redirect));
        return reply.header('set-cookie', setCookie).redirect(url);
      } catch (error) {
        return reply.redirect(refusalPage(error));
      }
    },
  );

  server.get(
    calls.ssoCallback(),
    {
      config,
      schema: {
        summary: 'Where the provider returns to',
        tags: TAGS,
        querystring: SsoCallbackQuery,
        response,
      },
    },
    async (request, reply) => {
      const sso = requireSso();
      reply.header('set-cookie', context.accounts.singleSignOn.pending.forget());
      const [, search = ''] = request.url.split('?', 2);
      const { ip: address, headers } = request;
      const visitor = { address, userAgent: headers['user-agent'] ?? '', cookie: headers.cookie };
      try {
        const { setCookies, redirect } = await finishSso(context, sso, `?${search}`, visitor);
        return reply.header('set-cookie', setCookies).redirect(page(redirect));
      } catch (error) {
        return reply.redirect(refusalPage(error));
      }
    },
  );
}
