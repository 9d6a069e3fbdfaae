import { messageOr } from '../api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { shellCopy } from './copy.ts';

/**
 * A page that could not be shown. Retry loads the whole page anew: browsers keep the memory of a script that failed
 * to load and would refuse it a second time without asking, and the address holds everything that was set.
 */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <main className="page">
      <FailureAlert message={messageOr(error, shellCopy.pageFailed)}>
        <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
      </FailureAlert>
    </main>
  );
}
