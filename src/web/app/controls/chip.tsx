import type { ReactNode } from 'react';

export type ChipTone = 'public' | 'waiting' | 'failed';

/** A short label; the tone gives it its colour. */
export function Chip({ tone, children }: { tone?: ChipTone | undefined; children: ReactNode }) {
  return (
    <span className="chip" data-tone={tone}>
      {children}
    </span>
  );
}
