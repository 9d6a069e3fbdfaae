import { Spinner } from '#web/property/spinner.tsx';
import { shellCopy } from './copy.ts';

/** Shown while a page's script loads or the session is checked. */
export function Loading() {
  return (
    <main className="page">
      <Spinner label={shellCopy.loading} />
    </main>
  );
}
