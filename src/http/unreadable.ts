import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { explainStatus, failure } from './errors.ts';

/**
 * Answers what Node could not read as a request, for nothing else of ours ever sees it: headers that are too large,
 * a request that does not arrive in time, bytes that are no HTTP. The connection ends with it.
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusFor(error.code);
  const { code, message } = explainStatus(status) ?? { code: 'invalid', message: '' };
  const body = JSON.stringify(failure({ id: randomUUID() }, code, message));
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
}

function statusFor(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
