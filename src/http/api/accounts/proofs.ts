import type { proofsRoutes } from '#contract/accounts/proofs-routes.ts';
import { giveProof, startPasskeyProof } from '#services/accounts/proofs.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Re-authentication before calls that need it. */
export const proofsHandlers = ({ context }: HttpOptions): Handlers<typeof proofsRoutes> => ({
  'POST /account/proofs': async ({ body, request }) => {
    const { purpose, ...evidence } = body;
    return { proof: await giveProof(context, await selfOf(context, request), purpose, evidence) };
  },
  'POST /account/proofs/passkey': async ({ request }) => ({
    options: await startPasskeyProof(context, await selfOf(context, request)),
  }),
});
