import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { RouteButton } from '#web/app/controls/button-link.tsx';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import styles from './account.module.css';
import { accountCopy } from './copy.ts';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { CodesSection } from './second-factors/codes-section.tsx';
import { PasskeysSection } from './second-factors/passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { ShortcutsSection } from './shortcuts-section.tsx';

/** The signed-in person's own profile, password, second factors, sessions and shortcuts. */
export function AccountPage() {
  const { client, config } = useAppContext();
  const user = useQuery(sessionQuery(client)).data?.user;
  usePageTitle(accountCopy.title);
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
    <main className={`page ${styles.page}`}>
      <div className="page-head">
        <h1>{accountCopy.title}</h1>
        {user && <p>{accountCopy.signedInAs(user.name, user.username)}</p>}
      </div>
      {wasLacking && <RequiredFactor isMissing={user?.lacksSecondFactor ?? false} />}
      {wasLacking && factors}
      {user && <ProfileSection user={user} />}
      {user?.isExternal && <p>{accountCopy.isExternal(config.sso?.label ?? '')}</p>}
      {user && !user.isExternal && <PasswordSection user={user} />}
      {!wasLacking && factors}
      <SessionsSection />
      <ShortcutsSection />
    </main>
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
