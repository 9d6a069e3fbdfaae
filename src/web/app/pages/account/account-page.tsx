import { useState } from 'react';
import type { User } from '#contract/accounts/session.ts';
import { credentialError } from '#contract/errors/credential-errors.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { MAX_PERSON_NAME } from '#domain/accounts/user.ts';
import { DATE_LANGUAGES, type DateLanguage, DEFAULT_DATE_LANGUAGE } from '#domain/settings/date-language.ts';
import { hasStatus } from '#web/app/api/api-error.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { RouteButton } from '#web/app/controls/button.tsx';
import { Checkbox, TextField, UsernameOf } from '#web/app/controls/field.tsx';
import { Form, useForm } from '#web/app/controls/form.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { Select } from '#web/app/controls/select.tsx';
import { languageName } from '#web/app/language-name.ts';
import { useCan, useUser } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { shortcutCopy } from '#web/app/shortcuts/copy.ts';
import { areShortcutsOn, switchShortcuts } from '#web/app/shortcuts/shortcuts.ts';
import { accountCopy, passwordCopy, profileCopy } from './copy.ts';
import { EmailSection } from './email-section.tsx';
import { CodesSection } from './second-factors/codes-section.tsx';
import { PasskeysSection } from './second-factors/passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** The signed-in person's own profile, password, second factors, sessions and shortcuts. */
export function AccountPage() {
  const { config } = useAppContext();
  const user = useUser();
  // What the company requires comes first, and stays there until the page is left.
  const [wasLacking, setWasLacking] = useState(false);
  if (user?.lacksSecondFactor && !wasLacking) setWasLacking(true);
  const factors = user && !user.isExternal && (
    <>
      <CodesSection />
      <PasskeysSection />
    </>
  );
  return (
    <Page
      title={accountCopy.title}
      intro={user && accountCopy.signedInAs(user.name, user.username)}
      className="page-narrow"
    >
      {wasLacking && <RequiredFactor isMissing={user?.lacksSecondFactor ?? false} />}
      {wasLacking && factors}
      {user && <ProfileSection user={user} />}
      {config.hasMail && <EmailSection />}
      {user?.isExternal && <p>{accountCopy.isExternal(config.sso?.label ?? '')}</p>}
      {user && !user.isExternal && <PasswordSection user={user} />}
      {!wasLacking && factors}
      <NotificationsSection />
      <SessionsSection />
      <ShortcutsSection />
    </Page>
  );
}

/** That the company requires a second factor, and how to go on when there is one. */
function RequiredFactor({ isMissing }: { isMissing: boolean }) {
  return (
    <div className="notice" data-tone={isMissing ? 'waiting' : 'public'}>
      <p role="status">{isMissing ? accountCopy.lacksSecondFactor : accountCopy.hasSecondFactor}</p>
      {!isMissing && (
        <RouteButton to="/dashboard" search={{}}>
          {accountCopy.toDashboard}
        </RouteButton>
      )}
    </div>
  );
}

function NotificationsSection() {
  return (
    <Section title={accountCopy.notifications} intro={accountCopy.notificationsIntro}>
      <p>
        <RouteButton to="/account/notifications">{accountCopy.toNotifications}</RouteButton>
      </p>
    </Section>
  );
}

/** Whether single keys do something in this browser. */
function ShortcutsSection() {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Section title={shortcutCopy.open} intro={`${shortcutCopy.hint} ${accountCopy.shortcuts}`}>
      <Checkbox
        label={shortcutCopy.enabled}
        value={isOn}
        onChange={(next) => {
          switchShortcuts(next);
          setOn(next);
        }}
      />
    </Section>
  );
}

const EXAMPLE = new Date('2026-01-05T12:00:00Z');
const LANGUAGES = DATE_LANGUAGES.map((value) => ({ value, label: nameAndExample(value) }));

function ProfileSection({ user }: { user: User }) {
  const { client, queryClient } = useAppContext();
  const form = useForm({
    initial: {
      name: user.name,
      dateLanguage: (user.dateLanguage ?? DEFAULT_DATE_LANGUAGE) as DateLanguage,
    },
    send: (body) => client.request('PATCH /account', { body }),
    onSaved: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: ['GET /people'] });
    },
    failed: profileCopy.failed,
  });
  return (
    <Section title={profileCopy.title}>
      <Form form={form}>
        <TextField
          label={profileCopy.name}
          helpText={profileCopy.nameHelp}
          autoComplete="name"
          maxLength={MAX_PERSON_NAME}
          required
          {...form.field('name')}
        />
        <Select label={profileCopy.dates} options={LANGUAGES} {...form.field('dateLanguage')} />
      </Form>
    </Section>
  );
}

function nameAndExample(language: DateLanguage): string {
  const isBrowser = language === 'browser';
  const example = EXAMPLE.toLocaleDateString(isBrowser ? navigator.language : language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  });
  return `${isBrowser ? profileCopy.asBrowser : languageName(language)}: ${example}`;
}

const EMPTY = { currentPassword: '', newPassword: '', endTokens: false };
const FORBIDDEN = 403;

/** Changes the person's password. Input errors are shown beside their fields before it is sent. */
function PasswordSection({ user }: { user: User }) {
  const { client, config, queryClient } = useAppContext();
  const [isShown, setShown] = useState(false);
  const canHaveTokens = useCan('tokens:manage');
  const type = isShown ? 'text' : 'password';
  const form = useForm({
    initial: EMPTY,
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? passwordCopy.missing : null,
      newPassword: credentialError(passwordProblem(newPassword, user)),
    }),
    send: (body) => client.request('PUT /account/password', { body }),
    next: () => EMPTY,
    onSaved: ({ user }) => {
      queryClient.setQueryData(keys.session, { user });
      return queryClient.invalidateQueries({ queryKey: ['GET /account/sessions'] });
    },
    failed: passwordCopy.failed,
    failedField: (error) => (hasStatus(error, FORBIDDEN) ? 'currentPassword' : null),
  });
  return (
    <Section title={passwordCopy.title} intro={passwordCopy.intro}>
      {config.demo?.username === user.username && <p>{passwordCopy.demo}</p>}
      <Form form={form} copy={passwordCopy}>
        <UsernameOf user={user} />
        <TextField
          label={passwordCopy.current}
          type={type}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <TextField
          label={passwordCopy.next}
          helpText={passwordCopy.help}
          type={type}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <Checkbox label={passwordCopy.show} value={isShown} onChange={setShown} />
        {canHaveTokens && <Checkbox label={passwordCopy.endTokens} {...form.field('endTokens')} />}
      </Form>
    </Section>
  );
}
