import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

export interface PageProps {
  title: string;
  intro?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** Above the title, such as tabs. */
  above?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A page with its title, which is also the title of the document. */
export function Page({ title, intro, aside, above, className = '', children }: PageProps) {
  usePageTitle(title);
  return (
    <main className={`page ${className}`}>
      {above}
      <div className="page-head">
        <h1>{title}</h1>
        {aside}
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </main>
  );
}
