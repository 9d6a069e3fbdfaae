import { LRUCache } from 'lru-cache';
import type { Actor } from '#domain/accounts/actor.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Changes } from '#storage/events/changes.ts';
import type { Storage } from '#storage/storage.ts';
import { requireReview } from '../decisions/lock-review.ts';

/** Pages repeat that they look at a review every 20 seconds. */
const EXPIRY_MS = 45_000;
/** Nobody asks again about most reviews that somebody has looked at. */
const MAX_REVIEWS = 10_000;

/** Who looks at which review now, on every process. It is kept in memory, because it is out of date within a minute. */
export interface Presence {
  /** The usernames of those who look at a review, in the order in which they came. */
  at(reviewId: number): string[];
  /** Says on all processes that a person looks at a review, or no longer does. */
  announce(reviewId: ReviewId, username: string, isLooking: boolean): Promise<void>;
  /** @param subscriber receives the reviews at which other people look than before @returns ends the subscription */
  subscribe(subscriber: (reviewId: number) => void): () => void;
}

export function trackPresence(
  changes: Pick<Changes, 'announce' | 'subscribe'>,
  now: () => number = () => performance.now(),
): Presence {
  /** When each person was last heard of, by review. */
  const seen = new LRUCache<number, Map<string, number>>({ max: MAX_REVIEWS });
  const subscribers = new Set<(reviewId: number) => void>();

  changes.subscribe((change) => {
    if (change.topic !== 'presence') return;
    const { id, username, isLooking } = change;
    const people = seen.get(id) ?? new Map<string, number>();
    const wasLooking = people.has(username);
    // `Map` keeps the place of a person who is already there.
    if (isLooking) people.set(username, now());
    else people.delete(username);
    const expired = forgetExpired(people);
    if (people.size === 0) seen.delete(id);
    else seen.set(id, people);
    if (wasLooking !== isLooking || expired) for (const subscriber of subscribers) subscriber(id);
  });

  function forgetExpired(people: Map<string, number>): boolean {
    const expired = [...people].filter(([, at]) => now() - at > EXPIRY_MS);
    for (const [username] of expired) people.delete(username);
    return expired.length > 0;
  }

  return {
    at(reviewId) {
      const people = seen.get(reviewId);
      if (!people) return [];
      forgetExpired(people);
      if (people.size === 0) seen.delete(reviewId);
      return [...people.keys()];
    },
    announce: (id, username, isLooking) => changes.announce({ topic: 'presence', id, username, isLooking }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}

/** Says that the actor looks at a review, or no longer does. @returns who looks at it now */
export async function announcePresence(
  context: { storage: Pick<Storage, 'reviews'>; presence: Presence },
  actor: Actor,
  id: ReviewId,
  isLooking: boolean,
): Promise<{ reviewId: ReviewId; usernames: string[] }> {
  const { presence } = context;
  await requireReview(context, actor, id);
  await presence.announce(id, actor.name, isLooking);
  return { reviewId: id, usernames: presence.at(id) };
}
