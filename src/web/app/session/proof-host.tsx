import { useSyncExternalStore } from 'react';
import { useAppContext } from '../app-context.ts';
import { loadPart } from '../load-part.ts';
import { usePart } from '../use-part.ts';

export const loadProofDialog = loadPart(() =>
  import('./proof-dialog.tsx').then(({ ProofDialog }) => ProofDialog),
);

/** Shows the dialog while a call waits for a proof of identity. */
export function ProofHost() {
  const { proofRequests } = useAppContext();
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.first);
  const { Part: ProofDialog } = usePart(loadProofDialog, request);
  return request && ProofDialog && <ProofDialog key={request.id} request={request} />;
}
