import type { ReactNode } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { usePageTitle } from '#web/app/shell/page.tsx';
import { signInCopy } from './copy.ts';
import styles from './sign-in.module.css';

export interface SignInScreenProps {
  title: string;
  subtitle: string | undefined;
  children: ReactNode;
}

/** The frame of the pages for people without a session. */
export function SignInScreen({ title, subtitle, children }: SignInScreenProps) {
  const { config } = useAppContext();
  usePageTitle(title);
  return (
    <div className={styles.screen}>
      <aside className={styles.cover}>
        {/* Without the name of the top bar, which is not on these pages. */}
        <p>{config.brandName}</p>
        <p className={styles.motto}>{signInCopy.motto}</p>
      </aside>
      <main className={styles.desk}>
        <div className="stack">
          <div className={`stack-small ${styles.head}`}>
            <h1>{title}</h1>
            <p className="quiet">{subtitle}</p>
          </div>
          {children}
        </div>
      </main>
    </div>
  );
}
