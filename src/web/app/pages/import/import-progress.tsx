import { Button } from '#web/app/controls/button.tsx';
import { importCopy as copy } from './copy.ts';
import type { ImportStep } from './use-import.ts';

type Running = Extract<ImportStep, { kind: 'running' }>;

/** The progress of a check or an import: the server reads the file as fast as it is sent. */
export function ImportProgress({ isCheck, name, sent, onCancel }: Running & { onCancel: () => void }) {
  const isSent = sent >= 1;
  return (
    <section className="card" aria-label={copy.progress}>
      <p role="status">{isCheck ? copy.checking(name) : copy.importing(name)}</p>
      <progress className="progress-bar" aria-label={copy.progress} value={isSent ? undefined : sent} />
      <div className="row">
        <Button onClick={onCancel}>{copy.cancel}</Button>
      </div>
    </section>
  );
}
