import { useLocation, useSearch } from '@tanstack/react-router';
import { routePath } from '#contract/route-path.ts';
import { callUrl } from '#web/app/api/request.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { buttonClass } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { signInCopy } from './copy.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The sign-in page, at `/` and `/login`. */
export function SignInPage() {
  const { config } = useAppContext();
  const { redirect, refused } = useSearch({ strict: false });
  const signedOut = useLocation({ select: ({ state }) => state.signedOut });
  return (
    <SignInScreen title={signInCopy.title} subtitle={signInCopy.subtitle}>
      {signedOut && (
        <p className="notice" data-tone="waiting" role="status">
          {signInCopy.signedOut[signedOut]}
        </p>
      )}
      {refused && <FailureAlert message={refusalText(refused)} />}
      {config.sso && (
        // Leaves the app for the provider.
        <a
          className={buttonClass({})}
          href={callUrl(config.apiBase, routePath('GET /sso/start'), { redirect })}
        >
          {signInCopy.sso(config.sso.label)}
        </a>
      )}
      <SignInForm requested={redirect} />
    </SignInScreen>
  );
}

function refusalText(refusal: string): string {
  const texts: Record<string, string> = signInCopy.ssoRefusals;
  return Object.hasOwn(texts, refusal) ? (texts[refusal] ?? '') : signInCopy.ssoRefused;
}
