import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LiveNews, LiveQuery } from '#contract/live.ts';
import { calls } from '#contract/paths.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { userOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { errorResponses } from './responses.ts';

/** Each is an open socket. Whoever finds no place tries again by itself, and reads meanwhile as before. */
const MOST_LISTENERS = 1_000;
/** What changes within so many milliseconds is told as one, */
const GATHER_MS = 50;
/** and the next not before so many. A page shows a change within a second of it. */
const PAUSE_MS = 500;
/** How often a silent stream shows that it is alive, and is asked whether its session still is. */
const HEARTBEAT_MS = 20_000;

interface Listener {
  request: FastifyRequest;
  response: ServerResponse;
}

/** News for the pages that managers have open: server-sent events (HTML, section 9.2), of changes by any process. */
export function liveCall(server: Server, { context }: HttpOptions): void {
  const listeners = new Set<Listener>();
  let changedAt = performance.now();
  let toldAt = 0;
  let hasNews = false;
  let mayHaveEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const unsubscribe = context.changes.subscribe(({ topic }) => {
    if (topic !== 'session') {
      changedAt = performance.now();
      // Who begins to listen later asks for it by age.
      hasNews = listeners.size > 0;
    }
    if (topic === 'session' || topic === 'everything') mayHaveEnded = true;
    tellSoon();
  });

  function tellSoon(): void {
    if (timer || listeners.size === 0) return;
    const delay = Math.max(GATHER_MS, toldAt + PAUSE_MS - performance.now());
    timer = setTimeout(() => void tell(), delay).unref();
  }

  async function tell(): Promise<void> {
    if (hasNews) {
      hasNews = false;
      const message = await news();
      for (const { response } of listeners) if (message !== null) send(response, message);
      // The primary is away; it is told as soon as that can be asked again.
      hasNews ||= message === null;
    }
    if (mayHaveEnded) await endStrangers();
    toldAt = performance.now();
    timer = undefined;
    // What came in the meantime is told as well.
    if (hasNews || mayHaveEnded) tellSoon();
  }

  /** Streams of sessions that have ended, here or on another machine, end with them. */
  async function endStrangers(): Promise<void> {
    mayHaveEnded = false;
    const bySession = Map.groupBy(listeners, ({ request }) => request.headers.cookie);
    try {
      // One after the other: there may be many, and visitors come first.
      for (const same of bySession.values()) {
        const [first] = same;
        if (!first || (await userOf(context, first.request)) !== null) continue;
        for (const listener of same) {
          listeners.delete(listener);
          listener.response.end();
        }
      }
    } catch (error) {
      // Nobody learns more than that something changed; each heartbeat asks again.
      context.log.warn({ reason: messageOf(error) }, 'who still listens could not be read');
    }
  }

  /** Null when it cannot be had now. */
  async function news(): Promise<string | null> {
    try {
      const after = await context.storage.position();
      return `data: ${JSON.stringify({ after } satisfies LiveNews)}\n\n`;
    } catch (error) {
      context.log.warn({ reason: messageOf(error) }, 'the position of a change could not be read');
      return null;
    }
  }

  const heartbeat = setInterval(() => {
    for (const { response } of listeners) send(response, 'event: alive\ndata: {}\n\n');
    mayHaveEnded = true;
    tellSoon();
  }, HEARTBEAT_MS).unref();

  // Before it closes, for it waits for every answer that has begun.
  server.addHook('preClose', async () => {
    isClosing = true;
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(timer);
    for (const { response } of listeners) response.end();
  });

  server.get(
    calls.live(),
    {
      config: { permission: 'reviews:read' },
      exposeHeadRoute: false,
      schema: {
        summary: 'News of changes',
        description:
          'A stream of server-sent events: a message when something has changed, and an event `alive` every 20 seconds.',
        tags: ['Reviews'],
        querystring: LiveQuery,
        response: {
          200: { description: 'Each message.', content: { 'text/event-stream': { schema: LiveNews } } },
          ...errorResponses([400, 401, 503]),
        },
      },
    },
    async (request, reply) => {
      if (isClosing || listeners.size >= MOST_LISTENERS) {
        throw new AppError('unavailable', 'No more pages can wait for news. Reload to see what has changed.');
      }
      const { raw: response } = reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // nginx would gather what is to be told at once.
        'x-accel-buffering': 'no',
        // Kept open behind the stream, it would keep a server that closes.
        connection: 'close',
      });
      send(response, ':\n\n');
      // Whoever asked may have gone away while it was looked up who they are.
      if (request.raw.socket.destroyed) return;
      const listener: Listener = { request, response };
      listeners.add(listener);
      request.raw.socket.once('close', () => listeners.delete(listener));
      if (changedAt <= performance.now() - request.query.age) return;
      const message = await news();
      if (message === null) hasNews = true;
      else send(response, message);
    },
  );
}

/** Who does not read has unread news, which says the same. */
function send(response: ServerResponse, text: string): void {
  if (!response.writableEnded && !response.writableNeedDrain) response.write(text);
}
