import Keyboard from 'lucide-react/icons/keyboard';
import { type ComponentType, type ReactNode, useState } from 'react';
import { messageOr } from '../api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { tooltip } from '../controls/tooltip.ts';
import { loadPart } from '../load-part.ts';
import { shortcutCopy } from './copy.ts';
import type { ShortcutDialogProps } from './shortcut-dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const loadDialog = loadPart(() => import('./shortcut-dialog.tsx'));

/** A button and the key "?" that open the list of keys. The button remains when the shortcuts are off. */
export function ShortcutHelp({ className }: { className: string | undefined }): ReactNode {
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<ShortcutDialogProps> } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const open = () => {
    setFailure(null);
    loadDialog().then(
      ({ ShortcutDialog }) => setDialog({ Dialog: ShortcutDialog }),
      (error: unknown) => setFailure(messageOr(error, shortcutCopy.loadFailed)),
    );
  };
  useShortcuts({ '?': { label: shortcutCopy.help, run: open } });
  return (
    <>
      <Button look="quiet" size="icon" className={className} {...tooltip(shortcutCopy.open)} onClick={open}>
        <Keyboard />
      </Button>
      {dialog && <dialog.Dialog onClose={() => setDialog(null)} />}
      {failure !== null && <FailureAlert message={failure} />}
    </>
  );
}
