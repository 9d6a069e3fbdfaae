import type { QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { AppConfig } from '#contract/app-config.ts';
import type { Client } from './api/client.ts';

/** What every route and page may use: made once at the start, handed over by the router. */
export interface AppContext {
  config: AppConfig;
  client: Client;
  queryClient: QueryClient;
  /** The server said that nobody is signed in: forget it here and ask for a sign-in. */
  onSignedOut: () => void;
}

export function useAppContext(): AppContext {
  return useRouteContext({ from: '__root__' });
}
