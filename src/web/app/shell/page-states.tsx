import { pages } from '#contract/paths.ts';
import { Spinner } from '#web/property/spinner.tsx';
import { RouteButton } from '../controls/button-link.tsx';
import { Failure } from '../controls/failure-alert.tsx';
import { shellCopy } from './copy.ts';
import { usePageTitle } from './page.tsx';

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
