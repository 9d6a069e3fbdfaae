import type { ChangedReview, Presence } from '#contract/reviews/teamwork.ts';
import { routePath } from '#contract/route-path.ts';
import { callUrl } from './request.ts';

/** All times are milliseconds. Each failed attempt doubles the delay before the next. */
const MIN_RETRY_DELAY = 2_000;
const MAX_RETRY_DELAY = 60_000;
/** The server sends an event every 20 seconds; without one for this long, the connection is dead. */
const MAX_SILENCE = 45_000;
/** The page's data was requested before the subscription, but not before the page was opened. */
const MAX_PAGE_AGE = 60_000;
/** The maximum duration of the request for that data. */
const REQUEST_LATENCY = 1_000;
/** The maximum latency of an event. An event in transit is lost when the connection breaks. */
const EVENT_LATENCY = 5_000;
/** The largest age that the server accepts. */
const MAX_AGE = 86_400_000;

export interface LiveOptions {
  /** The base URL of all calls, without a slash at the end. */
  base: string;
  /** Called for each event: something has changed on the server. */
  onEvent?: () => void;
  /** Called when a review has changed in a way that lists do not show. */
  onReview?: (reviewId: number) => void;
  /** Called when others look at a review than before. */
  onPresence?: (presence: Presence) => void;
  /** Called when the person’s notifications have changed. */
  onNotifications?: () => void;
}

const subscribers = new Set<Omit<LiveOptions, 'base'>>();
let closeStream: (() => void) | null = null;

/**
 * Subscribes to the server's change events. All subscribers of the page share one stream, because a browser allows few
 * connections for all its tabs.
 *
 * @returns a function that ends the subscription
 */
export function subscribeToChanges({ base, ...subscriber }: LiveOptions): () => void {
  subscribers.add(subscriber);
  closeStream ??= openStream(base);
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size > 0) return;
    closeStream?.();
    closeStream = null;
  };
}

/**
 * Receives events while the page is visible. Each new connection sends the age of the last event, so that the server
 * reports missed changes.
 *
 * @returns a function that ends the stream
 */
function openStream(base: string): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = MIN_RETRY_DELAY;
  /** The page has received every change before this time. */
  let knownUntil = Date.now() - Math.min(MAX_PAGE_AGE, performance.now() + REQUEST_LATENCY);
  let lastEventAt = Date.now();

  function connect(): void {
    disconnect();
    if (document.hidden) return;
    const age = Math.round(Math.min(Math.max(0, Date.now() - knownUntil), MAX_AGE));
    source = new EventSource(callUrl(base, routePath('GET /live'), { age }), { withCredentials: true });
    source.onmessage = () => {
      for (const { onEvent } of subscribers) onEvent?.();
      markAlive();
    };
    source.addEventListener('review', ({ data }) => {
      const { reviewId } = JSON.parse(data) as ChangedReview;
      for (const { onReview } of subscribers) onReview?.(reviewId);
      markAlive();
    });
    source.addEventListener('presence', ({ data }) => {
      const presence = JSON.parse(data) as Presence;
      for (const { onPresence } of subscribers) onPresence?.(presence);
    });
    source.addEventListener('notifications', () => {
      for (const { onNotifications } of subscribers) onNotifications?.();
    });
    source.addEventListener('alive', markAlive);
    source.onopen = () => {
      retryDelay = MIN_RETRY_DELAY;
      lastEventAt = Date.now();
      markAlive();
    };
    lastEventAt = Date.now();
    timer = setTimeout(retry, MAX_SILENCE);
    // The browser's own retry would send the age of the first connection.
    source.onerror = retry;
  }

  function markAlive(): void {
    const now = Date.now();
    // The machine was suspended: the event was sent before that, and later ones may be lost.
    if (now - lastEventAt > MAX_SILENCE) {
      connect();
      return;
    }
    lastEventAt = now;
    knownUntil = now - EVENT_LATENCY;
    clearTimeout(timer);
    timer = setTimeout(connect, MAX_SILENCE);
  }

  function retry(): void {
    disconnect();
    timer = setTimeout(connect, retryDelay);
    retryDelay = Math.min(retryDelay * 2, MAX_RETRY_DELAY);
  }

  function disconnect(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  document.addEventListener('visibilitychange', connect);
  connect();
  return () => {
    document.removeEventListener('visibilitychange', connect);
    disconnect();
  };
}
