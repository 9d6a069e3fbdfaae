import { type ReactNode, useEffect } from 'react';
import { useAppContext } from '../app-context.ts';
import { shellCopy } from './copy.ts';

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

/** Sets the document's title. An effect, because React does not render the title here. */
export function usePageTitle(page: string | undefined): void {
  const { config } = useAppContext();
  const brand = shellCopy.brand(config.brandName);
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand;
  }, [page, brand]);
}
