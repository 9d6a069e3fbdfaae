import type { IncomingMessage } from 'node:http';
import { AppError } from '#domain/errors.ts';

export interface UploadLimits {
  maxBytes: number;
  /** How long the client may send nothing before its body is complete. */
  idleMs: number;
  tooLarge: () => AppError;
}

/** The body of a request as it arrives. @throws AppError with a message to which the caller prepends the file name */
export async function* uploadedChunks(
  body: IncomingMessage,
  { maxBytes, idleMs, tooLarge }: UploadLimits,
): AsyncGenerator<Buffer> {
  // Destroying the body would close the connection before the response.
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for (;;) {
      const { value, done } = await nextWithin(idleMs, chunks);
      if (done) return;
      bytes += value.length;
      if (bytes > maxBytes) throw tooLarge();
      yield value;
    }
  } finally {
    // A client that is still sending may read the response, and use its connection again, only after that. Not awaited,
    // because the client may be idle.
    void chunks.return?.().then(
      () => body.resume(),
      () => {},
    );
  }
}

async function nextWithin(idleMs: number, chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  const idle = Promise.withResolvers<never>();
  const message = `was not received completely: nothing arrived for ${idleMs / 1000} seconds.`;
  const timer = setTimeout(() => idle.reject(new AppError('unavailable', message)), idleMs);
  const next = chunks.next().catch(() => {
    // The client has disconnected.
    throw new AppError('unavailable', 'was not received completely.');
  });
  return Promise.race([next, idle.promise]).finally(() => clearTimeout(timer));
}
