import type { ReactNode } from 'react';

export interface PropertySectionProps {
  /** Names the heading, which names the section. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A titled part of a property page. */
export function PropertySection({ id, heading, children }: PropertySectionProps) {
  return (
    <section className="property-section" aria-labelledby={id}>
      <h2 className="property-heading" id={id}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
