import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type Delivery, type SerializedResponse, sendHead } from '../serve.ts';
import type { Point } from './failure.ts';

const GIBIBYTE = 1024 ** 3;

/** Stops at a point of the response until the client disconnects or the time is over. */
export function hang(at: Point, ms: number | undefined): Delivery {
  return async (outgoing, response) => {
    await sendUpTo(at, outgoing, response);
    // Closing the server closes the connection too, so this wait always ends.
    const signal = ms === undefined ? undefined : AbortSignal.timeout(ms);
    if (!outgoing.closed) await once(outgoing, 'close', { signal }).catch(() => outgoing.destroy());
  };
}

/** Breaks the connection: with a TCP reset before the headers, later with an early end, so that the bytes sent before arrive. */
export function reset(at: Point): Delivery {
  return async (outgoing, response) => {
    if (at === 'before-headers') outgoing.socket?.resetAndDestroy();
    await sendUpTo(at, outgoing, response);
    outgoing.destroy();
  };
}

async function sendUpTo(at: Point, outgoing: ServerResponse, response: SerializedResponse): Promise<void> {
  if (at === 'before-headers') return;
  const { headers, body } = response;
  sendHead(outgoing, { ...response, headers: { ...headers, 'content-length': String(body.length) } });
  outgoing.flushHeaders();
  if (at === 'mid-body') await written(outgoing, body.subarray(0, Math.floor(body.length / 2)));
  // The headers are sent once the socket has accepted them.
  else await new Promise<void>((resolve) => outgoing.socket?.write('', () => resolve()) ?? resolve());
}

export function drip(bytes: number, everyMs: number): Delivery {
  return async (outgoing, response) => {
    const { headers, body } = response;
    sendHead(outgoing, { ...response, headers: { ...headers, 'content-length': String(body.length) } });
    for (let at = 0; at < body.length && !outgoing.destroyed; at += bytes) {
      if (at > 0) await delay(everyMs, undefined, { ref: false });
      await written(outgoing, body.subarray(at, at + bytes));
    }
    outgoing.end();
  };
}

export function truncate(share: number, contentLength: 'right' | 'whole' | 'absent'): Delivery {
  return async (outgoing, response) => {
    const { headers, body } = response;
    const cut = body.subarray(0, Math.floor(body.length * share));
    if (contentLength === 'absent') {
      // HTTP/1.0 style: the end of the connection is the end of the body.
      outgoing.useChunkedEncodingByDefault = false;
      outgoing.shouldKeepAlive = false;
      sendHead(outgoing, response);
    } else {
      const length = contentLength === 'right' ? cut.length : body.length;
      sendHead(outgoing, { ...response, headers: { ...headers, 'content-length': String(length) } });
    }
    await written(outgoing, cut);
    if (contentLength === 'whole') outgoing.destroy();
    else outgoing.end();
  };
}

/** Valid JSON without a content-length, generated while it is read. */
export function oversize(bytes = GIBIBYTE): Delivery {
  return async (outgoing, response) => {
    sendHead(outgoing, response);
    // A client that stops reading is the purpose of this failure.
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
