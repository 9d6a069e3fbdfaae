import { type FormEvent, useState } from 'react';
import { MAX_VIEW_NAME } from '#domain/reviews/view.ts';
import { Button } from '#web/app/controls/button.tsx';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Checkbox, TextField } from '#web/app/controls/field.tsx';
import { viewsCopy } from './copy.ts';
import { useViewChanges, type ViewDialogProps } from './use-views.ts';
import { viewContent } from './view-search.ts';

export function SaveViewDialog({ search, onClose }: ViewDialogProps) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const { save, failure, isBusy } = useViewChanges(viewsCopy.saveFailed);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Closing the element itself returns the focus to where it was.
    const dialog = event.currentTarget.closest('dialog');
    if (await save({ ...viewContent(search), name, isShared, isDefault })) dialog?.close();
  };
  return (
    <Dialog title={viewsCopy.saveTitle} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <TextField
          label={viewsCopy.name}
          value={name}
          maxLength={MAX_VIEW_NAME}
          required
          error={failure}
          onChange={setName}
        />
        <Checkbox label={viewsCopy.share} value={isShared} onChange={setShared} />
        <Checkbox label={viewsCopy.open} value={isDefault} onChange={setDefault} />
        <Button type="submit" look="primary" disabled={isBusy || name.trim() === ''}>
          {viewsCopy.saveButton}
        </Button>
      </form>
    </Dialog>
  );
}
