import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { IconButton } from '../controls/button.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { lazyChunk } from '../lazy-chunk.tsx';
import { shortcutCopy } from './copy.ts';
import { useShortcuts } from './shortcuts.ts';

const ShortcutDialog = lazyChunk(() => import('./shortcut-dialog.tsx'), 'ShortcutDialog');

/** A button and the key "?" that open the list of keys. The button remains when the shortcuts are off. */
export function ShortcutHelp({ className }: { className: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': { label: shortcutCopy.help, run: () => setOpen(true) } });
  return (
    <>
      <IconButton className={className} {...tooltip(shortcutCopy.open)} onClick={() => setOpen(true)}>
        <Keyboard />
      </IconButton>
      {isOpen && <ShortcutDialog onClose={() => setOpen(false)} />}
    </>
  );
}
