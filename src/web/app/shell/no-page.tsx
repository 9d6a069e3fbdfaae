import { pages } from '#contract/paths.ts';
import { RouteButton } from '../controls/button-link.tsx';
import { shellCopy } from './copy.ts';
import { usePageTitle } from './use-page-title.ts';

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
