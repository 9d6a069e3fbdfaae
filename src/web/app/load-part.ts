/** A further part of the app must come within this many milliseconds. */
const TIMEOUT = 120_000;

/** A part of the app that did not come. Not the browser's own error, on which the router would reload unasked. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('This part of the page could not be loaded.', { cause });
    this.name = 'PartMissing';
  }
}

/** Wraps a dynamic import so that it fails in words, and fails at all when nothing comes. */
export function loadPart<Part>(load: () => Promise<Part>, timeout = TIMEOUT): () => Promise<Part> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Nothing came within ${timeout} ms.`)), timeout);
    });
    try {
      return await Promise.race([load(), late]);
    } catch (cause) {
      throw new PartMissing(cause);
    } finally {
      clearTimeout(timer);
    }
  };
}
