import './style/fonts.css';
import '#web/property/tokens.css';
import '#web/property/property.css';
import './style/base.css';
import './style/layout.css';
import './style/overlays.css';
import './style/primitives.css';
import './style/large-text.css';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { pages } from '#contract/paths.ts';
import { createClient } from './api/client.ts';
import { stopPrefetching } from './api/prefetched.ts';
import { keys } from './api/queries.ts';
import { readPageMeta } from './page-meta.ts';
import { createAppRouter } from './router.tsx';
import { followDateLanguage } from './session/date-language.ts';
import { type SignedOutReason, signInSearch } from './session/guards.ts';
import { loadProofDialog } from './session/proof-host.tsx';
import { createProofRequests } from './session/proof-requests.ts';
import { followOtherTabs, forget } from './session/remembered.ts';
import { clearStored, hasUnsavedChanges } from './session/tab-storage.ts';
import { rememberedScheme, showScheme } from './style/scheme.ts';

stopPrefetching();
showScheme(rememberedScheme());
const config = readPageMeta(document);

const queryClient = createQueryClient();
followDateLanguage(queryClient);
const proofRequests = createProofRequests(loadProofDialog);
const client = createClient({
  base: config.apiBase,
  onUnauthenticated: onSessionEnd,
  askForProof: proofRequests.ask,
});
const router = createAppRouter({ config, client, queryClient, proofRequests, onSignedOut: onSessionEnd });

function onSessionEnd(): void {
  showSignIn(hasUnsavedChanges() ? 'unsaved' : 'ended');
}

function showSignIn(signedOut: SignedOutReason): void {
  forget();
  queryClient.setQueryData(keys.session, { user: null });
  const { pathname, search } = window.location;
  if (pathname === pages.login() || pathname === pages.home()) return;
  void router
    .navigate({
      to: '/login',
      search: signInSearch(`${pathname}${search}`),
      state: { signedOut },
      replace: true,
    })
    // After the navigation, so that no mounted page refetches.
    .then(() => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session[0] }));
}

followOtherTabs({
  onSignOut() {
    clearStored();
    showSignIn('elsewhere');
  },
  onEnd: onSessionEnd,
  // The server already attributes this tab's requests to the other user, so the page must show that user too.
  onOtherUser: () => window.location.reload(),
});

const page = document.getElementById('app');
if (!page) throw new Error('The page has no element for the app.');
createRoot(page).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

/**
 * No automatic retry or refetch: an error shows at once with its Retry, and a list does not change because the window
 * gets the focus. A page that opens always refetches its data and shows the cached data meanwhile.
 */
function createQueryClient(): QueryClient {
  // An optimistic update then renders in the same frame as the click.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
