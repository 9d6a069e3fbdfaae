import { defineRoutes } from '../route.ts';
import { Proof, ProofBody } from './proofs.ts';
import { PasskeyOptions } from './second-factors.ts';

/** Re-authentication before calls that need it. */
export const proofsRoutes = defineRoutes({
  'POST /account/proofs': {
    permission: 'account:manage',
    concurrency: 'sign-in',
    summary: 'Confirm that it is you, for one call',
    description:
      'Send the password, a code or the response of a passkey. People who use single sign-on only send none of these, within ten minutes of their sign-in. The proof is valid once, in this session, for five minutes. Wrong ones count as failed sign-ins.',
    tag: 'Account',
    body: ProofBody,
    response: Proof,
    errors: [429],
  },
  'POST /account/proofs/passkey': {
    permission: 'account:manage',
    summary: 'Begin to confirm with a passkey',
    description: 'The challenge is valid once, in this session, for five minutes.',
    tag: 'Account',
    response: PasskeyOptions,
  },
});
