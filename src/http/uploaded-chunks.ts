import type { IncomingMessage } from 'node:http';
import { AppError } from '#domain/errors.ts';

export interface UploadLimits {
  maxBytes: number;
  /** How long the client may send nothing before its body is complete. */
  idleMs: number;
}

/** The body of a request as it arrives. @throws AppError to which the caller adds the name of the file */
export async function* uploadedChunks(
  body: IncomingMessage,
  { maxBytes, idleMs }: UploadLimits,
): AsyncGenerator<Buffer> {
  // Destroying the body would close the connection before the response.
  const chunks: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for (;;) {
      const { value, done } = await nextWithin(idleMs, chunks);
      if (done) return;
      bytes += value.length;
      if (bytes > maxBytes) throw new AppError('file-too-large');
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
  const timer = setTimeout(
    () => idle.reject(new AppError('file-incomplete', { idleSeconds: idleMs / 1000 })),
    idleMs,
  );
  const next = chunks.next().catch(() => {
    // The client has disconnected.
    throw new AppError('file-incomplete', { idleSeconds: null });
  });
  return Promise.race([next, idle.promise]).finally(() => clearTimeout(timer));
}
