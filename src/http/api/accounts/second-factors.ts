import type { secondFactorsRoutes } from '#contract/accounts/second-factors-routes.ts';
import {
  confirmOneTimePasswords,
  removeOneTimePasswords,
  renewRecoveryCodes,
  resetSecondFactors,
  secondFactors,
  startOneTimePasswords,
} from '#services/accounts/second-factors.ts';
import { selfOf } from '../../authorization.ts';
import { setSession } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** One's own second factors, and removing those of others. */
export const secondFactorsHandlers = ({ context }: HttpOptions): Handlers<typeof secondFactorsRoutes> => ({
  'GET /account/second-factors': async ({ request }) =>
    secondFactors(context, await selfOf(context, request)),
  'POST /account/second-factors/one-time-passwords': async ({ request }) => {
    const self = await selfOf(context, request);
    return startOneTimePasswords(context, self, context.settings.values.brandName);
  },
  'PUT /account/second-factors/one-time-passwords': async ({ body, request, reply }) => {
    const self = await selfOf(context, request);
    const { recoveryCodes, renewed } = await confirmOneTimePasswords(context, self, body.code);
    setSession(reply, renewed);
    return { recoveryCodes };
  },
  'DELETE /account/second-factors/one-time-passwords': async ({ request }) => {
    const self = await selfOf(context, request);
    await removeOneTimePasswords(context, self);
    return secondFactors(context, self);
  },
  'POST /account/second-factors/recovery-codes': async ({ request }) => ({
    recoveryCodes: await renewRecoveryCodes(context, await selfOf(context, request)),
  }),
  'DELETE /people/:username/second-factors': async ({ params, actor }) => {
    await resetSecondFactors(context, actor, params.username);
    return {};
  },
});
