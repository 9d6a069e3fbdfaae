import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ProofBody } from '#contract/accounts/proofs.ts';
import { ApiError, hasStatus, messageOr } from '../api/api-error.ts';
import { sessionQuery } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { Button } from '../controls/button.tsx';
import { closeDialog, Dialog } from '../controls/dialog.tsx';
import { loadChunk } from '../lazy-chunk.tsx';
import { secondFactorsQuery } from '../pages/account/second-factors/second-factors-query.ts';
import { proofCopy as copy } from './copy.ts';
import { ProofForm } from './proof-form.tsx';
import type { ProofRequest } from './proof-requests.ts';

/** Loaded separately, because it needs the WebAuthn library. */
const loadCeremony = loadChunk(() => import('./passkey-ceremony.ts'));

const UNAUTHENTICATED = 401;

type Evidence = Omit<ProofBody, 'purpose'>;

/** Asks for a password, a code or a passkey, depending on what the person has. */
export function ProofDialog({ request }: { request: ProofRequest }) {
  const { client, config } = useAppContext();
  const content = useRef<HTMLDivElement>(null);
  const user = useQuery(sessionQuery(client)).data?.user;
  const factors = useQuery(secondFactorsQuery(client)).data;
  const prove = useMutation({
    mutationFn: async (evidence: Evidence | 'passkey') => {
      const shown =
        evidence === 'passkey'
          ? { passkey: await (await loadCeremony()).confirmWithPasskey(client) }
          : evidence;
      return client.request('POST /account/proofs', { body: { purpose: request.call, ...shown } });
    },
    gcTime: 0,
    onSuccess: ({ proof }) => {
      // Closing returns the focus; removing the dialog would not.
      content.current?.closest('dialog')?.close();
      request.resolve(proof);
    },
    onError: (error) => hasStatus(error, UNAUTHENTICATED) && request.reject(error),
  });
  const hasPasskey = (factors?.passkeys.length ?? 0) > 0 && 'PublicKeyCredential' in window;
  const failure =
    prove.error &&
    (prove.error.name === 'NotAllowedError' ? copy.passkeyCancelled : messageOr(prove.error, copy.failed));

  return (
    <Dialog title={copy.title} onClose={() => request.reject(new ApiError(copy.cancelled, null))}>
      <div ref={content} className="form">
        <p>{copy.intro}</p>
        {user && (
          <ProofForm
            user={user}
            hasCodes={factors !== undefined && factors.recoveryCodesLeft !== null}
            demoPassword={config.demo?.username === user.username ? config.demo.password : null}
            isBusy={prove.isPending}
            failure={failure}
            onProof={prove.mutate}
            onChange={prove.reset}
          >
            {hasPasskey && (
              <Button disabled={prove.isPending} onClick={() => prove.mutate('passkey')}>
                {copy.usePasskey}
              </Button>
            )}
            <Button look="quiet" onClick={closeDialog}>
              {copy.cancel}
            </Button>
          </ProofForm>
        )}
      </div>
    </Dialog>
  );
}
