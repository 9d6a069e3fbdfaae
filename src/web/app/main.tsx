import './style/mantine.css';
import './style/fonts.css';
import '#web/property/tokens.css';
import '#web/property/property.css';
import './style/base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './api/client.ts';
import { endEarlyCalls } from './api/early-answers.ts';
import { keys } from './api/queries.ts';
import { createQueryClient } from './api/query-client.ts';
import { readPageMeta } from './page-meta.ts';
import { createAppRouter } from './router.tsx';
import { signInSearch } from './session/guards.ts';
import { forget } from './session/remembered.ts';
import { colourVariables, theme } from './style/theme.ts';

endEarlyCalls();
const { config, nonce } = readPageMeta(document);
// Where the scroll lock of the filter sheet looks for the nonce of its style tag (package get-nonce).
Object.assign(globalThis, { __webpack_nonce__: nonce });

const queryClient = createQueryClient();
const client = createClient({ base: config.apiBase, onUnauthenticated: onSignedOut });
const router = createAppRouter({ config, client, queryClient, onSignedOut });

function onSignedOut() {
  forget();
  queryClient.setQueryData(keys.session, { user: null });
  const { pathname, search } = window.location;
  if (pathname === '/login' || pathname === '/') return;
  void router.navigate({ to: '/login', search: signInSearch(`${pathname}${search}`), replace: true });
}

const page = document.getElementById('app');
if (!page) throw new Error('The page has no place for the app.');
createRoot(page).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={colourVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
