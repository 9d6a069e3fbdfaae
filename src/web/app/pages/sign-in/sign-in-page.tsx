import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { useSignIn } from '#web/app/session/use-sign-in.ts';
import { shellCopy } from '#web/app/shell/copy.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { signInCopy } from './copy.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page, at `/` and `/login`. */
export function SignInPage(): ReactNode {
  const { config } = useAppContext();
  const requested = useSearch({ strict: false, select: (search) => search.redirect });
  const signedOut = useLocation({ select: ({ state }) => state.signedOut });
  const signIn = useSignIn(requested);
  usePageTitle(signInCopy.title);
  return (
    <div className={styles.screen}>
      <aside className={styles.cover}>
        <p className={styles.brand}>{shellCopy.brand(config.brandName)}</p>
        <p className={styles.motto}>{signInCopy.motto}</p>
      </aside>
      <main className={styles.desk}>
        <div className={styles.column}>
          <h1>{signInCopy.title}</h1>
          <p className={styles.subtitle}>{signInCopy.subtitle}</p>
          {signedOut && (
            <p className="notice" data-tone="waiting" role="status">
              {signInCopy.signedOut[signedOut]}
            </p>
          )}
          <SignInForm
            demo={config.demo}
            isBusy={signIn.isPending}
            failure={signIn.error}
            onSubmit={signIn.mutate}
            onClear={signIn.reset}
          />
        </div>
      </main>
    </div>
  );
}
