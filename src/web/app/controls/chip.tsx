import type { ReactNode } from 'react';

/** A word or two about the thing beside it. */
export function Chip({ tone, children }: { tone?: 'public' | 'waiting' | 'failed'; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  );
}
