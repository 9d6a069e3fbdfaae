import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { notificationsRoutes } from '#contract/notifications/notifications-routes.ts';
import type { ChangedReview, Presence } from '#contract/reviews/teamwork.ts';
import { type Access, canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Context } from '#services/context.ts';
import { findActor } from '../../authorization.ts';
import { bearerOf } from '../../bearer.ts';
import { sessionTokenOf } from '../../cookies.ts';
import type { HttpOptions, Server } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** Each listener is an open socket. A rejected page retries, and works without events until then. */
const MAX_LISTENERS = 1_000;
/** Changes within this time are sent as one event. */
const BATCH_MS = 50;
/** The shortest time between two events. A page shows a change within a second. */
const MIN_INTERVAL_MS = 500;
/** How often a stream sends a heartbeat and its session is checked. */
const HEARTBEAT_MS = 20_000;

/** The message says only that something has changed. */
const CHANGED = 'data: {}\n\n';
const NOTIFIED = 'event: notifications\ndata: {}\n\n';
const reviewEvent = (reviewId: ReviewId) =>
  `event: review\ndata: ${JSON.stringify({ reviewId } satisfies ChangedReview)}\n\n`;

/** A browser has one stream per page. A script with a stolen cookie must not take all. */
const MAX_PER_SESSION = 20;

interface Listener {
  request: FastifyRequest;
  username: string;
  /** The token of the session or of the API. */
  session: string | null;
  response: ServerResponse;
  /** Events about others are not sent. */
  access: Access;
}

