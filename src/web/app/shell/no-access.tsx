import { pages } from '#contract/paths.ts';
import { RouteButton } from '../controls/button-link.tsx';
import { shellCopy } from './copy.ts';
import { usePageTitle } from './use-page-title.ts';

/** In place of a page that the signed-in user may not open. @param reason why not */
export function NoAccess({ reason }: { reason: string }) {
  usePageTitle(shellCopy.noAccess);
  return (
    <main className="page">
      <div className="empty">
        <h1>{shellCopy.noAccess}</h1>
        <p>
          {reason} {shellCopy.askAdmin}
        </p>
        <RouteButton to={pages.dashboard()} search={{}}>
          {shellCopy.toDashboard}
        </RouteButton>
      </div>
    </main>
  );
}
