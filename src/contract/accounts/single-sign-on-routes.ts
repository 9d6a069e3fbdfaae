import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { SsoCallbackQuery, SsoStartQuery } from './single-sign-on.ts';

/** Sign-in at an OpenID Connect provider. Browsers open both addresses as pages. */
export const singleSignOnRoutes = defineRoutes({
  'GET /sso/start': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Sign in at the provider',
    tag: 'Session',
    query: SsoStartQuery,
    responses: {
      302: Type.Null({
        description: 'To the provider, to the page, or to the sign-in page with the reason.',
      }),
    },
    errors: [404],
  },
  'GET /sso/callback': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Where the provider returns to',
    tag: 'Session',
    query: SsoCallbackQuery,
    responses: {
      302: Type.Null({
        description: 'To the provider, to the page, or to the sign-in page with the reason.',
      }),
    },
    errors: [404],
  },
});
