import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { ChannelsSection } from './channels/channels-section.tsx';
import { settingsCopy } from './copy.ts';
import { PublicSections } from './public/public-sections.tsx';
import styles from './settings.module.css';

/** What the company has decided for all of its properties: a section each. */
export function SettingsPage() {
  usePageTitle(settingsCopy.title);
  return (
    <main className={styles.page}>
      <h1>{settingsCopy.title}</h1>
      <ChannelsSection />
      <PublicSections />
    </main>
  );
}
