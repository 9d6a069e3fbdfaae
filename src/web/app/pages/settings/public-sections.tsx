import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { embeddingCopy, publicCopy, ratingsCopy } from './copy.ts';
import { EmbedOriginsForm } from './embed-origins-form.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What other sites and search engines may show. */
export function PublicSections() {
  const { client } = useAppContext();
  const settings = useQuery(settingsQuery(client));
  const { data } = settings;
  return (
    <>
      <SettingsSection title={embeddingCopy.title} intro={embeddingCopy.intro}>
        <Loaded query={settings} copy={publicCopy}>
          {({ embedOrigins }) => <EmbedOriginsForm origins={embedOrigins} />}
        </Loaded>
      </SettingsSection>
      {/* Off by default, because Google's rules restrict it. */}
      {data && (
        <SettingsSection title={ratingsCopy.title} intro={ratingsCopy.intro}>
          <SettingSwitch
            name="ratingsInMarkup"
            isOn={data.ratingsInMarkup}
            label={ratingsCopy.label}
            rules={ratingsCopy.rules}
            saved={publicCopy.saved}
            saveFailed={publicCopy.saveFailed}
          />
        </SettingsSection>
      )}
    </>
  );
}
