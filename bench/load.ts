import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Whom to ask, and what. */
export interface Asking {
  port: number;
  /**
   * One whole request, sent again on the same connection as soon as its answer is there: all answers must be of the same
   * length. A function makes each request anew; then answers may differ, and all must succeed.
   */
  request: string | (() => string);
  connections: number;
}

/** What came of it. */
export interface Answered {
  answers: number;
  seconds: number;
  /** How long each answer took, in milliseconds, ascending. */
  times: Float64Array;
}

const SUCCEEDED = /^HTTP\/1\.1 (2|304)/;
/** Of these an average answer has fewer in a measured time; more are counted, but not timed. */
const MOST_TIMES = 400_000;

/**
 * Asks as fast as the server answers. It counts bytes rather than reading HTTP, so that it needs less of the machine than
 * any server.
 */
export async function load({ port, request, connections }: Asking, seconds: number): Promise<Answered> {
  const isSteady = typeof request === 'string';
  const length = isSteady ? await lengthOfAnswer(port, request) : 0;
  const steady = Buffer.from(isSteady ? request : '');
  const next = isSteady ? () => steady : request;
  const times = new Float64Array(MOST_TIMES);
  let answers = 0;
  let isOver = false;
  const began = performance.now();
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const ended = sockets.map((socket) => {
    let left = 0;
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      left = 0;
      socket.write(next());
    };
    socket.on('data', (chunk) => {
      if (left === 0 && !isSteady) {
        left = announcedLength(chunk);
        if (left === 0) {
          socket.destroy(new Error(`not the answer that was expected: ${chunk.toString('utf8', 0, 600)}`));
          return;
        }
      } else if (left === 0) left = length;
      left -= chunk.length;
      if (left > 0) return;
      if (left < 0) {
        socket.destroy(new Error('an answer was longer than the first, or than it said'));
        return;
      }
      if (answers < MOST_TIMES) times[answers] = performance.now() - asked;
      answers += 1;
      if (isOver) socket.end();
      else ask();
    });
    ask();
    return once(socket, 'close');
  });
  const alarm = setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  try {
    await Promise.all(ended);
  } finally {
    clearTimeout(alarm);
    for (const socket of sockets) socket.destroy();
  }
  return {
    answers,
    seconds: (performance.now() - began) / 1000,
    times: times.subarray(0, Math.min(answers, MOST_TIMES)).sort(),
  };
}

async function lengthOfAnswer(port: number, request: string): Promise<number> {
  const { head, body } = await askOnce(port, request);
  if (!SUCCEEDED.test(head)) throw new Error(`not the answer that was expected: ${head}${body}`);
  return Buffer.byteLength(head, 'latin1') + body.length;
}

/** How long the answer is whose first bytes these are; 0 when it is none, or a failure. */
function announcedLength(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end + 4);
  const length = bodyLength(head);
  return end < 0 || length === undefined || !SUCCEEDED.test(head) ? 0 : end + 4 + length;
}

/** How many bytes the body has by what its head says; undefined where it does not. */
export function bodyLength(head: string): number | undefined {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  return length === undefined ? undefined : Number(length);
}

/** One answer, cut into its head, with the empty line, and its body. */
export async function askOnce(port: number, request: string): Promise<{ head: string; body: Buffer }> {
  const socket = await open(port);
  socket.write(request.replace('\r\n\r\n', '\r\nconnection: keep-alive\r\n\r\n'));
  let all = Buffer.alloc(0);
  for await (const chunk of socket) {
    all = Buffer.concat([all, chunk as Buffer]);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = all.subarray(0, end + 4).toString('latin1');
    const length = bodyLength(head) ?? 0;
    if (all.length >= end + 4 + length) {
      socket.destroy();
      return { head, body: all.subarray(end + 4) };
    }
  }
  throw new Error('the server hung up');
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
