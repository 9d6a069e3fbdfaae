import { useState } from 'react';
import { Button, buttonClass } from '#web/app/controls/button.tsx';
import { controlCopy } from '#web/app/controls/copy.ts';
import styles from '../account.module.css';
import { factorsCopy as copy } from './copy.ts';

/** New recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [status, setStatus] = useState('');
  const text = `${codes.join('\n')}\n`;

  async function copyCodes() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(copy.copied);
    } catch {
      // The clipboard needs HTTPS and the user's permission.
      setStatus(copy.copyFailed);
    }
  }

  return (
    <div className="form">
      <h3>{copy.codesTitle}</h3>
      <p>{copy.codesIntro}</p>
      <ul className={styles.codes} aria-label={copy.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="row">
        <Button onClick={() => void copyCodes()}>{copy.copy}</Button>
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
        <span role="status">{status}</span>
      </p>
    </div>
  );
}
