import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Delivery, type Rendered, sendHead } from '../serve.ts';
import type { Point } from './failure.ts';

const GIBIBYTE = 1024 ** 3;

/** Goes silent at a point of the answer, until the caller hangs up or the time is over. */
export function hang(at: Point, ms: number | undefined): Delivery {
  return async (outgoing, answer) => {
    await sendUpTo(at, outgoing, answer);
    // The server's own end closes the connection too, so this never outlives it.
    const signal = ms === undefined ? undefined : AbortSignal.timeout(ms);
    if (!outgoing.closed) await once(outgoing, 'close', { signal }).catch(() => outgoing.destroy());
  };
}

/** Breaks the connection: with a TCP reset before the headers, and later with an early end, so that what went before is heard. */
export function reset(at: Point): Delivery {
  return async (outgoing, answer) => {
    if (at === 'before-headers') outgoing.socket?.resetAndDestroy();
    await sendUpTo(at, outgoing, answer);
    outgoing.destroy();
  };
}

async function sendUpTo(at: Point, outgoing: ServerResponse, answer: Rendered): Promise<void> {
  if (at === 'before-headers') return;
  const { headers, body } = answer;
  sendHead(outgoing, { ...answer, headers: { ...headers, 'content-length': String(body.length) } });
  outgoing.flushHeaders();
  if (at === 'mid-body') await written(outgoing, body.subarray(0, Math.floor(body.length / 2)));
  // The headers are on their way once the socket has taken them.
  else await new Promise<void>((resolve) => outgoing.socket?.write('', () => resolve()) ?? resolve());
}

export function drip(bytes: number, everyMs: number): Delivery {
  return async (outgoing, answer) => {
    const { headers, body } = answer;
    sendHead(outgoing, { ...answer, headers: { ...headers, 'content-length': String(body.length) } });
    for (let at = 0; at < body.length && !outgoing.destroyed; at += bytes) {
      if (at > 0) await pause(everyMs, undefined, { ref: false });
      await written(outgoing, body.subarray(at, at + bytes));
    }
    outgoing.end();
  };
}

export function truncate(share: number, contentLength: 'right' | 'whole' | 'absent'): Delivery {
  return async (outgoing, answer) => {
    const { headers, body } = answer;
    const cut = body.subarray(0, Math.floor(body.length * share));
    if (contentLength === 'absent') {
      // HTTP/1.0 style: the end of the connection is the end of the body.
      outgoing.useChunkedEncodingByDefault = false;
      outgoing.shouldKeepAlive = false;
      sendHead(outgoing, answer);
    } else {
      const length = contentLength === 'right' ? cut.length : body.length;
      sendHead(outgoing, { ...answer, headers: { ...headers, 'content-length': String(length) } });
    }
    await written(outgoing, cut);
    if (contentLength === 'whole') outgoing.destroy();
    else outgoing.end();
  };
}

/** Valid JSON to its end, without an announced length, made as it is read. */
export function oversize(bytes = GIBIBYTE): Delivery {
  return async (outgoing, answer) => {
    sendHead(outgoing, answer);
    // A caller who has had enough is what this failure is for.
    await pipeline(Readable.from(largeText(bytes)), outgoing).catch(() => {});
  };
}

function* largeText(bytes: number): Generator<Buffer> {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  yield Buffer.from('{"padding":"');
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk.subarray(0, bytes - sent);
  yield Buffer.from('"}');
}

async function written(outgoing: ServerResponse, part: Buffer): Promise<void> {
  if (outgoing.destroyed) return;
  await new Promise<void>((resolve) => outgoing.write(part, () => resolve()));
}
