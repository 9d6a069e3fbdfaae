import type { ReactNode } from 'react';
import { exactTime, relativeTime } from '#domain/dates.ts';

/** A name and a value in a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="note">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface TimeProps {
  /** ISO 8601. */
  at: string;
  now: Date;
  timeZone: string;
}

/** How long ago a time is, and the time itself. */
export function Time({ at, now, timeZone }: TimeProps) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {relativeTime(date, now)} <span className="note">{exactTime(date, timeZone)}</span>
    </time>
  );
}
