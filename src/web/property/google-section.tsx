import type { ReactNode } from 'react';
import { googleCopy } from './copy.ts';

export interface GoogleSectionProps {
  children: ReactNode;
  /** Where the content can be had as an HTML fragment; `children` then stand in until it came. */
  source?: string;
}

/** Google's part in a container of its own: its terms ask that nothing of ours is mixed into it. */
export function GoogleSection({ children, source }: GoogleSectionProps) {
  return (
    <section className="google-section" aria-labelledby="google-reviews">
      <h2 className="google-heading" id="google-reviews">
        {googleCopy.heading}
      </h2>
      <div className="google-content" data-source={source} aria-busy={source ? true : undefined}>
        {children}
      </div>
    </section>
  );
}
