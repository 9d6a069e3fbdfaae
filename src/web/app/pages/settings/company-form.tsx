import type { Settings } from '#contract/settings/settings.ts';
import { GUEST_NAME_STYLES } from '#domain/guests/guest-name.ts';
import { type FixableSetting, MAX_BRAND_NAME, MAX_SYNC_INTERVAL_MINUTES } from '#domain/settings/settings.ts';
import { TextField } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { companyCopy as copy, publicCopy, settingsCopy } from './copy.ts';
import { FixedValue } from './fixed-value.tsx';
import { useSetSettings } from './use-set-settings.ts';

const STYLES = optionsOf(GUEST_NAME_STYLES, (style) => copy.guestNameStyles[style]);

function valuesOf({ brandName, timeZone, syncIntervalMinutes, guestNames }: Settings) {
  // A text, so that what was typed stays until the browser has checked it.
  return { brandName, timeZone, minutes: String(syncIntervalMinutes), guestNames };
}

/** The name, the time zone and other settings of the company. Those of the environment cannot be changed here. */
export function CompanyForm({ settings }: { settings: Settings }) {
  const { mutateAsync } = useSetSettings();
  const isFixed = (name: FixableSetting) => settings.fixed.includes(name);
  const form = useForm({
    initial: valuesOf(settings),
    draft: 'company',
    send: ({ brandName, timeZone, minutes, guestNames }) => {
      const fixable = Object.entries({ brandName, timeZone, syncIntervalMinutes: Number(minutes) });
      const free = fixable.filter(([name]) => !isFixed(name as FixableSetting));
      return mutateAsync({ body: { ...Object.fromEntries(free), guestNames } });
    },
    next: valuesOf,
    failed: publicCopy.saveFailed,
  });

  return (
    <Form form={form}>
      {isFixed('brandName') ? (
        <FixedValue name="brandName" value={settings.brandName} />
      ) : (
        <TextField
          label={settingsCopy.labels.brandName}
          helpText={copy.brandHelp}
          maxLength={MAX_BRAND_NAME}
          required
          {...form.field('brandName')}
        />
      )}
      {isFixed('timeZone') ? (
        <FixedValue name="timeZone" value={settings.timeZone} />
      ) : (
        <Select
          label={settingsCopy.labels.timeZone}
          options={optionsOf(
            ['UTC', ...Intl.supportedValuesOf('timeZone')],
            (zone) => zone.replaceAll('_', ' '),
            settings.timeZone,
          )}
          {...form.field('timeZone')}
        />
      )}
      {isFixed('syncIntervalMinutes') ? (
        <FixedValue name="syncIntervalMinutes" value={settingsCopy.minutes(settings.syncIntervalMinutes)} />
      ) : (
        <TextField
          label={settingsCopy.labels.syncIntervalMinutes}
          type="number"
          min={1}
          max={MAX_SYNC_INTERVAL_MINUTES}
          required
          {...form.field('minutes')}
        />
      )}
      <Select label={copy.guestNames} options={STYLES} {...form.field('guestNames')} />
    </Form>
  );
}
