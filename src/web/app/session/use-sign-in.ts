import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Credentials, SignedIn } from '#contract/accounts/session.ts';
import { keys } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { loadChunk } from '../lazy-chunk.tsx';
import { pageAfterSignIn } from './guards.ts';
import { remember } from './remembered.ts';

/** Signs in and opens the requested page. The password is not cached. */
export function useSignIn(requested: string | undefined) {
  const { client } = useAppContext();
  const onSuccess = useOpenPage(requested);
  return useMutation({
    mutationFn: (body: Credentials) => client.request('POST /session', { body }),
    gcTime: 0,
    onSuccess,
  });
}

/** Loaded separately, because it needs the WebAuthn library. */
const loadCeremony = loadChunk(() => import('./passkey-ceremony.ts'));

/** Signs in with a passkey and opens the requested page. */
export function usePasskeySignIn(requested: string | undefined) {
  const { client } = useAppContext();
  const onSuccess = useOpenPage(requested);
  return useMutation({
    mutationFn: async () => (await loadCeremony()).signInWithPasskey(client),
    gcTime: 0,
    onSuccess,
  });
}

function useOpenPage(requested: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async ({ user }: SignedIn): Promise<void> => {
    remember(user.username);
    queryClient.setQueryData(keys.session, { user });
    await router.navigate({ href: pageAfterSignIn(user, requested), replace: true });
  };
}
