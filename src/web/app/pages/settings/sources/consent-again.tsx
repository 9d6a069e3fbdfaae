import type { SourceAccount } from '#contract/sources/accounts.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { consentCopy as copy } from './copy.ts';
import { useConsent } from './use-consent.ts';

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
