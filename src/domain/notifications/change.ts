/** A change event between processes. It says what to read again and contains no stored data. */
export type Change =
  /** The public content of one listing: its reviews, their approval, its details. */
  | { topic: 'listing'; id: number }
  /** The same of any listing, or something that every property page shows. */
  | { topic: 'listings' }
  /** What only managers see of one review, such as its notes. */
  | { topic: 'review'; id: number }
  /** A person looks at a review, or no longer does. */
  | { topic: 'presence'; id: number; username: string; isLooking: boolean }
  /** Something became worse at a listing, or a manager has dismissed such an alert. */
  | { topic: 'alerts' }
  /** One session; null means any. */
  | { topic: 'session'; id: string | null }
  /** Settings of the product. */
  | { topic: 'settings' }
  /** Events may have been lost, so every cached value may be out of date. */
  | { topic: 'everything' };

/** A change as one line of text, for PostgreSQL's NOTIFY. */
export function serializeChange(change: Change): string {
  if (change.topic === 'listing' || change.topic === 'review') return `${change.topic}:${change.id}`;
  if (change.topic === 'presence') {
    return `presence:${change.id}:${change.isLooking ? 'here' : 'gone'}:${change.username}`;
  }
  if (change.topic === 'session' && change.id !== null) return `session:${change.id}`;
  return change.topic;
}

/** Null for an unknown topic, which a newer release on the same database may send. */
export function parseChange(text: string): Change | null {
  const [, topic, id] = /^([a-z]+)(?::(.+))?$/s.exec(text) ?? [];
  if ((topic === 'listing' || topic === 'review') && id !== undefined && /^\d{1,15}$/.test(id)) {
    return { topic, id: Number(id) };
  }
  if (topic === 'presence') return parsePresence(id ?? '');
  if (topic === 'session') return { topic, id: id ?? null };
  const isPlain =
    topic === 'listings' || topic === 'alerts' || topic === 'settings' || topic === 'everything';
  return isPlain ? { topic } : null;
}

function parsePresence(text: string): Change | null {
  const [, id, state, username] = /^(\d{1,15}):(here|gone):([^:]+)$/.exec(text) ?? [];
  if (username === undefined) return null;
  return { topic: 'presence', id: Number(id), username, isLooking: state === 'here' };
}
