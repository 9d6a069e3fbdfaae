import type { Settings } from '#contract/settings/settings.ts';
import { MAX_RESPONSE_DELAY_MINUTES } from '#domain/settings/settings.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { publicCopy, responsesCopy, settingsCopy } from './copy.ts';
import { FixedValue } from './fixed-value.tsx';
import { useSetSettings } from './use-set-settings.ts';

/** How long a response can be taken back. */
export function ResponsesForm({ settings }: { settings: Settings }) {
  const { mutateAsync } = useSetSettings();
  const form = useForm({
    initial: { delay: String(settings.responseDelayMinutes) },
    send: ({ delay }) => mutateAsync({ body: { responseDelayMinutes: Number(delay) } }),
    failed: publicCopy.saveFailed,
  });
  if (settings.fixed.includes('responseDelayMinutes')) {
    return (
      <FixedValue name="responseDelayMinutes" value={settingsCopy.minutes(settings.responseDelayMinutes)} />
    );
  }
  return (
    <Form form={form}>
      <TextField
        label={settingsCopy.labels.responseDelayMinutes}
        helpText={responsesCopy.delayHelp}
        type="number"
        min={0}
        max={MAX_RESPONSE_DELAY_MINUTES}
        required
        {...form.field('delay')}
      />
    </Form>
  );
}
