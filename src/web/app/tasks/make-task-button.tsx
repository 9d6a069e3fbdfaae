import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { lazyChunk } from '../lazy-chunk.tsx';
import { useCan } from '../session/use-can.ts';
import { taskCopy as copy } from './copy.ts';
import type { TaskDraft } from './drafts.ts';

const TaskDialog = lazyChunk(() => import('./task-dialog.tsx'), 'TaskDialog');

export interface MakeTaskButtonProps {
  draft: TaskDraft;
  /** What the task is about, where there are several buttons. */
  about?: string;
  isAboutShown?: boolean;
}

/** Opens the dialog that makes a task, for those who may. */
export function MakeTaskButton({ draft, about, isAboutShown = false }: MakeTaskButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useCan('tasks:write')) return null;
  const name = about === undefined ? copy.make : copy.makeAbout(about);
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setOpen(true)}>
        <ClipboardList />
        {isAboutShown ? name : copy.make}
      </Button>
      {isOpen && <TaskDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}
