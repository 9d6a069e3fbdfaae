import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request and the server that receives it. */
export interface LoadTarget {
  port: number;
  /**
   * A text is sent again on the same connection as soon as the response has arrived; all responses must have the same
   * length. A function creates each request; then responses may differ, and all must succeed.
   */
  request: string | (() => string);
  connections: number;
  /** The beginning of the responses that a function of requests may get; default success. */
  accepts?: RegExp;
}

export interface LoadResult {
  responses: number;
  seconds: number;
  /** Milliseconds of each response, ascending. */
  times: Float64Array;
}

const SUCCESS = /^HTTP\/1\.1 (2|304)/;
/** Responses beyond this number are counted but not timed. */
const MAX_TIMES = 400_000;

/**
 * Sends requests as fast as the server responds. Counts bytes instead of parsing HTTP, so that the client needs less
 * processor time than any server.
 */
export async function load(
  { port, request, connections, accepts = SUCCESS }: LoadTarget,
  seconds: number,
): Promise<LoadResult> {
  const isConstant = typeof request === 'string';
  const length = isConstant ? await responseLength(port, request) : 0;
  const constant = Buffer.from(isConstant ? request : '');
  const next = isConstant ? () => constant : request;
  const times = new Float64Array(MAX_TIMES);
  let responses = 0;
  let isOver = false;
  const started = performance.now();
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const closed = sockets.map((socket) => {
    let remaining = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      remaining = 0;
      socket.write(next());
    };
    socket.on('data', (chunk) => {
      if (remaining === 0) remaining = isConstant ? length : announcedLength(chunk, accepts);
      if (remaining === 0) {
        socket.destroy(new Error(`unexpected response: ${chunk.toString('utf8', 0, 600)}`));
        return;
      }
      remaining -= chunk.length;
      if (remaining > 0) return;
      if (remaining < 0) {
        socket.destroy(new Error('a response was longer than the first one or than its content-length'));
        return;
      }
      if (responses < MAX_TIMES) times[responses] = performance.now() - sentAt;
      responses += 1;
      if (isOver) socket.end();
      else send();
    });
    send();
    return once(socket, 'close');
  });
  const timer = setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  try {
    await Promise.all(closed);
  } finally {
    clearTimeout(timer);
    for (const socket of sockets) socket.destroy();
  }
  return {
    responses,
    seconds: (performance.now() - started) / 1000,
    times: times.subarray(0, Math.min(responses, MAX_TIMES)).sort(),
  };
}

async function responseLength(port: number, request: string): Promise<number> {
  const { head, body } = await requestOnce(port, request);
  if (!SUCCESS.test(head)) throw new Error(`unexpected response: ${head}${body}`);
  return Buffer.byteLength(head, 'latin1') + body.length;
}

/** The length of the response that starts with these bytes; 0 when it is a failure or not HTTP. */
function announcedLength(chunk: Buffer, accepts: RegExp): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end + 4);
  const length = contentLength(head);
  return end < 0 || length === undefined || !accepts.test(head) ? 0 : end + 4 + length;
}

function contentLength(head: string): number | undefined {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  return length === undefined ? undefined : Number(length);
}

/** Sends one request. The head of the response includes the empty line. */
export async function requestOnce(port: number, request: string): Promise<{ head: string; body: Buffer }> {
  const socket = await open(port);
  socket.write(request.replace('\r\n\r\n', '\r\nconnection: keep-alive\r\n\r\n'));
  let all = Buffer.alloc(0);
  for await (const chunk of socket) {
    all = Buffer.concat([all, chunk as Buffer]);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = all.subarray(0, end + 4).toString('latin1');
    const length = contentLength(head) ?? 0;
    if (all.length >= end + 4 + length) {
      socket.destroy();
      return { head, body: all.subarray(end + 4) };
    }
  }
  throw new Error('the server closed the connection');
}

/** The text of a request; a body is sent as JSON. */
export function requestText(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}
