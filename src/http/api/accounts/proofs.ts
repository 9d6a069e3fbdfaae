import { Proof, ProofBody } from '#contract/accounts/proofs.ts';
import { PasskeyOptions } from '#contract/accounts/second-factors.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { giveProof, startPasskeyProof } from '#services/accounts/proofs.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Account'];
const config = { permission: 'account:manage' } as const;

/** Re-authentication before calls that need it. */
export function proofCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.proofs(),
    {
      config,
      schema: {
        summary: 'Confirm that it is you, for one call',
        description:
          'Send the password, a code or the response of a passkey. People who use single sign-on only send none of these, within ten minutes of their sign-in. The proof is valid once, in this session, for five minutes. Wrong ones count as failed sign-ins.',
        tags: TAGS,
        body: ProofBody,
        response: responses(Proof, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request) => {
      const { purpose, ...evidence } = request.body;
      return ok({ proof: await giveProof(context, await selfOf(context, request), purpose, evidence) });
    },
  );

  server.post(
    calls.passkeyProof(),
    {
      config,
      schema: {
        summary: 'Begin to confirm with a passkey',
        description: 'The challenge is valid once, in this session, for five minutes.',
        tags: TAGS,
        response: responses(PasskeyOptions, [401, 403, 503]),
      },
    },
    async (request) => ok({ options: await startPasskeyProof(context, await selfOf(context, request)) }),
  );
}
