import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
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
  const { data } = useQuery(sessionQuery(client));
  usePageTitle(accountCopy.title);
  return (
    <main className={`page ${styles.page}`}>
      <div className="page-head">
        <h1>{accountCopy.title}</h1>
        {data?.user && <p>{accountCopy.signedInAs(data.user.name, data.user.username)}</p>}
      </div>
      {data?.user?.lacksSecondFactor && (
        <p className="notice" data-tone="waiting" role="status">
          {accountCopy.lacksSecondFactor}
        </p>
      )}
      {data?.user && <ProfileSection user={data.user} />}
      {data?.user?.isExternal && <p>{accountCopy.isExternal(config.sso?.label ?? '')}</p>}
      {data?.user && !data.user.isExternal && <PasswordSection user={data.user} />}
      {data?.user && !data.user.isExternal && <CodesSection user={data.user} />}
      {data?.user && !data.user.isExternal && <PasskeysSection user={data.user} />}
      <SessionsSection />
      <ShortcutsSection />
    </main>
  );
}
