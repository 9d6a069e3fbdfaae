import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { keys } from '../api/queries.ts';
import { useAppContext } from '../app-context.ts';
import { forgetSignedOut } from './remembered.ts';
import { clearStored } from './tab-storage.ts';

/** Ends the session on the server first, because clearing only the browser would leave a valid session. */
export function useSignOut() {
  const { client, queryClient } = useAppContext();
  const router = useRouter();
  return useMutation({
    mutationFn: () => client.request('DELETE /session'),
    onSuccess: async ({ providerUrl }) => {
      forgetSignedOut();
      clearStored();
      queryClient.setQueryData(keys.session, { user: null });
      if (providerUrl) return window.location.assign(providerUrl);
      await router.navigate({ to: '/login', search: {} });
      // After the navigation, so that no mounted page refetches.
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== keys.session[0] });
    },
  });
}
