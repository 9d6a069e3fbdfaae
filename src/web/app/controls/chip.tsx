import type { ReactNode } from 'react';

/** A short label; the tone gives it its colour. */
export function Chip({ tone, children }: { tone?: 'public' | 'waiting' | 'failed'; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  );
}
