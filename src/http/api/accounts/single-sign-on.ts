import type { singleSignOnRoutes } from '#contract/accounts/single-sign-on-routes.ts';
import { redirectTarget } from '#contract/manager-paths.ts';
import { pages } from '#contract/paths.ts';
import { SsoError } from '#domain/accounts/single-sign-on.ts';
import { AppError } from '#domain/errors.ts';
import { finishSso, startSso } from '#services/accounts/single-sign-on.ts';
import { rememberSso, setSession, takeSso, visitorOf } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Sign-in at an OpenID Connect provider. Browsers open both addresses as pages. */
export const singleSignOnHandlers = ({
  context,
  publicUrl,
}: HttpOptions): Handlers<typeof singleSignOnRoutes> => {
  const page = (path: string) => `${publicUrl}${path}`;

  function requireSso() {
    if (!context.sso) throw new AppError('no-single-sign-on');
    return context.sso;
  }

  /** The sign-in page says what happened and what to do. */
  function refusalPage(error: unknown): string {
    if (!(error instanceof SsoError)) throw error;
    context.log.warn({ refusal: error.refusal, reason: error.message }, 'a single sign-on was refused');
    return page(`${pages.login()}?refused=${error.refusal}`);
  }

  return {
    'GET /sso/start': async ({ query, reply }) => {
      const sso = requireSso();
      try {
        const { url, pending } = await startSso(sso, redirectTarget(query.redirect));
        rememberSso(reply, pending);
        return reply.redirect(url);
      } catch (error) {
        return reply.redirect(refusalPage(error));
      }
    },
    'GET /sso/callback': async ({ request, reply }) => {
      const sso = requireSso();
      const pending = takeSso(request, reply);
      const [, search = ''] = request.url.split('?', 2);
      try {
        const answer = { search: `?${search}`, pending };
        const { session, redirect } = await finishSso(context, sso, answer, visitorOf(request));
        setSession(reply, session);
        return reply.redirect(page(redirect));
      } catch (error) {
        return reply.redirect(refusalPage(error));
      }
    },
  };
};
