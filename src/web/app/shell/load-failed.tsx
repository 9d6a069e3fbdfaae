import { messageOr } from '../api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import { shellCopy } from './copy.ts';

/**
 * A page that failed to load. Retry reloads the document: browsers remember a script that failed to load and do not
 * request it again. The URL holds the state of the page.
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
