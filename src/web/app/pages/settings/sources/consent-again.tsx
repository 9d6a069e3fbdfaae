import { useMutation } from '@tanstack/react-query';
import type { SourceAccount, SourceKindInfo } from '#contract/sources/accounts.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { PENDING_CONSENT, store } from '#web/app/session/tab-storage.ts';
import { consentCopy as copy } from './copy.ts';

/** Asks again for access to a connected account, whose reviews and decisions stay. */
export function ConsentAgain({ source, provider }: { source: SourceAccount; provider: string }) {
  const consent = useConsent();
  const { id, name } = source;
  return (
    <div>
      <Button
        aria-label={copy.againOf(provider, name)}
        disabled={consent.isPending}
        onClick={() => consent.mutate({ id })}
      >
        {copy.again(provider)}
      </Button>
      <Failure error={consent.error} text={copy.failed} />
    </div>
  );
}

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
