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
  /** Those of them who write a response. */
  writingAt(reviewId: number): string[];
  /** Says on all processes that a person looks at a review, writes a response to it, or does neither any longer. */
  announce(reviewId: ReviewId, username: string, isLooking: boolean, isWriting?: boolean): Promise<void>;
  /** @param subscriber receives the reviews at which other people look than before @returns ends the subscription */
  subscribe(subscriber: (reviewId: number) => void): () => void;
}

interface Seen {
  at: number;
  isWriting: boolean;
}

export function trackPresence(
  changes: Pick<Changes, 'announce' | 'subscribe'>,
  now: () => number = () => performance.now(),
): Presence {
  /** When each person was last heard of, and whether they write, by review. */
  const seen = new LRUCache<number, Map<string, Seen>>({ max: MAX_REVIEWS });
  const subscribers = new Set<(reviewId: number) => void>();

  changes.subscribe((change) => {
    if (change.topic !== 'presence') return;
    const { id, username, isLooking, isWriting = false } = change;
    const people = seen.get(id) ?? new Map<string, Seen>();
    const before = people.get(username);
    // `Map` keeps the place of a person who is already there.
    if (isLooking) people.set(username, { at: now(), isWriting });
    else people.delete(username);
    const expired = forgetExpired(people);
    if (people.size === 0) seen.delete(id);
    else seen.set(id, people);
    const isSame = (before !== undefined) === isLooking && (before?.isWriting ?? false) === isWriting;
    if (!isSame || expired) for (const subscriber of subscribers) subscriber(id);
  });

  function forgetExpired(people: Map<string, Seen>): boolean {
    const expired = [...people].filter(([, { at }]) => now() - at > EXPIRY_MS);
    for (const [username] of expired) people.delete(username);
    return expired.length > 0;
  }

  function peopleAt(reviewId: number): [string, Seen][] {
    const people = seen.get(reviewId);
    if (!people) return [];
    forgetExpired(people);
    if (people.size === 0) seen.delete(reviewId);
    return [...people];
  }

  return {
    at: (reviewId) => peopleAt(reviewId).map(([username]) => username),
    writingAt: (reviewId) =>
      peopleAt(reviewId).flatMap(([username, { isWriting }]) => (isWriting ? username : [])),
    announce: (id, username, isLooking, isWriting = false) =>
      changes.announce({ topic: 'presence', id, username, isLooking, ...(isWriting && { isWriting }) }),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}

/** Says that the actor looks at a review, writes a response, or does neither any longer. @returns who does now */
export async function announcePresence(
  context: { storage: Pick<Storage, 'reviews'>; presence: Presence },
  actor: Actor,
  id: ReviewId,
  { isLooking, isWriting = false }: { isLooking: boolean; isWriting?: boolean },
): Promise<{ reviewId: ReviewId; usernames: string[]; writing: string[] }> {
  const { presence } = context;
  await requireReview(context, actor, id);
  await presence.announce(id, actor.name, isLooking, isWriting && isLooking);
  return { reviewId: id, usernames: presence.at(id), writing: presence.writingAt(id) };
}
