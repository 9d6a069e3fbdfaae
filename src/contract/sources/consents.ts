import { Type } from 'typebox';
import { inputObject } from '../schema.ts';
import { SourceBody, settingsSchema } from './accounts.ts';

/** Encrypted: the settings with their secrets, at most ten of them, and those of the accounts. */
const MAX_SEALED = 60_000;

const sealed = (description: string) => Type.String({ minLength: 1, maxLength: MAX_SEALED, description });

export const ConsentBody = inputObject({
  ...SourceBody.properties,
  settings: settingsSchema('The settings of its kind that no consent grants.'),
});

export const StartedConsent = Type.Object({
  address: Type.String({ description: 'The page of the source where a person grants access.' }),
  pending: Type.String({ description: 'To be sent with the answer. It is encrypted.' }),
});

export const ConsentAnswer = inputObject({
  state: Type.String({ minLength: 1, maxLength: 100 }),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
  pending: sealed('From the call that began the consent.'),
});

export const GrantedAccounts = Type.Object({
  accounts: Type.Array(Type.Object({ account: Type.String(), name: Type.String() })),
  granted: Type.String({ description: 'To be sent with the choice. It is encrypted.' }),
});

export const AccountChoice = inputObject({
  granted: sealed('From the call that accepted the answer.'),
  account: Type.String({ minLength: 1, maxLength: 200 }),
});
