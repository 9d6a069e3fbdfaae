import { NOTIFICATION_NAMES } from '#contract/notifications/notification-text.ts';
import type { NotificationPreferences, OwnPreferences } from '#contract/notifications/notifications.ts';
import {
  DEFAULT_QUIET_HOURS,
  MAIL_FREQUENCIES,
  type NotificationKind,
} from '#domain/notifications/preferences.ts';
import { replaceData, useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { ListingsField } from '#web/app/controls/listings-field.tsx';
import { Loaded } from '#web/app/controls/loaded.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { Page } from '#web/app/shell/page.tsx';
import { notificationsCopy as copy } from './copy.ts';
import styles from './kind-fields.module.css';

/** What a person wants to be notified of, and how. */
export function NotificationsPage() {
  const query = useRoute('GET /account/notifications');
  return (
    <Page title={copy.title} intro={copy.intro} className="page-narrow">
      <Loaded query={query} copy={copy}>
        {(own) => <PreferencesForm own={own} />}
      </Loaded>
    </Page>
  );
}

const STARS = optionsOf([1, 2, 3, 4, 5], copy.starsOf);
const TIMES = Array.from({ length: 96 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

function PreferencesForm({ own }: { own: OwnPreferences }) {
  const { client, config, queryClient } = useAppContext();
  const form = useForm({
    initial: own.preferences,
    send: (body) => client.request('PUT /account/notifications', { body }),
    next: ({ preferences }) => preferences,
    onSaved: (saved) => replaceData(queryClient, ['GET /account/notifications'], saved),
    failed: copy.failed,
  });
  const { quietHours, timeZone } = form.values;
  const hasMail = own.mail === 'on';
  return (
    <Form form={form} className="form-wide">
      <Section title={copy.kinds} intro={copy.kindsIntro}>
        {own.mail !== 'on' && <p className="note">{copy.noMail[own.mail]}</p>}
        <KindFields kinds={own.kinds} hasMail={hasMail} {...form.field('kinds')} />
      </Section>
      <Section title={copy.which} intro={copy.whichIntro}>
        <Select label={copy.stars} options={STARS} {...form.field('stars')} />
        <ListingsField label={copy.listings} {...form.field('listingIds')} />
        <p className="note">{copy.listingsHelp}</p>
      </Section>
      {hasMail && (
        <Section title={copy.when} intro={copy.whenIntro}>
          <Select
            label={copy.timeZone}
            none={copy.companyZone(config.timeZone)}
            options={optionsOf(
              Intl.supportedValuesOf('timeZone'),
              (zone) => zone.replaceAll('_', ' '),
              timeZone,
            )}
            value={timeZone ?? undefined}
            onChange={(next) => form.change({ timeZone: next ?? null })}
          />
          <Checkbox
            label={copy.quiet}
            value={quietHours !== null}
            onChange={(isQuiet) => form.change({ quietHours: isQuiet ? DEFAULT_QUIET_HOURS : null })}
          />
          {quietHours && (
            <div className="row">
              {(['from', 'to'] as const).map((end) => (
                <Select
                  key={end}
                  label={copy[end]}
                  options={optionsOf(TIMES)}
                  value={quietHours[end]}
                  onChange={(time) => form.change({ quietHours: { ...quietHours, [end]: time } })}
                />
              ))}
            </div>
          )}
        </Section>
      )}
    </Form>
  );
}

interface KindFieldsProps {
  /** The kinds that the person can be notified of. */
  kinds: readonly NotificationKind[];
  hasMail: boolean;
  value: NotificationPreferences['kinds'];
  onChange: (value: NotificationPreferences['kinds']) => void;
}

const FREQUENCIES = MAIL_FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }));

/** For each kind, whether it is shown in the app and when it is mailed. */
function KindFields({ kinds, hasMail, value, onChange }: KindFieldsProps) {
  return (
    <div className="stack-small">
      {kinds.map((kind) => {
        const preference = value[kind];
        if (!preference) return null;
        const change = (part: Partial<typeof preference>) =>
          onChange({ ...value, [kind]: { ...preference, ...part } });
        return (
          <fieldset key={kind} className={`row ${styles.kind}`}>
            <legend>{NOTIFICATION_NAMES[kind]}</legend>
            <Checkbox
              label={copy.inBell}
              value={preference.inBell}
              onChange={(inBell) => change({ inBell })}
            />
            {hasMail && (
              <Select
                label={copy.mail}
                options={FREQUENCIES}
                value={preference.mail}
                onChange={(mail) => change({ mail })}
                className={`inline ${styles.mail}`}
              />
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
