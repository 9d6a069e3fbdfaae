import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Settings, SettingsBody } from '#contract/settings/settings.ts';
import { GUEST_NAME_STYLES } from '#domain/guests/guest-name.ts';
import {
  ENVIRONMENT_VARIABLES,
  type FixableSetting,
  MAX_BRAND_NAME,
  MAX_SYNC_INTERVAL_MINUTES,
} from '#domain/settings/settings.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { TextField } from '#web/app/controls/field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { SubmitRow } from '#web/app/controls/submit-row.tsx';
import { companyCopy as copy, publicCopy } from './copy.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useSetSettings } from './use-set-settings.ts';

/** The name, the time zone and other settings of the company. Those of the environment cannot be changed here. */
export function CompanySection() {
  const { client } = useAppContext();
  const settings = useQuery(settingsQuery(client));
  return (
    <SettingsSection title={copy.title} intro={copy.intro}>
      <Loaded query={settings} copy={publicCopy}>
        {(data) => <CompanyForm settings={data} />}
      </Loaded>
      {settings.isPending && <div className={styles.loading} />}
    </SettingsSection>
  );
}

const STYLES = GUEST_NAME_STYLES.map((value) => ({ value, label: copy.guestNameStyles[value] }));

function CompanyForm({ settings }: { settings: Settings }) {
  const [typed, setTyped] = useState(settings);
  const { mutate, isPending, isSuccess, error, reset } = useSetSettings();
  const isFixed = (name: FixableSetting) => settings.fixed.includes(name);
  const zones = [...new Set(['UTC', settings.timeZone, ...Intl.supportedValuesOf('timeZone')])];

  function change(part: Partial<Settings>) {
    setTyped({ ...typed, ...part });
    reset();
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const { brandName, timeZone, syncIntervalMinutes, guestNames } = typed;
    const body: SettingsBody = {
      ...(!isFixed('brandName') && { brandName }),
      ...(!isFixed('timeZone') && { timeZone }),
      ...(!isFixed('syncIntervalMinutes') && { syncIntervalMinutes }),
      guestNames,
    };
    if (!isPending) mutate(body, { onSuccess: setTyped });
  }

  return (
    <form className="form" onSubmit={submit}>
      {isFixed('brandName') ? (
        <FixedValue name="brandName" value={settings.brandName} />
      ) : (
        <TextField
          label={copy.labels.brandName}
          helpText={copy.brandHelp}
          value={typed.brandName}
          maxLength={MAX_BRAND_NAME}
          required
          onChange={({ currentTarget: { value } }) => change({ brandName: value })}
        />
      )}
      {isFixed('timeZone') ? (
        <FixedValue name="timeZone" value={settings.timeZone} />
      ) : (
        <Select
          label={copy.labels.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={typed.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      )}
      {isFixed('syncIntervalMinutes') ? (
        <FixedValue name="syncIntervalMinutes" value={copy.minutes(settings.syncIntervalMinutes)} />
      ) : (
        <TextField
          label={copy.labels.syncIntervalMinutes}
          type="number"
          min={1}
          max={MAX_SYNC_INTERVAL_MINUTES}
          required
          value={typed.syncIntervalMinutes || ''}
          onChange={({ currentTarget }) => change({ syncIntervalMinutes: currentTarget.valueAsNumber || 0 })}
        />
      )}
      <Select
        label={copy.guestNames}
        options={STYLES}
        value={typed.guestNames}
        onChange={(guestNames) => change({ guestNames })}
      />
      {error && <FailureAlert message={messageOr(error, publicCopy.saveFailed)} />}
      <SubmitRow isPending={isPending} isSuccess={isSuccess} copy={{ ...publicCopy, saved: copy.saved }} />
    </form>
  );
}

/** A setting of the environment, which wins. */
function FixedValue({ name, value }: { name: FixableSetting; value: string }) {
  return (
    <div>
      <p className="label">{copy.labels[name]}</p>
      <p>{value}</p>
      <p className="note">{copy.fixed(ENVIRONMENT_VARIABLES[name])}</p>
    </div>
  );
}
