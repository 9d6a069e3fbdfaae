import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { keys, settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { SettingSwitch } from '../setting-switch.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { securityCopy as copy } from './copy.ts';

/** How people sign in. */
export function SecurityPage() {
  const { client, config } = useAppContext();
  const queryClient = useQueryClient();
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
        {data && (
          <SettingSwitch
            name="requireSecondFactor"
            isOn={data.requireSecondFactor}
            label={copy.require}
            rules={copy.rules}
            saved={copy.saved}
            saveFailed={copy.saveFailed}
            // It may apply to the person who turns it on.
            onSaved={() => void queryClient.invalidateQueries({ queryKey: keys.session })}
          />
        )}
      </SettingsSection>
      <SettingsSection title={copy.ssoTitle} intro={config.sso ? copy.ssoOn(config.sso.label) : copy.ssoOff}>
        {config.sso && <p>{config.sso.only ? copy.ssoOnly : copy.ssoToo}</p>}
      </SettingsSection>
    </SettingsLayout>
  );
}
