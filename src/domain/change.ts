/** What may have changed, as news among processes: enough to know what to read again, and nothing of what it says. */
export type Change =
  /** What the public sees of one listing: its reviews, their approval, its own facts. */
  | { topic: 'listing'; id: number }
  /** The same of any listing, or something that all their pages show. */
  | { topic: 'listings' }
  /** One session, or with null any. */
  | { topic: 'session'; id: string | null }
  /** News may have been missed: whatever is kept may be out of date. */
  | { topic: 'everything' };

/** A change as one short line, for whatever carries it. */
export function changeText(change: Change): string {
  if (change.topic === 'listing') return `listing:${change.id}`;
  if (change.topic === 'session' && change.id !== null) return `session:${change.id}`;
  return change.topic;
}

/** Null for a line that says nothing to us: a newer release beside this one may know more topics. */
export function changeOf(text: string): Change | null {
  const [, topic, id] = /^([a-z]+)(?::(.+))?$/s.exec(text) ?? [];
  if (topic === 'listing' && id !== undefined && /^\d{1,15}$/.test(id)) return { topic, id: Number(id) };
  if (topic === 'session') return { topic, id: id ?? null };
  return topic === 'listings' || topic === 'everything' ? { topic } : null;
}
