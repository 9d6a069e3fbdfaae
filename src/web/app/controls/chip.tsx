import type { ReactNode } from 'react';

export type ChipTone = 'public' | 'waiting' | 'failed';

export interface ChipProps {
  tone?: ChipTone | undefined;
  /** The text, where only its icon may show. */
  title?: string;
  children: ReactNode;
}

/** A short label; the tone gives it its colour. */
export function Chip({ tone, title, children }: ChipProps) {
  return (
    <span className="chip" data-tone={tone} title={title}>
      {children}
    </span>
  );
}
