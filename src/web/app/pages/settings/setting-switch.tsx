import { messageOr } from '#web/app/api/api-error.ts';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import styles from './settings.module.css';
import { useSetSettings } from './use-set-settings.ts';

export interface SettingSwitchProps {
  name: 'ratingsInMarkup' | 'requireSecondFactor';
  isOn: boolean;
  label: string;
  /** What it means. */
  rules: readonly string[];
  saved: string;
  saveFailed: string;
  onSaved?: () => void;
}

/** Turns a setting on or off, at once. */
export function SettingSwitch(props: SettingSwitchProps) {
  const { name, isOn, label, rules, saved, saveFailed, onSaved } = props;
  const { mutate, isPending, isSuccess, error, variables } = useSetSettings();
  const shown = isPending ? (variables[name] ?? isOn) : isOn;
  return (
    <>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className="row">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={shown}
            onChange={({ currentTarget: { checked } }) => mutate({ [name]: checked }, { onSuccess: onSaved })}
          />
          {label}
        </label>
        <span className="note" role="status">
          {isSuccess && saved}
        </span>
      </div>
      {error && <FailureAlert message={messageOr(error, saveFailed)} />}
    </>
  );
}
