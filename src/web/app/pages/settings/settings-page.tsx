import { ChannelsSection } from './channels-section.tsx';
import { CompanySection } from './company-section.tsx';
import { settingsCopy } from './copy.ts';
import { PublicSections } from './public-sections.tsx';
import { SettingsLayout } from './settings-layout.tsx';

/** The settings that apply to all properties. */
export function SettingsPage() {
  return (
    <SettingsLayout title={settingsCopy.title}>
      <CompanySection />
      <ChannelsSection />
      <PublicSections />
    </SettingsLayout>
  );
}
