import { type Static, Type } from 'typebox';
import { PASSWORD_MAX_LENGTH } from '#domain/accounts/password.ts';
import { inputObject } from '../schema.ts';
import { CODE_MAX_LENGTH, WebAuthn } from './second-factors.ts';

/** The request header for a proof of identity. */
export const PROOF_HEADER = 'reauthentication-proof';

export const ProofBody = inputObject({
  purpose: Type.String({
    maxLength: 2048,
    description: 'The call that the proof is for: method, and path below /api.',
    examples: ['POST /tokens'],
  }),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH })),
  code: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: CODE_MAX_LENGTH,
      description: 'The code of the authenticator app.',
    }),
  ),
  passkey: Type.Optional(WebAuthn),
});
export type ProofBody = Static<typeof ProofBody>;

export const Proof = Type.Object({
  proof: Type.String({ description: `Send it with the call, in the header ${PROOF_HEADER}.` }),
});
export type Proof = Static<typeof Proof>;
