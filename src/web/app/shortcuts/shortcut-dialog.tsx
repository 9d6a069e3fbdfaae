import { useState } from 'react';
import { Dialog } from '../controls/dialog.tsx';
import { Checkbox } from '../controls/field.tsx';
import { shortcutCopy } from './copy.ts';
import styles from './shortcut-dialog.module.css';
import { areShortcutsOn, shortcutsInUse, switchShortcuts } from './shortcuts.ts';

/** Lists the keys of the screen below, and turns all of them off or on. */
export function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog title={shortcutCopy.open} onClose={onClose}>
      <dl className={`columns ${isOn ? styles.keys : 'quiet'}`}>
        {Object.entries(shortcutsInUse()).map(([key, { label }]) => (
          <div key={key} className="inline">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={shortcutCopy.enabled}
        value={isOn}
        onChange={(next) => {
          switchShortcuts(next);
          setOn(next);
        }}
      />
      <p className="note">{shortcutCopy.hint}</p>
    </Dialog>
  );
}
