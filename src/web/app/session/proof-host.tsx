import { useSyncExternalStore } from 'react';
import { useAppContext } from '../app-context.ts';
import { lazyChunk, loadChunk } from '../lazy-chunk.tsx';

export const loadProofDialog = loadChunk(() => import('./proof-dialog.tsx'));

const ProofDialog = lazyChunk(loadProofDialog, 'ProofDialog');

/** Shows the dialog while a call waits for a proof of identity. */
export function ProofHost() {
  const { proofRequests } = useAppContext();
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.first);
  return request && <ProofDialog key={request.id} request={request} />;
}
