import { Type } from 'typebox';
import { defineRoutes } from '../route.ts';
import { NewOneTimePasswords, OneTimeCode, RecoveryCodes, SecondFactors } from './second-factors.ts';

/** One's own second factors, and removing those of others. */
export const secondFactorsRoutes = defineRoutes({
  'GET /account/second-factors': {
    permission: 'account:manage',
    summary: 'Your second factors',
    tag: 'Account',
    response: SecondFactors,
  },
  'POST /account/second-factors/one-time-passwords': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'Make a secret for an authenticator app',
    description: 'Sign-ins ask for its codes when one was confirmed.',
    tag: 'Account',
    response: NewOneTimePasswords,
    errors: [409],
  },
  'PUT /account/second-factors/one-time-passwords': {
    permission: 'account:manage',
    summary: 'Turn the codes of the app on, with one of them',
    description: 'Returns the recovery codes and sets a new session cookie.',
    tag: 'Account',
    body: OneTimeCode,
    response: RecoveryCodes,
    errors: [409, 429],
  },
  'DELETE /account/second-factors/one-time-passwords': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'Turn the codes of the app off',
    tag: 'Account',
    response: SecondFactors,
  },
  'POST /account/second-factors/recovery-codes': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'Make new recovery codes',
    description: 'The old ones do not work any more.',
    tag: 'Account',
    response: RecoveryCodes,
    errors: [409],
  },
  'DELETE /people/:username/second-factors': {
    permission: 'people:manage',
    reauthenticate: true,
    summary: 'Remove the second factors of a person who has lost them',
    tag: 'People',
    params: Type.Object({ username: Type.String({ maxLength: 128 }) }),
    response: Type.Object({}),
    errors: [404],
  },
});
