import type { PropertyPage } from '#contract/listings/site.ts';
import { isFiltered } from '#domain/listings/property-view.ts';
import { useSiteTexts } from './texts.tsx';
import { viewAddress } from './view-links.ts';

/** Links to the other pages of a property's reviews. */
export function Pager({ page }: { page: PropertyPage }) {
  const texts = useSiteTexts();
  const { view, pages } = page;
  return (
    <PagerLinks
      label={texts.site.pager}
      page={view.page ?? 1}
      pages={pages}
      isIndexed={!isFiltered(view)}
      address={(of) => viewAddress(texts, page, { ...view, page: of })}
    />
  );
}

export interface PagerLinksProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** Whether search engines may follow the links. */
  isIndexed: boolean;
  address: (page: number) => string;
}

/** Links to the pages before and after this one; nothing if there is only one page. */
export function PagerLinks({ label, page, pages, isIndexed, address }: PagerLinksProps) {
  const { site } = useSiteTexts();
  if (pages < 2) return null;
  const rel = isIndexed ? '' : ' nofollow';
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <a href={address(page - 1)} rel={`prev${rel}`}>
          {site.previousPage}
        </a>
      )}
      <p className="pager-place quiet">{site.pageOf(page, pages)}</p>
      {page < pages && (
        <a className="pager-older" href={address(page + 1)} rel={`next${rel}`}>
          {site.nextPage}
        </a>
      )}
    </nav>
  );
}