/** Server-sent events (HTML, section 9.2) that notify the pages of managers of changes by any process. */
export const liveHandlers = (
  server: Server,
  { context }: HttpOptions,
): Handlers<Pick<typeof notificationsRoutes, 'GET /live'>> => {
  const listeners = new Set<Listener>();

  let changedAt = performance.now();

  let sentAt = 0;

  let hasChange = false;

  const changedListings = new Set<ListingId>();

  /** Reviews with a change that only managers see, such as a note. */
  const changedReviews = new Set<ReviewId>();

  let mayHaveSignedOut = false;

  let timer: NodeJS.Timeout | undefined;

  let isClosing = false;

  const unsubscribe = context.changes.subscribe((change) => {
    const { topic } = change;
    // Pages do not read reviews again because someone looks at one.
    if (topic === 'presence') return;
    if (topic === 'notifications') {
      for (const { username, response } of listeners) {
        if (username === change.username) send(response, NOTIFIED);
      }
      return;
    }
    if (topic !== 'session') {
      changedAt = performance.now();
      // A listener that connects later compares `changedAt` with the age of its page.
      if (listeners.size === 0) return;
      if (topic === 'review') changedReviews.add(change.id as ReviewId);
      else if (topic === 'listing') changedListings.add(change.id as ListingId);
      else hasChange = true;
    }
    if (topic === 'session' || topic === 'everything') mayHaveSignedOut = true;
    schedule();
  });

  const unsubscribePresence = context.presence.subscribe((reviewId) => {
    void listingsOf([reviewId as ReviewId]).then((listings) => {
      const presence: Presence = {
        reviewId,
        usernames: context.presence.at(reviewId),
        writing: context.presence.writingAt(reviewId),
      };
      const event = `event: presence\ndata: ${JSON.stringify(presence)}\n\n`;
      for (const listener of listeners) {
        if (isAbout(listener, listings.get(reviewId as ReviewId))) send(listener.response, event);
      }
    });
  });

  /** The listings of reviews, if any listener is limited to some listings; none when the database is away. */
  async function listingsOf(reviews: readonly ReviewId[]): Promise<ReadonlyMap<ReviewId, ListingId>> {
    if (reviews.length === 0 || [...listeners].every(({ access }) => access === 'all')) return new Map();
    try {
      return await context.storage.reviews.listingsOf(reviews);
    } catch (error) {
      context.outageLog.warn({ reason: messageOf(error) }, 'events of reviews were not sent to everyone');
      return new Map();
    }
  }

  function schedule(): void {
    if (timer || listeners.size === 0) return;
    const delay = Math.max(BATCH_MS, sentAt + MIN_INTERVAL_MS - performance.now());
    timer = setTimeout(() => void flush(), delay).unref();
  }

  async function flush(): Promise<void> {
    // First, because the access may have changed too.
    if (mayHaveSignedOut) await checkSessions();
    const [isForAll, listings, reviews] = [hasChange, [...changedListings], [...changedReviews]];
    hasChange = false;
    changedListings.clear();
    changedReviews.clear();
    const listingOf = await listingsOf(reviews);
    for (const listener of listeners) {
      const hasChanged = isForAll || listings.some((id) => isAbout(listener, id));
      const shown = reviews.filter((id) => isAbout(listener, listingOf.get(id)));
      for (const event of hasChanged ? [CHANGED] : shown.map(reviewEvent)) send(listener.response, event);
    }
    sentAt = performance.now();
    timer = undefined;
    if (hasChange || changedListings.size > 0 || changedReviews.size > 0 || mayHaveSignedOut) schedule();
  }

  /** Ends the streams of sessions that have ended, here or on another machine, and reads the access of the others. */
  async function checkSessions(): Promise<void> {
    mayHaveSignedOut = false;
    const bySession = Map.groupBy(listeners, ({ session }) => session);
    try {
      // One at a time, so that many sessions do not delay other queries.
      for (const same of bySession.values()) {
        const [first] = same;
        if (!first) continue;
        const actor = await presentActor(context, first.request);
        for (const listener of same) {
          if (actor) {
            listener.access = actor.access;
            continue;
          }
          listeners.delete(listener);
          listener.response.end();
        }
      }
    } catch (error) {
      // Events carry no data, and the next heartbeat checks again.
      context.outageLog.warn(
        { reason: messageOf(error) },
        'the sessions of event streams could not be checked',
      );
    }
  }

  const heartbeat = setInterval(() => {
    for (const { response } of listeners) send(response, 'event: alive\ndata: {}\n\n');
    mayHaveSignedOut = true;
    schedule();
  }, HEARTBEAT_MS).unref();

  // Closing waits for every response that has begun, so the streams end before it.
  server.addHook('preClose', async () => {
    isClosing = true;
    unsubscribe();
    unsubscribePresence();
    clearInterval(heartbeat);
    clearTimeout(timer);
    for (const { response } of listeners) response.end();
  });

  return {
    'GET /live': async ({ query, actor, request, reply }) => {
      if (isClosing || listeners.size >= MAX_LISTENERS) throw new AppError('too-many-pages');
      const token = bearerOf(request);
      const session = token ?? sessionTokenOf(request);
      const ofSession = [...listeners].filter((listener) => listener.session === session);
      if (ofSession.length >= MAX_PER_SESSION)
        throw new AppError('too-many-own-pages', {}, { retryAfterSeconds: HEARTBEAT_MS / 1000 });
      const { raw: response } = reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // Turns off buffering in nginx.
        'x-accel-buffering': 'no',
        // A closing server would wait for a connection that stays open after the stream.
        connection: 'close',
      });
      send(response, ':\n\n');
      // The client may have disconnected during the session lookup.
      if (request.raw.socket.destroyed) return;
      const { access, name: username } = actor;
      const listener: Listener = { request, username, session, response, access };
      listeners.add(listener);
      request.raw.socket.once('close', () => listeners.delete(listener));
      if (changedAt > performance.now() - query.age) send(response, CHANGED);
    },
  };
};

/** @param listing that the event is about; undefined if that is not known */
function isAbout(listener: Listener, listing: ListingId | undefined): boolean {
  return listener.access === 'all' || (listing !== undefined && canAccess(listener, listing));
}

/** The actor of an open stream; null once the session has ended or the API token is no longer valid. */
async function presentActor(context: Context, request: FastifyRequest): Promise<Actor | null> {
  try {
    return await findActor(context, request);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unauthenticated') return null;
    throw error;
  }
}

/** Skips a client that does not read, because its unread events are identical. */
function send(response: ServerResponse, text: string): void {
  if (!response.writableEnded && !response.writableNeedDrain) response.write(text);
}
