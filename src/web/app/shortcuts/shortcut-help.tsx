import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { loadPart } from '../load-part.ts';
import { usePart } from '../use-part.ts';
import { shortcutCopy } from './copy.ts';
import { useShortcuts } from './use-shortcuts.ts';

const loadDialog = loadPart(() => import('./shortcut-dialog.tsx').then((part) => part.ShortcutDialog));

/** A button and the key "?" that open the list of keys. The button remains when the shortcuts are off. */
export function ShortcutHelp({ className }: { className: string | undefined }): ReactNode {
  const [open, setOpen] = useState<object | null>(null);
  const { Part: Dialog, failure } = usePart(loadDialog, open);
  useShortcuts({ '?': { label: shortcutCopy.help, run: () => setOpen({}) } });
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        className={className}
        {...tooltip(shortcutCopy.open)}
        onClick={() => setOpen({})}
      >
        <Keyboard />
      </Button>
      {open && Dialog && <Dialog onClose={() => setOpen(null)} />}
      {failure !== null && <FailureAlert message={failure} />}
    </>
  );
}
