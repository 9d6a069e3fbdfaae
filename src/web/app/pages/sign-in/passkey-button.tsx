import type { UseMutationResult } from '@tanstack/react-query';
import type { SignedIn } from '#contract/accounts/session.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { signInCopy } from './copy.ts';
import styles from './sign-in.module.css';

/** Whether the browser supports passkeys. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Signs in with a passkey of the device. */
export function PasskeyButton({ signIn }: { signIn: UseMutationResult<SignedIn, Error, void> }) {
  return (
    <div className={styles.passkey}>
      <Button disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        {signInCopy.passkey}
      </Button>
      {signIn.error && (
        <FailureAlert
          message={
            // The person has closed the dialog, or there is no passkey.
            signIn.error.name === 'NotAllowedError'
              ? signInCopy.passkeyCancelled
              : messageOr(signIn.error, signInCopy.failed)
          }
        />
      )}
    </div>
  );
}
