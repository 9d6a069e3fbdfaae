import { ApiError } from './api-error.ts';
import { dataOf, MESSAGES } from './client.ts';
import { discardPrefetched } from './prefetched.ts';

export interface UploadOptions {
  url: string;
  file: Blob;
  signal: AbortSignal;
  /** Receives the sent part, from 0 to 1. */
  onProgress: (sent: number) => void;
  onUnauthenticated: () => void;
}

/**
 * Sends a file as the body of a call, with the messages of the client. It uses XMLHttpRequest, because `fetch` does not
 * report the progress of an upload.
 */
export async function upload<Data>(options: UploadOptions): Promise<Data> {
  discardPrefetched();
  const response = await send(options);
  if (response.status === 401) options.onUnauthenticated();
  return dataOf<Data>(response);
}

function send({ url, file, signal, onProgress }: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.withCredentials = true;
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new ApiError(MESSAGES.unreachable, null));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
