import ClipboardList from 'lucide-react/icons/clipboard-list';
import { DialogButton } from '../controls/dialog-button.tsx';
import { lazyChunk } from '../lazy-chunk.tsx';
import { useCan } from '../session/use-can.ts';
import { taskCopy as copy } from './copy.ts';
import type { TaskDraft } from './drafts.ts';

const TaskDialog = lazyChunk(() => import('./task-dialog.tsx'), 'TaskDialog');

export interface CreateTaskButtonProps {
  draft: TaskDraft;
  /** What the task is about, where there are several buttons. */
  about?: string;
  isAboutShown?: boolean;
}

/** Opens the dialog that makes a task, for those who may. */
export function CreateTaskButton({ draft, about, isAboutShown = false }: CreateTaskButtonProps) {
  if (!useCan('tasks:write')) return null;
  const name = about === undefined ? copy.create : copy.createAbout(about);
  return (
    <DialogButton size="small" aria-label={name} dialog={<TaskDialog draft={draft} />}>
      <ClipboardList />
      {isAboutShown ? name : copy.create}
    </DialogButton>
  );
}
