import { type ReactNode, useState } from 'react';
import { keys } from '#web/app/api/queries.ts';
import { useRoute, useSend } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button, buttonClass } from '#web/app/controls/button.tsx';
import { Chip } from '#web/app/controls/chip.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useCopy } from '#web/app/controls/use-copy.ts';
import { lazyChunk } from '#web/app/lazy-chunk.tsx';
import { factorsCopy as copy } from './copy.ts';

/** With the QR code library. */
const AppSetup = lazyChunk(() => import('./app-setup.tsx'), 'AppSetup');

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
    content = (
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
      mark={isOn && <Chip tone="public">{copy.on}</Chip>}
      intro={isDemo ? copy.demo : copy.intro}
    >
      {isOn && <p>{copy.codesLeft(left)}</p>}
      <p role="status">{turnOff.isSuccess && !isOn && copy.turnedOff}</p>
      <Failure error={start.error ?? codes.error ?? turnOff.error} text={copy.failed} />
      {content}
    </Section>
  );
}

/** New recovery codes, which are shown once. */
function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [outcome, copyText] = useCopy();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="form">
      <h3>{copy.codesTitle}</h3>
      <p>{copy.codesIntro}</p>
      <ul className="columns-narrow" aria-label={copy.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button onClick={() => copyText(text)}>{copy.copy}</Button>
        <a
          className={buttonClass({})}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={copy.fileName}
        >
          {copy.download}
        </a>
        <Button look="primary" onClick={onDone}>
          {controlCopy.done}
        </Button>
        <span role="status">{outcome && copy.outcomes[outcome]}</span>
      </p>
    </div>
  );
}
