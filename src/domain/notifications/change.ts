/** What processes and pages have to read again. It contains no stored data. */
export type Change =
  /** What pages show of one listing: its reviews, their approval, its details. */
  | { topic: 'listing'; id: number }
  /** The same of any listing. */
  | { topic: 'listings' }
  /** What only managers see of one review, such as its notes. */
  | { topic: 'review'; id: number }
  | PresenceChange
  /** The notifications of a person. */
  | { topic: 'notifications'; username: string }
  /** Any session, token or account. */
  | { topic: 'session' }
  /** Every cached value may be out of date: settings have changed, or events may have been lost. */
  | { topic: 'everything' };

/** A person looks at a review, writes a response to it, or does neither any longer. */
export interface PresenceChange {
  topic: 'presence';
  id: number;
  username: string;
  isLooking: boolean;
  isWriting?: boolean;
}

/** What is only notified and never stored, as the text of PostgreSQL's NOTIFY. */
export function serializePresence({ id, username, isLooking, isWriting }: PresenceChange): string {
  return `presence:${id}:${isWriting ? 'writing' : isLooking ? 'here' : 'gone'}:${username}`;
}

/** Null for an unknown text, which a newer release on the same database may send. */
export function parseNotification(text: string): Change | null {
  if (text === 'session' || text === 'everything') return { topic: text };
  const [, notified] = /^notifications:([^:]+)$/.exec(text) ?? [];
  if (notified !== undefined) return { topic: 'notifications', username: notified };
  const [, id, state, username] = /^presence:(\d{1,15}):(here|writing|gone):([^:]+)$/.exec(text) ?? [];
  if (username === undefined) return null;
  const isWriting = state === 'writing';
  return {
    topic: 'presence',
    id: Number(id),
    username,
    isLooking: state !== 'gone',
    ...(isWriting && { isWriting }),
  };
}
