import { type ReactNode, useState } from 'react';
import { keys } from '#web/app/api/queries.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Failure, FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { loadPart } from '#web/app/load-part.ts';
import { usePart } from '#web/app/use-part.ts';
import { factorsCopy as copy } from './copy.ts';
import { RecoveryCodeList } from './recovery-codes.tsx';

/** With the QR code library. */
const loadSetup = loadPart(() => import('./app-setup.tsx').then(({ AppSetup }) => AppSetup));

const FACTORS = ['GET /account/second-factors'];
const REFRESHES = [FACTORS, keys.session];

/** Codes of an authenticator app: turning them on and off, and their recovery codes. */
export function CodesSection() {
  const { config, queryClient } = useAppContext();
  const factors = useRoute('GET /account/second-factors');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const start = useSend('POST /account/second-factors/one-time-passwords', { refreshes: REFRESHES });
  const codes = useSend('POST /account/second-factors/recovery-codes', {
    refreshes: REFRESHES,
    onSuccess: (made) => setRecoveryCodes(made.recoveryCodes),
  });
  const turnOff = useSend('DELETE /account/second-factors/one-time-passwords', {
    updates: FACTORS,
    refreshes: REFRESHES,
  });
  const { Part: AppSetup, failure: loadFailure } = usePart(loadSetup, start.data !== undefined);
  const left = factors.data?.recoveryCodesLeft ?? null;
  const isOn = left !== null;
  const isDemo = factors.data?.isDemo ?? config.demo !== null;
  const isBusy = start.isPending || codes.isPending || turnOff.isPending;

  let content: ReactNode = isDemo ? null : (
    <Loaded query={factors} copy={copy}>
      {() => (
        <p className="row">
          {isOn && (
            <Button disabled={isBusy} onClick={() => codes.mutate({})}>
              {copy.newCodes}
            </Button>
          )}
          <Button
            look={isOn ? 'plain' : 'primary'}
            disabled={isBusy}
            onClick={() => (isOn ? turnOff.mutate({}) : start.mutate({}))}
          >
            {isOn ? copy.turnOff : copy.turnOn}
          </Button>
        </p>
      )}
    </Loaded>
  );
  if (recoveryCodes) {
    content = <RecoveryCodeList codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  } else if (start.data) {
    content = AppSetup && (
      <AppSetup
        made={start.data}
        onCancel={start.reset}
        onConfirmed={(made) => {
          start.reset();
          setRecoveryCodes(made);
          for (const queryKey of [...REFRESHES, ['GET /account/sessions']])
            void queryClient.invalidateQueries({ queryKey });
        }}
      />
    );
  }
  return (
    <Section
      title={copy.title}
      mark={
        isOn && (
          <span className="chip" data-tone="public">
            {copy.on}
          </span>
        )
      }
      intro={isDemo ? copy.demo : copy.intro}
    >
      {isOn && <p>{copy.codesLeft(left)}</p>}
      <p role="status">{turnOff.isSuccess && !isOn && copy.turnedOff}</p>
      {loadFailure && <FailureAlert message={loadFailure} />}
      <Failure error={start.error ?? codes.error ?? turnOff.error} text={copy.failed} />
      {content}
    </Section>
  );
}
