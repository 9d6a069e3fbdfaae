import type { passkeysRoutes } from '#contract/accounts/passkeys-routes.ts';
import {
  addPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#services/accounts/passkeys.ts';
import { secondFactors } from '#services/accounts/second-factors.ts';
import { selfOf } from '../../authorization.ts';
import { setSession, visitorOf } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { signedIn } from './session.ts';

/** One's own passkeys, and signing in with one. */
export const passkeysHandlers = ({ context }: HttpOptions): Handlers<typeof passkeysRoutes> => ({
  'POST /account/passkeys/options': async ({ request }) => ({
    options: await startPasskey(context, await selfOf(context, request)),
  }),
  'POST /account/passkeys': async ({ body, request, reply }) => {
    const self = await selfOf(context, request);
    setSession(reply, await addPasskey(context, self, body));
    return secondFactors(context, self);
  },
  'DELETE /account/passkeys/:id': async ({ params, request }) => {
    const self = await selfOf(context, request);
    await removePasskey(context, self, params.id);
    return secondFactors(context, self);
  },
  'POST /session/passkey/options': async ({ request }) => ({
    options: await startPasskeySignIn(context, request.ip),
  }),
  'POST /session/passkey': async ({ body, request, reply }) =>
    signedIn(reply, await signInWithPasskey(context, body.response, visitorOf(request))),
});
