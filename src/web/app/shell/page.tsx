import { type ReactNode, useEffect } from 'react';
import { pages } from '#contract/paths.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { useAppContext } from '../app-context.ts';
import { RouteButton } from '../controls/button.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import type { SectionProps } from '../controls/section.tsx';
import { shellCopy } from './copy.ts';

export interface PageProps extends Pick<SectionProps, 'title' | 'intro' | 'aside' | 'className'> {
  /** Above the title, such as tabs. */
  above?: ReactNode;
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

/** Shown while a page's script loads or the session is checked. */
export function Loading() {
  return (
    <main className="page">
      <Spinner label={shellCopy.loading} />
    </main>
  );
}

/**
 * A page that failed to load. Retry reloads the document: browsers remember a script that failed to load and do not
 * request it again. The URL holds the state of the page.
 */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <main className="page">
      <Failure error={error} text={shellCopy.pageFailed} onRetry={() => window.location.reload()} />
    </main>
  );
}

/** Replaces a page that cannot be shown: says why, and links to the dashboard. */
export function NoPage({ title, text }: { title: string; text: string }) {
  usePageTitle(title);
  return (
    <main className="page">
      <div className="empty">
        <h1>{title}</h1>
        <p>{text}</p>
        <RouteButton to={pages.dashboard()} search={{}}>
          {shellCopy.toDashboard}
        </RouteButton>
      </div>
    </main>
  );
}

/** For an address of the app that has no page. */
export function NotFound() {
  return <NoPage title={shellCopy.notFound} text={shellCopy.checkAddress} />;
}
