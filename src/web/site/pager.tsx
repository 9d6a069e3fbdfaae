import type { PropertyPage } from '#contract/listings/site.ts';
import { pages as addresses } from '#contract/paths.ts';
import { siteCopy } from './site-copy.ts';

/** Links to newer and older reviews; nothing if there is only one page. */
export function Pager({
  listing,
  page,
  pages,
  preview,
}: Pick<PropertyPage, 'listing' | 'page' | 'pages' | 'preview'>) {
  if (pages < 2) return null;
  const address = preview?.addressOf ?? ((number: number) => addresses.property(listing.id, number));
  return (
    <nav className="pager" aria-label={siteCopy.pager}>
      {page > 1 && (
        <a className="pager-newer" href={address(page - 1)} rel="prev">
          {siteCopy.newer}
        </a>
      )}
      <p className="pager-place">{siteCopy.pageOf(page, pages)}</p>
      {page < pages && (
        <a className="pager-older" href={address(page + 1)} rel="next">
          {siteCopy.older}
        </a>
      )}
    </nav>
  );
}
