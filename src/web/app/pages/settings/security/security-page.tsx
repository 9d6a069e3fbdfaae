import { keys } from '#web/app/api/queries.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { SettingSwitch } from '../setting-switch.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import { securityCopy as copy } from './copy.ts';

export function SecurityPage() {
  const { config, queryClient } = useAppContext();
  const settings = useRoute('GET /settings');
  return (
    <SettingsLayout title={copy.title}>
      <Section title={copy.factorTitle} intro={copy.factorIntro}>
        <Loaded query={settings} copy={copy}>
          {(data) => (
            <SettingSwitch
              name="requireSecondFactor"
              settings={data}
              label={copy.require}
              rules={copy.rules}
              // It may apply to the person who turns it on.
              onSaved={() => void queryClient.invalidateQueries({ queryKey: keys.session })}
            />
          )}
        </Loaded>
      </Section>
      <Section title={copy.ssoTitle} intro={config.sso ? copy.ssoOn(config.sso.label) : copy.ssoOff}>
        {config.sso && <p>{config.sso.only ? copy.ssoOnly : copy.ssoToo}</p>}
      </Section>
    </SettingsLayout>
  );
}
