import type { QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AppConfig } from '#contract/settings/app-config.ts';
import type { Client } from './api/client.ts';
import type { ProofRequests } from './session/proof-requests.ts';

/** What every route and page may use. Created once at start and provided by the router. */
export interface AppContext {
  config: AppConfig;
  client: Client;
  queryClient: QueryClient;
  /** Calls that wait for a proof of identity. */
  proofRequests: ProofRequests;
  /** The server reports no session: clears the local state and opens the sign-in page. */
  onSignedOut: () => void;
}

export function useAppContext(): AppContext {
  return useRouteContext({ from: '__root__' });
}
