import type { PropertyPage } from '#contract/listings/site.ts';
import { isFiltered } from '#domain/listings/property-view.ts';
import { useSiteTexts } from './texts.tsx';
import { viewAddress } from './view-links.ts';

/** Links to the pages before and after this one; nothing if there is only one page. */
export function Pager({ page }: { page: PropertyPage }) {
  const texts = useSiteTexts();
  const { site } = texts;
  const { view, pages } = page;
  const { page: number = 1 } = view;
  if (pages < 2) return null;
  const rel = isFiltered(view) ? ' nofollow' : '';
  const address = (of: number) => viewAddress(texts, page, { ...view, page: of });
  return (
    <nav className="pager" aria-label={site.pager}>
      {number > 1 && (
        <a className="pager-newer" href={address(number - 1)} rel={`prev${rel}`}>
          {site.previousPage}
        </a>
      )}
      <p className="pager-place">{site.pageOf(number, pages)}</p>
      {number < pages && (
        <a className="pager-older" href={address(number + 1)} rel={`next${rel}`}>
          {site.nextPage}
        </a>
      )}
    </nav>
  );
}
