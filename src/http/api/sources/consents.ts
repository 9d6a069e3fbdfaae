import type { sourcesRoutes } from '#contract/sources/sources-routes.ts';
import { acceptConsent, connectGranted, renewConsent, startConsent } from '#services/sources/consents.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { redirectUriOf, sourcesOut } from './sources.ts';

type Consents = Pick<
  typeof sourcesRoutes,
  | 'POST /sources/consents'
  | 'POST /sources/:id/consents'
  | 'POST /sources/consents/accept'
  | 'POST /sources/consents/connect'
>;

export const consentHandlers = ({ context, publicUrl }: HttpOptions): Handlers<Consents> => {
  const redirectUri = redirectUriOf(publicUrl);
  return {
    'POST /sources/consents': async ({ body, request }) =>
      startConsent(context, await selfOf(context, request), body, redirectUri),
    'POST /sources/:id/consents': async ({ params, request }) =>
      renewConsent(context, await selfOf(context, request), params.id, redirectUri),
    'POST /sources/consents/accept': async ({ body, request }) => {
      const now = context.now();
      return acceptConsent(context, await selfOf(context, request), body, { redirectUri, now });
    },
    'POST /sources/consents/connect': async ({ body, request }) => {
      await connectGranted(context, await selfOf(context, request), body, context.now());
      return sourcesOut(context, publicUrl);
    },
  };
};
