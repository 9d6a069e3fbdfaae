import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { PersonParams } from './people.ts';
import { Proof, ProofBody } from './proofs.ts';
import {
  NewOneTimePasswords,
  NewPasskey,
  OneTimeCode,
  PasskeyOptions,
  PasskeyParams,
  PasskeySignIn,
  RecoveryCodes,
  SecondFactors,
} from './second-factors.ts';
import { Credentials, Session, SignedIn, SignedOut } from './session.ts';
import { SsoCallbackQuery, SsoStartQuery } from './single-sign-on.ts';

export const signInRoutes = {
  ...defineRoutes('Session', {
    'GET /session': {
      permission: 'public',
      concurrency: 'unlimited',
      refusesTokens: true,
      summary: 'The signed-in user',
      response: Session,
    },
    'POST /session': {
      permission: 'public',
      concurrency: 'sign-in',
      refusesTokens: true,
      summary: 'Sign in',
      description:
        'Sets an HttpOnly session cookie. Only failures count towards the limit. For an account with a second factor, a right password without a code returns `second-factor-required`.',
      body: Credentials,
      response: SignedIn,
      errors: [401, 429],
    },
    'DELETE /session': {
      permission: 'public',
      concurrency: 'unlimited',
      refusesTokens: true,
      summary: 'Sign out',
      description: 'Ends the session on the server. Without a session it does nothing.',
      response: SignedOut,
    },
  }),
  /** Re-authentication before calls that need it. */
  ...defineRoutes('Account', {
    'POST /account/proofs': {
      permission: 'account:manage',
      concurrency: 'sign-in',
      summary: 'Confirm that it is you, for one call',
      description:
        'Send the password, a code or the response of a passkey. People who use single sign-on only send none of these, within ten minutes of their sign-in. The proof is valid once, in this session, for five minutes. Wrong ones count as failed sign-ins.',
      body: ProofBody,
      response: Proof,
      errors: [429],
    },
    'POST /account/proofs/passkey': {
      permission: 'account:manage',
      summary: 'Begin to confirm with a passkey',
      description: 'The challenge is valid once, in this session, for five minutes.',
      response: PasskeyOptions,
    },
  }),
  /** Your second factors, and removing those of others. */
  ...defineRoutes('Account', {
    'GET /account/second-factors': {
      permission: 'account:manage',
      summary: 'Your second factors',
      response: SecondFactors,
    },
    'POST /account/second-factors/one-time-passwords': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Make a secret for an authenticator app',
      description: 'Sign-ins require its codes once one has been confirmed.',
      response: NewOneTimePasswords,
      errors: [409],
    },
    'PUT /account/second-factors/one-time-passwords': {
      permission: 'account:manage',
      summary: 'Turn the codes of the app on, with one of them',
      description: 'Returns the recovery codes and sets a new session cookie.',
      body: OneTimeCode,
      response: RecoveryCodes,
      errors: [409, 429],
    },
    'DELETE /account/second-factors/one-time-passwords': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Turn the codes of the app off',
      response: SecondFactors,
    },
    'POST /account/second-factors/recovery-codes': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Make new recovery codes',
      description: 'The old ones stop working.',
      response: RecoveryCodes,
      errors: [409],
    },
  }),
  ...defineRoutes('People', {
    'DELETE /people/:username/second-factors': {
      permission: 'people:manage',
      reauthenticate: true,
      summary: 'Remove the second factors of a person who has lost them',
      params: PersonParams,
      response: Type.Object({}),
    },
  }),
  /** Your passkeys, and signing in with one. */
  ...defineRoutes('Account', {
    'POST /account/passkeys/options': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Begin to add a passkey',
      description: 'The challenge is valid once, in this session, for five minutes.',
      response: PasskeyOptions,
    },
    'POST /account/passkeys': {
      permission: 'account:manage',
      summary: 'Add the passkey that the device has made',
      body: NewPasskey,
      response: SecondFactors,
    },
    'DELETE /account/passkeys/:id': {
      permission: 'account:manage',
      reauthenticate: true,
      summary: 'Remove a passkey',
      params: PasskeyParams,
      response: SecondFactors,
    },
  }),
  ...defineRoutes('Session', {
    'POST /session/passkey/options': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Begin to sign in with a passkey',
      description: 'The challenge is valid once, for five minutes.',
      response: PasskeyOptions,
      errors: [429],
    },
    'POST /session/passkey': {
      permission: 'public',
      refusesTokens: true,
      summary: 'Sign in with a passkey',
      body: PasskeySignIn,
      response: SignedIn,
      errors: [401, 429],
    },
  }),
  /** Sign-in at an OpenID Connect provider. Browsers open both addresses as pages. */
  ...defineRoutes('Session', {
    'GET /sso/start': {
      permission: 'public',
      // This and the callback wait for the provider, and must not take slots of the public pages meanwhile.
      concurrency: 'unlimited',
      refusesTokens: true,
      summary: 'Sign in at the provider',
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
      concurrency: 'sign-in',
      refusesTokens: true,
      summary: 'Where the provider returns to',
      query: SsoCallbackQuery,
      responses: {
        302: Type.Null({
          description: 'To the provider, to the page, or to the sign-in page with the reason.',
        }),
      },
      errors: [404],
    },
  }),
};
