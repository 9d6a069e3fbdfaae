import { useQuery } from '@tanstack/react-query';
import { Spinner } from '#web/property/spinner.tsx';
import { messageOr } from '../../../api/api-error.ts';
import { settingsQuery } from '../../../api/queries.ts';
import { useAppContext } from '../../../app-context.ts';
import { Button } from '../../../controls/button.tsx';
import { FailureAlert } from '../../../controls/failure-alert.tsx';
import { embeddingCopy, publicCopy, ratingsCopy, settingsCopy } from '../copy.ts';
import { SettingsSection } from '../settings-section.tsx';
import { EmbedOriginsForm } from './embed-origins-form.tsx';
import { RatingsSwitch } from './ratings-switch.tsx';

/** What other sites and search engines get of the public pages. */
export function PublicSections() {
  const { client } = useAppContext();
  const { data, error, refetch } = useQuery(settingsQuery(client));
  const waiting = error ? (
    <FailureAlert message={messageOr(error, publicCopy.loadFailed)}>
      <Button onClick={() => refetch()}>{settingsCopy.retry}</Button>
    </FailureAlert>
  ) : (
    <Spinner label={publicCopy.loading} />
  );
  return (
    <>
      <SettingsSection title={embeddingCopy.title} intro={embeddingCopy.intro}>
        {data ? <EmbedOriginsForm origins={data.embedOrigins} /> : waiting}
      </SettingsSection>
      {data && (
        <SettingsSection title={ratingsCopy.title} intro={ratingsCopy.intro}>
          <RatingsSwitch isOn={data.ratingsInMarkup} />
        </SettingsSection>
      )}
    </>
  );
}
