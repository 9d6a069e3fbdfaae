import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Credentials, SignedIn } from '#contract/accounts/session.ts';
import { keys } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { signInCopy } from '../pages/sign-in/copy.ts';
import { pageAfterSignIn } from './guards.ts';
import { loadCeremony, orCancelled } from './load-ceremony.ts';
import { remember } from './remembered.ts';

/** Signs in with a password, or with a passkey where there are no credentials, and opens the requested page. Nothing is cached. */
export function useSignIn(requested: string | undefined) {
  const { client, queryClient } = useAppContext();
  const router = useRouter();
  return useMutation({
    mutationFn: async (credentials: Credentials | 'passkey'): Promise<SignedIn> => {
      if (credentials !== 'passkey') return client.request('POST /session', { body: credentials });
      const ceremony = await loadCeremony();
      return ceremony.signInWithPasskey(client).catch(orCancelled(signInCopy.passkeyCancelled));
    },
    gcTime: 0,
    onSuccess: async ({ user }) => {
      remember(user.username);
      queryClient.setQueryData(keys.session, { user });
      await router.navigate({ href: pageAfterSignIn(user, requested), replace: true });
    },
  });
}
