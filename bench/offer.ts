import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Asking, bodyLength } from './load.ts';

/** What came of requests that were sent whether those before them were answered or not. */
export interface Offered {
  sent: number;
  seconds: number;
  /** Turned away with 503. */
  refused: number;
  /** How long each good answer took, in milliseconds, ascending. */
  times: Float64Array;
}

const STEP_MS = 5;
/** As many as may be waiting for answers; whoever comes then finds the line engaged and is counted as refused. */
const MOST_CONNECTIONS = 2_000;
const TIMEOUT_MS = 30_000;

/** Sends requests at a steady pace, each on a connection that is free or new, and waits for the answers of all. */
export async function offer({ port, request }: Asking, perSecond: number, seconds: number): Promise<Offered> {
  const text = typeof request === 'string' ? request : request();
  const free: Socket[] = [];
  const sockets: Socket[] = [];
  const times: number[] = [];
  let [sent, refused, waiting] = [0, 0, 0];

  async function ask(): Promise<void> {
    sent += 1;
    if (free.length === 0 && sockets.length >= MOST_CONNECTIONS) {
      refused += 1;
      return;
    }
    const began = performance.now();
    waiting += 1;
    const socket = free.pop() ?? opened();
    socket.write(text);
    const status = await statusOfAnswer(socket);
    waiting -= 1;
    free.push(socket);
    if (status === 503) refused += 1;
    else if (status === 200) times.push(performance.now() - began);
    else throw new Error(`not an answer that was expected: ${status}`);
  }
  function opened(): Socket {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    sockets.push(socket);
    return socket;
  }

  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    while (sent < due) asked.push(ask());
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  const alarm = setTimeout(() => {
    for (const socket of sockets) socket.destroy(new Error(`${waiting} answers never came`));
  }, TIMEOUT_MS);
  try {
    await Promise.all(asked);
  } finally {
    clearTimeout(alarm);
    for (const socket of sockets) socket.destroy();
  }
  return {
    sent,
    seconds: (performance.now() - began) / 1000,
    refused,
    times: Float64Array.from(times).sort(),
  };
}

/** Reads one whole answer. */
async function statusOfAnswer(socket: Socket): Promise<number> {
  let got: Buffer = Buffer.alloc(0);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    const end = got.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = got.toString('latin1', 0, end);
    if (got.length >= end + 4 + (bodyLength(head) ?? 0)) return Number(head.slice(9, 12));
  }
}
