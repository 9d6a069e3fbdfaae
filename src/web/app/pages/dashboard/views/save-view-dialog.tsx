import { MAX_VIEW_NAME } from '#domain/reviews/view.ts';
import { useSend } from '#web/app/api/use-route.ts';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Checkbox, TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { viewsCopy } from './copy.ts';
import { VIEWS, type ViewDialogProps } from './use-views.ts';
import { viewContent } from './view-search.ts';

export function SaveViewDialog({ search, onClose }: ViewDialogProps) {
  const { mutateAsync } = useSend('POST /views', { updates: VIEWS });
  const form = useForm({
    initial: { name: '', isShared: false, isDefault: false },
    send: (values) => mutateAsync({ body: { ...viewContent(search), ...values } }),
    failed: viewsCopy.saveFailed,
    failedField: () => 'name',
  });
  return (
    <Dialog title={viewsCopy.saveTitle} onClose={onClose}>
      <Form form={form} closesDialog isDisabled={form.values.name.trim() === ''}>
        <TextField label={viewsCopy.name} maxLength={MAX_VIEW_NAME} required {...form.field('name')} />
        <Checkbox label={viewsCopy.share} {...form.field('isShared')} />
        <Checkbox label={viewsCopy.open} {...form.field('isDefault')} />
      </Form>
    </Dialog>
  );
}
