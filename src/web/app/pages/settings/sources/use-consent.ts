import { useMutation } from '@tanstack/react-query';
import type { SourceKindInfo } from '#contract/sources/accounts.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { PENDING_CONSENT, store } from '#web/app/session/tab-storage.ts';

/** What is connected, or the id of the account to which access is granted again. */
type ConsentSubject =
  | { kind: SourceKindInfo['kind']; name: string; settings: Record<string, string> }
  | { id: string };

/** Leaves for the page of the source on which a person grants access. This tab remembers what the answer belongs to. */
export function useConsent() {
  const { client } = useAppContext();
  return useMutation({
    mutationFn: async (subject: ConsentSubject) => {
      const { address, pending } =
        'id' in subject
          ? await client.request('POST /sources/:id/consents', { params: { id: subject.id } })
          : await client.request('POST /sources/consents', { body: subject });
      store(PENDING_CONSENT, pending);
      location.assign(address);
    },
    gcTime: 0,
  });
}
