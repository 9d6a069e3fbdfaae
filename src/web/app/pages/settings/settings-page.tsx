import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { ChannelsSection } from './channels-section.tsx';
import { settingsCopy } from './copy.ts';
import { PublicSections } from './public-sections.tsx';
import styles from './settings.module.css';

/** The settings that apply to all properties. */
export function SettingsPage() {
  usePageTitle(settingsCopy.title);
  return (
    <main className={`page ${styles.page}`}>
      <h1>{settingsCopy.title}</h1>
      <ChannelsSection />
      <PublicSections />
    </main>
  );
}
