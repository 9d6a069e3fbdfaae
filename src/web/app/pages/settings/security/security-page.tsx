import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import styles from '../settings.module.css';
import { SettingsLayout } from '../settings-layout.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useSetSettings } from '../use-set-settings.ts';
import { securityCopy as copy } from './copy.ts';

/** How people sign in. */
export function SecurityPage() {
  const { client, config } = useAppContext();
  const { data, error, refetch } = useQuery(settingsQuery(client));
  return (
    <SettingsLayout title={copy.title}>
      <SettingsSection title={copy.factorTitle} intro={copy.factorIntro}>
        {error && (
          <FailureAlert message={messageOr(error, copy.loadFailed)}>
            <Button onClick={() => void refetch()}>{copy.retry}</Button>
          </FailureAlert>
        )}
        {!data && !error && <Spinner label={copy.loading} />}
        {data && <RequirementSwitch isOn={data.requireSecondFactor} />}
      </SettingsSection>
      <SettingsSection title={copy.ssoTitle} intro={config.sso ? copy.ssoOn(config.sso.label) : copy.ssoOff}>
        {config.sso && <p>{config.sso.only ? copy.ssoOnly : copy.ssoToo}</p>}
      </SettingsSection>
    </SettingsLayout>
  );
}

function RequirementSwitch({ isOn }: { isOn: boolean }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useSetSettings();
  const shown = isPending ? (variables.requireSecondFactor ?? isOn) : isOn;
  return (
    <>
      <ul className={styles.rules}>
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={shown}
          onChange={({ currentTarget: { checked } }) =>
            // It may apply to the person who turns it on.
            mutate(
              { requireSecondFactor: checked },
              { onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.session }) },
            )
          }
        />
        {copy.require}
      </label>
      <p className={styles.outcome}>
        <span role="status">{isSuccess && copy.saved}</span>
        {error && (
          <span className={styles.failed} role="alert">
            {messageOr(error, copy.saveFailed)}
          </span>
        )}
      </p>
    </>
  );
}
