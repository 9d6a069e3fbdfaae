import { type ComponentType, useEffect, useState } from 'react';
import type { PartLoadError } from './load-part.ts';

/**
 * A component that is loaded on first use.
 *
 * @param load made by `loadPart`, outside of components
 * @param use null or false while the component is not needed; after a failure, a new value loads again
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, use: unknown = true) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (use === null || use === false || Part) return;
    setFailure(null);
    load().then(
      (loaded) => setPart(() => loaded),
      (error: PartLoadError) => setFailure(error.message),
    );
  }, [load, use, Part]);
  return { Part, failure };
}
