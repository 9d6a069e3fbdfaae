import { pages } from '#contract/paths.ts';
import { RouteButton } from '../controls/button-link.tsx';
import { shellCopy } from './copy.ts';
import { usePageTitle } from './use-page-title.ts';

/** In place of a page that cannot be shown: why not, and a way on. */
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

/** For an address that belongs to the app and to none of its pages. */
export function NotFound() {
  return <NoPage title={shellCopy.notFound} text={shellCopy.checkAddress} />;
}
