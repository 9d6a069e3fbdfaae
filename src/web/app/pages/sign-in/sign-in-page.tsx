import { useLocation, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAppContext } from '#web/app/app-context.ts';
import { useSignIn } from '#web/app/session/use-sign-in.ts';
import { signInCopy } from './copy.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** The sign-in page, at `/` and `/login`. */
export function SignInPage(): ReactNode {
  const { config } = useAppContext();
  const requested = useSearch({ strict: false, select: (search) => search.redirect });
  const signedOut = useLocation({ select: ({ state }) => state.signedOut });
  const signIn = useSignIn(requested);
  return (
    <SignInScreen title={signInCopy.title} subtitle={signInCopy.subtitle}>
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
    </SignInScreen>
  );
}
