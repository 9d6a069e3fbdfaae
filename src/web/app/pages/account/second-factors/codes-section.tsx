import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { NewOneTimePasswords } from '#contract/accounts/second-factors.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import styles from '../account.module.css';
import { ownSessionsQuery } from '../own-sessions-query.ts';
import { factorsCopy as copy } from './copy.ts';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { secondFactorsQuery } from './second-factors-query.ts';

type Change = 'on' | 'off' | 'codes';
/** What a change of the second factor shows next. */
type Made = { setup: NewOneTimePasswords } | { recoveryCodes: readonly string[] };

/** Codes of an authenticator app: turning them on and off, and their recovery codes. */
export function CodesSection() {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
  const heading = useId();
  const { queryKey } = secondFactorsQuery(client);
  const factors = useQuery(secondFactorsQuery(client));
  const { data } = factors;
  const [made, setMade] = useState<Made | null>(null);
  const change = useChange(setMade);
  const isOn = data !== undefined && data.recoveryCodesLeft !== null;
  const isDemo = data?.isDemo ?? config.demo !== null;

  function confirmed(recoveryCodes: string[]) {
    setMade({ recoveryCodes });
    for (const key of [queryKey, keys.session, ownSessionsQuery(client).queryKey])
      void queryClient.invalidateQueries({ queryKey: key });
  }

  return (
    <section className="card" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className="row">
          {copy.title}
          {isOn && (
            <span className="chip" data-tone="public">
              {copy.on}
            </span>
          )}
        </h2>
        <p>{isDemo ? copy.demo : copy.intro}</p>
        {data && data.recoveryCodesLeft !== null && <p>{copy.codesLeft(data.recoveryCodesLeft)}</p>}
        <p role="status">{change.isSuccess && change.variables === 'off' && copy.turnedOff}</p>
      </header>
      {made && 'setup' in made && (
        <AppSetup made={made.setup} onConfirmed={confirmed} onCancel={() => setMade(null)} />
      )}
      {made && 'recoveryCodes' in made && (
        <RecoveryCodeList codes={made.recoveryCodes} onDone={() => setMade(null)} />
      )}
      {change.error && <FailureAlert message={messageOr(change.error, copy.failed)} />}
      {!made && !isDemo && (
        <Loaded query={factors} copy={copy}>
          {() => (
            <p className="row">
              {isOn && (
                <Button disabled={change.isPending} onClick={() => change.mutate('codes')}>
                  {copy.newCodes}
                </Button>
              )}
              <Button
                look={isOn ? 'plain' : 'primary'}
                disabled={change.isPending}
                onClick={() => change.mutate(isOn ? 'off' : 'on')}
              >
                {isOn ? copy.turnOff : copy.turnOn}
              </Button>
            </p>
          )}
        </Loaded>
      )}
    </section>
  );
}

/** With the QR code library. */
const AppSetup = lazyChunk(() => import('./app-setup.tsx').then((chunk) => chunk.AppSetup));

/** A mutation whose result is not cached, because it contains secrets. */
function useChange(onMade: (made: Made | null) => void) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { queryKey } = secondFactorsQuery(client);
  return useMutation({
    mutationFn: async (what: Change): Promise<Made | null> => {
      if (what === 'on')
        return { setup: await client.request('POST /account/second-factors/one-time-passwords') };
      if (what === 'codes') return client.request('POST /account/second-factors/recovery-codes');
      queryClient.setQueryData(
        queryKey,
        await client.request('DELETE /account/second-factors/one-time-passwords'),
      );
      return null;
    },
    gcTime: 0,
    onSuccess: async (made) => {
      onMade(made);
      await Promise.all(
        [queryKey, keys.session].map((key) => queryClient.invalidateQueries({ queryKey: key })),
      );
    },
  });
}
