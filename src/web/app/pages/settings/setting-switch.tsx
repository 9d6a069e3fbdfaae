import type { Settings } from '#contract/settings/settings.ts';
import { controlCopy } from '#web/app/controls/copy.ts';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { Checkbox } from '#web/app/controls/field.tsx';
import { publicCopy } from './copy.ts';
import { useSetSettings } from './use-set-settings.ts';

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

export interface SettingSwitchProps {
  name: SwitchName;
  settings: Settings;
  label: string;
  rules?: readonly string[];
  onSaved?: () => void;
}

/** Turns a setting on or off, at once. */
export function SettingSwitch({ name, settings, label, rules = [], onSaved }: SettingSwitchProps) {
  const { mutate, isPending, isSuccess, error, variables } = useSetSettings();
  return (
    <>
      {rules.length > 0 && (
        <ul className="bullets">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <div className="row">
        <Checkbox
          label={label}
          value={(isPending ? variables.body[name] : undefined) ?? settings[name]}
          onChange={(next) => mutate({ body: { [name]: next } }, { onSuccess: onSaved })}
        />
        <span className="note" role="status">
          {isSuccess && controlCopy.saved}
        </span>
      </div>
      <Failure error={error} text={publicCopy.saveFailed} />
    </>
  );
}
