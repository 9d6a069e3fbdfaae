import { defineRoutes } from '../route.ts';
import { NewPasskey, PasskeyOptions, PasskeyParams, PasskeySignIn, SecondFactors } from './second-factors.ts';
import { SignedIn } from './session.ts';

/** One's own passkeys, and signing in with one. */
export const passkeysRoutes = defineRoutes({
  'POST /account/passkeys/options': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'Begin to add a passkey',
    description: 'The challenge is valid once, in this session, for five minutes.',
    tag: 'Account',
    response: PasskeyOptions,
  },
  'POST /account/passkeys': {
    permission: 'account:manage',
    summary: 'Add the passkey that the device has made',
    tag: 'Account',
    body: NewPasskey,
    response: SecondFactors,
  },
  'DELETE /account/passkeys/:id': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'Remove a passkey',
    tag: 'Account',
    params: PasskeyParams,
    response: SecondFactors,
    errors: [404],
  },
  'POST /session/passkey/options': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Begin to sign in with a passkey',
    description: 'The challenge is valid once, for five minutes.',
    tag: 'Session',
    response: PasskeyOptions,
    errors: [429],
  },
  'POST /session/passkey': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Sign in with a passkey',
    tag: 'Session',
    body: PasskeySignIn,
    response: SignedIn,
    errors: [401, 429],
  },
});
