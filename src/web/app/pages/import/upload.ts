import { ApiError } from '#web/app/api/api-error.ts';
import { dataOf, MESSAGES } from '#web/app/api/client.ts';
import { discardPrefetched } from '#web/app/api/prefetched.ts';

interface UploadOptions {
  url: string;
  file: Blob;
  signal: AbortSignal;
  /** Receives the sent part, from 0 to 1. */
  onProgress?: (sent: number) => void;
  onUnauthenticated: () => void;
}

/**
 * Sends a file as the body of a call, with the messages of the client. It uses XMLHttpRequest, because `fetch` does not
 * report the progress of an upload.
 */
export async function upload<Data>({ url, file, signal, onProgress, onUnauthenticated }: UploadOptions) {
  discardPrefetched();
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader('accept', 'application/json');
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new ApiError(MESSAGES.unreachable, null));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  const response = await promise;
  if (response.status === 401) onUnauthenticated();
  return dataOf<Data>(response);
}
