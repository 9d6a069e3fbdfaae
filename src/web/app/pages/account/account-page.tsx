import { useState } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { Checkbox } from '#web/app/controls/field.tsx';
import { Section } from '#web/app/controls/section.tsx';
import { useUser } from '#web/app/session/use-can.ts';
import { Page } from '#web/app/shell/page.tsx';
import { shortcutCopy } from '#web/app/shortcuts/copy.ts';
import { areShortcutsOn, switchShortcuts } from '#web/app/shortcuts/shortcut-switch.ts';
import styles from './account.module.css';
import { accountCopy } from './copy.ts';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
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
      className={styles.page}
    >
      {wasLacking && <RequiredFactor isMissing={user?.lacksSecondFactor ?? false} />}
      {wasLacking && factors}
      {user && <ProfileSection user={user} />}
      {user?.isExternal && <p>{accountCopy.isExternal(config.sso?.label ?? '')}</p>}
      {user && !user.isExternal && <PasswordSection user={user} />}
      {!wasLacking && factors}
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
