import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { BrandForm } from './brand-form.tsx';
import { ChannelsSection } from './channels-section.tsx';
import { CompanyForm } from './company-form.tsx';
import {
  brandCopy,
  companyCopy,
  embeddingCopy,
  modelCopy,
  publicCopy,
  ratingsCopy,
  responsesCopy,
  settingsCopy,
} from './copy.ts';
import { EmbedOriginsForm } from './embed-origins-form.tsx';
import { LogoField } from './logo-field.tsx';
import { MailSection } from './mail-section.tsx';
import { ResponsesForm } from './responses-form.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import styles from './settings.module.css';
import { SettingsLayout } from './settings-layout.tsx';

const MODEL_SWITCHES = ['modelReadsGuestNames', 'modelReadsPrivateFeedback', 'publicTranslations'] as const;

export function SettingsPage() {
  const { config } = useAppContext();
  const settings = useRoute('GET /settings');
  return (
    <SettingsLayout title={settingsCopy.title}>
      <Section title={companyCopy.title} intro={companyCopy.intro}>
        <Loaded query={settings} copy={publicCopy}>
          {(data) => <CompanyForm settings={data} />}
        </Loaded>
        {settings.isPending && <div className={styles.loading} />}
      </Section>
      <Section title={brandCopy.title} intro={brandCopy.intro}>
        <Loaded query={settings} copy={publicCopy}>
          {(data) => (
            <>
              <LogoField logo={data.logo} brandColour={data.brandColour} />
              <BrandForm settings={data} />
            </>
          )}
        </Loaded>
      </Section>
      {config.hasMail && <MailSection />}
      <Section title={responsesCopy.title} intro={responsesCopy.intro}>
        <Loaded query={settings} copy={publicCopy}>
          {(data) => (
            <>
              <ResponsesForm settings={data} />
              <SettingSwitch
                name="approveResponses"
                settings={data}
                label={responsesCopy.approve}
                rules={responsesCopy.approveRules}
              />
            </>
          )}
        </Loaded>
      </Section>
      {config.hasLanguageModel && settings.data && (
        <Section title={modelCopy.title} intro={modelCopy.intro}>
          {MODEL_SWITCHES.map((name) => (
            <SettingSwitch key={name} name={name} settings={settings.data} label={modelCopy.switches[name]} />
          ))}
        </Section>
      )}
      <ChannelsSection />
      <Section title={embeddingCopy.title} intro={embeddingCopy.intro}>
        <Loaded query={settings} copy={publicCopy}>
          {({ embedOrigins }) => <EmbedOriginsForm origins={embedOrigins} />}
        </Loaded>
      </Section>
      {/* Off by default, because Google's rules restrict it. */}
      {settings.data && (
        <Section title={ratingsCopy.title} intro={ratingsCopy.intro}>
          <SettingSwitch
            name="ratingsInMarkup"
            settings={settings.data}
            label={ratingsCopy.label}
            rules={ratingsCopy.rules}
          />
        </Section>
      )}
    </SettingsLayout>
  );
}
