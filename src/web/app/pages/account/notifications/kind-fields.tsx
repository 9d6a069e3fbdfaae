import { NOTIFICATION_NAMES } from '#contract/notifications/notification-text.ts';
import type { NotificationPreferences } from '#contract/notifications/notifications.ts';
import { MAIL_FREQUENCIES, type NotificationKind } from '#domain/notifications/preferences.ts';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { notificationsCopy as copy } from './copy.ts';
import styles from './kind-fields.module.css';

export interface KindFieldsProps {
  /** The kinds that the person can be notified of. */
  kinds: readonly NotificationKind[];
  hasMail: boolean;
  value: NotificationPreferences['kinds'];
  onChange: (value: NotificationPreferences['kinds']) => void;
}

const FREQUENCIES = MAIL_FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }));

/** For each kind, whether it is shown in the app and when it is mailed. */
export function KindFields({ kinds, hasMail, value, onChange }: KindFieldsProps) {
  return (
    <div className="stack-small">
      {kinds.map((kind) => {
        const preference = value[kind];
        if (!preference) return null;
        const change = (part: Partial<typeof preference>) =>
          onChange({ ...value, [kind]: { ...preference, ...part } });
        return (
          <fieldset key={kind} className={`row ${styles.kind}`}>
            <legend>{NOTIFICATION_NAMES[kind]}</legend>
            <Checkbox
              label={copy.inBell}
              value={preference.inBell}
              onChange={(inBell) => change({ inBell })}
            />
            {hasMail && (
              <Select
                label={copy.mail}
                options={FREQUENCIES}
                value={preference.mail}
                onChange={(mail) => change({ mail })}
                className={`inline ${styles.mail}`}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
