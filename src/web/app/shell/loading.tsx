import { Spinner } from '#web/property/spinner.tsx';
import { shellCopy } from './copy.ts';

/** A page whose part, or whose visitor, is not known yet. */
export function Loading() {
  return (
    <main className="page">
      <Spinner label={shellCopy.loading} />
    </main>
  );
}
