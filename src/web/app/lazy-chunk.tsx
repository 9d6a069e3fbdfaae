import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { FailureAlert } from './controls/failure-alert.tsx';

/** A chunk of the app failed to load. Not the browser's own error, on which the router would reload the page. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('This part of the page could not be loaded. Check your connection and try again.', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Wraps a dynamic import: it fails with a readable message, also after a timeout in milliseconds. It uses nothing else of this
 * module until the import starts, because chunks that import each other call it before the module has been evaluated.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>, timeout = 120_000): () => Promise<Chunk> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not loaded within ${timeout} ms.`)), timeout);
    });
    try {
      return await Promise.race([load(), expired]);
    } catch (cause) {
      throw new ChunkLoadError(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** @param failure why the chunk could not be loaded; null while it is being loaded */
type Pending<Props> = (props: Props, failure: string | null) => ReactNode;

/**
 * A component whose code is loaded when it is first rendered.
 *
 * @param pending what to show until then, and after a failure
 */
export function lazyChunk<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  pending: Pending<Props> = (_props, failure) => failure !== null && <FailureAlert message={failure} />,
): ComponentType<Props> {
  return function LazyChunk(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [failure, setFailure] = useState<string | null>(null);
    useEffect(() => {
      loadChunk(load)().then(
        (chunk) => setLoaded(() => chunk[name]),
        (error: ChunkLoadError) => setFailure(error.message),
      );
    }, []);
    return Loaded ? <Loaded {...props} /> : pending(props, failure);
  };
}
