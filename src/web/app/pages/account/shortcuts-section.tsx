import { useId, useState } from 'react';
import { shortcutCopy } from '#web/app/shortcuts/copy.ts';
import { areShortcutsOn, switchShortcuts } from '#web/app/shortcuts/shortcut-switch.ts';
import styles from './account.module.css';
import { shortcutsCopy as copy } from './copy.ts';

/** Whether single keys do something in this browser. */
export function ShortcutsSection() {
  const heading = useId();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <section className="card" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{shortcutCopy.open}</h2>
        <p>
          {shortcutCopy.hint} {copy.where}
        </p>
      </header>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            switchShortcuts(checked);
            setOn(checked);
          }}
        />
        {shortcutCopy.enabled}
      </label>
    </section>
  );
}
