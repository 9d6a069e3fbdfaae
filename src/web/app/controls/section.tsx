import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  /** Beside the title, such as a chip. */
  mark?: ReactNode;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  intro?: ReactNode;
  isBusy?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export function Section({ title, mark, aside, intro, isBusy, className = '', children }: SectionProps) {
  const id = useId();
  return (
    <section className={`card ${className}`} aria-labelledby={id} aria-busy={isBusy}>
      <header className="page-head">
        <h2 id={id} className="row">
          {title}
          {mark}
        </h2>
        {aside}
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </section>
  );
}
