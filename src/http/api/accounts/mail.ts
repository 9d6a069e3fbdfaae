import type { mailRoutes } from '#contract/accounts/mail-routes.ts';
import { requestPasswordReset } from '#services/accounts/password-resets.ts';
import {
  ownAddress,
  proveAddress,
  readAddressProof,
  removeOwnAddress,
  setOwnAddress,
} from '#services/mail/addresses.ts';
import { mailStatus, sendTestMail } from '#services/mail/test-mail.ts';
import { readUnsubscribeLink, unsubscribe } from '#services/mail/unsubscribe.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const mailHandlers = ({ context }: HttpOptions): Handlers<typeof mailRoutes> => ({
  'GET /account/email': ({ actor }) => ownAddress(context, actor),
  'PUT /account/email': async ({ body, request }) =>
    setOwnAddress(context, (await selfOf(context, request)).actor, body.email),
  'DELETE /account/email': async ({ request }) =>
    removeOwnAddress(context, (await selfOf(context, request)).actor),
  'GET /email-proofs/:token': ({ params }) => readAddressProof(context, params.token),
  'POST /email-proofs/:token': ({ params, request }) => proveAddress(context, params.token, request.ip),
  'GET /unsubscriptions/:token': async ({ params }) => {
    const { kind } = readUnsubscribeLink(context, params.token);
    return { kind };
  },
  'POST /unsubscriptions/:token': ({ params }) => unsubscribe(context, params.token),
  'POST /password-resets': async ({ body, request }) => {
    await requestPasswordReset(context, body.login, request.ip);
    return {};
  },
  'GET /mail': () => mailStatus(context),
  'POST /mail/test': ({ actor }) => sendTestMail(context, actor),
});
