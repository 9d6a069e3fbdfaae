import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#contract/accounts/session.ts';
import type { signInRoutes } from '#contract/accounts/sign-in-routes.ts';
import { redirectTarget } from '#contract/manager-paths.ts';
import { pages } from '#contract/paths.ts';
import { SsoError } from '#domain/accounts/single-sign-on.ts';
import type { SessionUser } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import {
  addPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#services/accounts/passkeys.ts';
import { giveProof, startPasskeyProof } from '#services/accounts/proofs.ts';
import {
  confirmOneTimePasswords,
  removeOneTimePasswords,
  renewRecoveryCodes,
  resetSecondFactors,
  secondFactors,
  startOneTimePasswords,
} from '#services/accounts/second-factors.ts';
import { type SignedIn, signIn, signOut } from '#services/accounts/sessions.ts';
import { finishSso, ssoSignOutUrl, startSso } from '#services/accounts/single-sign-on.ts';
import { selfOf, sessionOf } from '../../authorization.ts';
import {
  forgetSession,
  rememberDevice,
  rememberSso,
  sessionTokenOf,
  setSession,
  takeSso,
  visitorOf,
} from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const signInHandlers = ({ context, publicUrl }: HttpOptions): Handlers<typeof signInRoutes> => {
  const page = (path: string) => `${publicUrl}${path}`;

  function requireSso() {
    if (!context.sso) throw new AppError('no-single-sign-on');
    return context.sso;
  }

  /** The sign-in page says what happened and what to do. */
  function refusalPage(error: unknown): string {
    if (!(error instanceof SsoError)) throw error;
    const { refusal, message: reason } = error;
    // Any web page can cause these without limit, by requests of its readers' browsers.
    if (refusal !== 'expired') context.log.warn({ refusal, reason }, 'a single sign-on was refused');
    return page(`${pages.login()}?refused=${error.refusal}`);
  }

  return {
    'GET /session': async ({ request }) => {
      const session = await sessionOf(context, request);
      return { user: session && userOut(session.user) };
    },
    'POST /session': async ({ body, request, reply }) => {
      const signed = await signIn(context, body, visitorOf(request, body.username));
      return signedIn(request, reply, signed);
    },
    'DELETE /session': async ({ request, reply }) => {
      const token = sessionTokenOf(request);
      const providerUrl = await ssoSignOutUrl(context, token, `${publicUrl}${pages.login()}`);
      await signOut(context, token, request.ip);
      forgetSession(reply);
      // Not the storage, which has the app's appearance on this device; the app itself removes the data of the session.
      reply.header('clear-site-data', '"cache"');
      return { user: null, ...(providerUrl && { providerUrl }) };
    },
    'POST /account/proofs': async ({ body, request }) => {
      const { purpose, ...evidence } = body;
      return { proof: await giveProof(context, await selfOf(context, request), purpose, evidence) };
    },
    'POST /account/proofs/passkey': async ({ request }) => ({
      options: await startPasskeyProof(context, await selfOf(context, request)),
    }),
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
      signedIn(request, reply, await signInWithPasskey(context, body.response, visitorOf(request))),
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

/** Sets the cookies of a new session and of the device, which is then known for the user. @returns the user, for the response */
export function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, session }: SignedIn,
): { user: User } {
  setSession(reply, session);
  rememberDevice(request, reply, user.username);
  return { user: userOut(user) };
}

/** The user of a session as browsers know them. */
export function userOut({ access, ...user }: SessionUser): User {
  return { ...user, ...(access !== 'all' && { isLimited: true }) };
}
