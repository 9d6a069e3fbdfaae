/** A part of the app failed to load. Not the browser's own error, on which the router would reload the page. */
export class PartLoadError extends Error {
  constructor(cause: unknown) {
    super('This part of the page could not be loaded.', { cause });
    this.name = 'PartLoadError';
  }
}

/**
 * Wraps a dynamic import: it fails with a readable message, also after a timeout in milliseconds. It uses nothing else of this
 * module until the import starts, because parts that import each other call it before the module has been evaluated.
 */
export function loadPart<Part>(load: () => Promise<Part>, timeout = 120_000): () => Promise<Part> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not loaded within ${timeout} ms.`)), timeout);
    });
    try {
      return await Promise.race([load(), expired]);
    } catch (cause) {
      throw new PartLoadError(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
