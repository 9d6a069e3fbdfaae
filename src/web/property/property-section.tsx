import type { ReactNode } from 'react';

export interface PropertySectionProps {
  /** The id of the heading, which labels the section. */
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
