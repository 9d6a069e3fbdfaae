import { type Static, Type } from 'typebox';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { inputObject, nullable } from '../schema.ts';

export const CODE_MAX_LENGTH = 32;
export const OneTimeCode = inputObject({
  code: Type.String({ minLength: 1, maxLength: CODE_MAX_LENGTH, examples: ['123456'] }),
});

export const SecondFactors = Type.Object({
  recoveryCodesLeft: nullable(
    Type.Integer({ description: 'Null if the codes of an authenticator app are off.' }),
  ),
  passkeys: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      createdAt: Type.String({ format: 'date-time' }),
      lastUsedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    }),
  ),
  isDemo: Type.Boolean({ description: 'A user of the demo is shared, and can add no second factor.' }),
});
export type SecondFactors = Static<typeof SecondFactors>;

export const NewOneTimePasswords = Type.Object({
  uri: Type.String({ description: 'For a QR code.', examples: ['otpauth://totp/…'] }),
  secret: Type.String({ description: 'The same for typing, in base32.' }),
});
export type NewOneTimePasswords = Static<typeof NewOneTimePasswords>;

export const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Each works once. They are not shown again.' }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const WebAuthn = Type.Object(
  {},
  { additionalProperties: true, description: 'As WebAuthn defines it, in JSON.' },
);

/** What the browser passes to the device. */
export const PasskeyOptions = Type.Object({ options: WebAuthn });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

export const NewPasskey = inputObject({
  name: Type.String({ minLength: 1, maxLength: MAX_PERSON_NAME }),
  response: WebAuthn,
});

export const PasskeySignIn = inputObject({ response: WebAuthn });

export const PasskeyParams = Type.Object({ id: Type.String({ maxLength: 1024 }) });
