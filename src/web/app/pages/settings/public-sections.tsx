import { useQuery } from '@tanstack/react-query';
import { messageOr } from '#web/app/api/api-error.ts';
import { settingsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { Spinner } from '#web/property/spinner.tsx';
import { embeddingCopy, publicCopy, ratingsCopy, settingsCopy } from './copy.ts';
import { EmbedOriginsForm } from './embed-origins-form.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What other sites and search engines may show. */
export function PublicSections() {
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery(settingsQuery(client));
  const pending = error ? (
    <FailureAlert message={messageOr(error, publicCopy.loadFailed)}>
      <Button onClick={() => refetch()}>{settingsCopy.retry}</Button>
    </FailureAlert>
  ) : (
    <Spinner label={publicCopy.loading} />
  );
  return (
    <>
      <SettingsSection title={embeddingCopy.title} intro={embeddingCopy.intro}>
        {data ? <EmbedOriginsForm origins={data.embedOrigins} /> : pending}
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
