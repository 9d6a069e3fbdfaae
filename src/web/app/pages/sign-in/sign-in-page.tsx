import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routePath } from '#contract/route-path.ts';
import { hasCode } from '#web/app/api/api-error.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { buttonClass } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { usePasskeySignIn, useSignIn } from '#web/app/session/use-sign-in.ts';
import { signInCopy } from './copy.ts';
import { hasPasskeys, PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The sign-in page, at `/` and `/login`. */
export function SignInPage(): ReactNode {
  const { config } = useAppContext();
  const requested = useSearch({ strict: false, select: (search) => search.redirect });
  const signedOut = useLocation({ select: ({ state }) => state.signedOut });
  const refused = useSearch({ strict: false, select: (search) => search.refused });
  const signIn = useSignIn(requested);
  const passkey = usePasskeySignIn(requested);
  return (
    <SignInScreen title={signInCopy.title} subtitle={signInCopy.subtitle}>
      {signedOut && (
        <p className="notice" data-tone="waiting" role="status">
          {signInCopy.signedOut[signedOut]}
        </p>
      )}
      {refused && <FailureAlert message={refusalText(refused)} />}
      {config.sso && <SsoLink label={config.sso.label} redirect={requested} />}
      <SignInForm
        isSecondary={config.sso?.only ?? false}
        demo={config.demo}
        isBusy={signIn.isPending}
        failure={signIn.error}
        onSubmit={(credentials) =>
          signIn.mutate(credentials, {
            // Started at once, while the click still counts as user activation.
            onError: (error) => hasPasskeys() && hasCode(error, 'passkey-required') && passkey.mutate(),
          })
        }
        onClear={signIn.reset}
      />
      {hasPasskeys() && <PasskeyButton signIn={passkey} />}
    </SignInScreen>
  );
}

/** Leaves the app for the provider. */
function SsoLink({ label, redirect }: { label: string; redirect: string | undefined }) {
  const { config } = useAppContext();
  return (
    <a
      className={buttonClass({}, styles.sso)}
      href={callUrl(config.apiBase, routePath('GET /sso/start'), { redirect })}
    >
      {signInCopy.sso(label)}
    </a>
  );
}

function refusalText(refusal: string): string {
  const texts: Record<string, string> = signInCopy.ssoRefusals;
  return Object.hasOwn(texts, refusal) ? (texts[refusal] ?? '') : signInCopy.ssoRefused;
}
