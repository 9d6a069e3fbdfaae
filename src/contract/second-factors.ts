import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/password.ts';
import { nullable } from './nullable.ts';

/** The password again, before something that a stolen session must not do. */
export const PasswordProof = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }) },
  { additionalProperties: false },
);
export type PasswordProof = Static<typeof PasswordProof>;

export const CODE_MAX_LENGTH = 32;
export const OneTimeCode = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: CODE_MAX_LENGTH, examples: ['123456'] }) },
  { additionalProperties: false },
);
export type OneTimeCode = Static<typeof OneTimeCode>;

export const SecondFactors = Type.Object({
  recoveryCodesLeft: nullable(
    Type.Integer({ description: 'Null if the codes of an authenticator app are off.' }),
  ),
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
