import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problem } from '#domain/errors.ts';
import { FRAMEWORK_REASONS, failure } from './errors.ts';

/**
 * Answers a request that Node could not parse, which no route or hook sees: headers that are too large, a request
 * that does not arrive in time, bytes that are not HTTP. The connection is closed.
 */
export function sendClientError(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusFor(error.code);
  const body = JSON.stringify(failure({ id: randomUUID() }, problem(FRAMEWORK_REASONS[status])));
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

function statusFor(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
