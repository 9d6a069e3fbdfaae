import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

export interface GoogleSectionProps {
  children: ReactNode;
  /** The address of the content as an HTML fragment; `children` are shown until it has loaded. */
  source?: string;
  /** Whether the reviews are about the company and not about this property. */
  isOfCompany: boolean;
}

/** The Google section in its own container: Google's terms require that our content is kept separate. */
export function GoogleSection({ children, source, isOfCompany }: GoogleSectionProps) {
  const { google } = useTexts();
  return (
    <section className="google-section" aria-labelledby="google-reviews">
      <h2 className="google-heading" id="google-reviews">
        {google.heading}
      </h2>
      {isOfCompany && <p className="google-subject">{google.ofCompany}</p>}
      <div
        className="google-content"
        data-source={source}
        data-failed={source && google.failed}
        aria-busy={source ? true : undefined}
      >
        {children}
      </div>
    </section>
  );
}
