import type { PropertyPage } from '#contract/listings/site.ts';
import { type PropertyView, VIEW_SORTS } from '#domain/listings/property-view.ts';
import type { FacetCount } from '#domain/listings/public-reviews.ts';
import { useSiteTexts } from './texts.tsx';
import { readingOf, setFilters, viewAddress } from './view-links.ts';

/** Links and a form that choose which reviews the list shows, and in which order; all of it works without script. */
export function ReviewChoice({ page }: { page: PropertyPage }) {
  const { site, languageOption } = useSiteTexts();
  const { view, facets, shown } = page;
  if (shown < 2 || page.preview) return null;
  const { page: _page, ...filters } = view;
  const kept = readingOf(view);
  return (
    <div className="choice">
      <Links
        page={page}
        name={site.sort}
        options={VIEW_SORTS.map((sort) => ({
          label: site.sorts[sort],
          view: { ...filters, sort },
          isChosen: view.sort === sort,
        }))}
      />
      <Facet
        page={page}
        name={site.language}
        values={facets.languages}
        labelOf={languageOption}
        chosen={view.language}
        viewOf={(language) => ({ ...filters, language })}
      />
      <Facet
        page={page}
        name={site.channel}
        values={facets.channels}
        labelOf={(channel) => channel}
        chosen={view.channel}
        viewOf={(channel) => ({ ...kept, channel })}
      />
      <SearchForm page={page} />
    </div>
  );
}

/** The filters that are set, how many reviews they select, and links that remove them. */
export function Selected({ page }: { page: PropertyPage }) {
  const texts = useSiteTexts();
  const { site } = texts;
  const filters = setFilters(texts, page.view);
  if (filters.length === 0) return null;
  return (
    <div className="selected">
      <p role="status">{site.selected(page.selected, page.shown)}</p>
      <ul>
        {filters.map(({ label, without }) => (
          <li key={label}>
            <a
              className="pill"
              href={viewAddress(texts, page, without)}
              rel="nofollow"
              aria-label={site.remove(label)}
            >
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={viewAddress(texts, page, {})}>{site.clear}</a>
    </div>
  );
}

interface FacetProps {
  page: PropertyPage;
  name: string;
  values: readonly FacetCount[];
  labelOf: (value: string) => string;
  chosen: string | undefined;
  viewOf: (value: string) => PropertyView;
}

/** Links to the reviews of each value, unless all reviews have the same. */
function Facet({ page, name, values, labelOf, chosen, viewOf }: FacetProps) {
  const { format } = useSiteTexts();
  if (values.length < 2) return null;
  const options = values.map(({ value, count }) => ({
    label: `${labelOf(value)} ${format.number(count)}`,
    view: viewOf(value),
    isChosen: value === chosen,
  }));
  return <Links page={page} name={name} options={options} />;
}

interface LinksProps {
  page: PropertyPage;
  name: string;
  options: readonly { label: string; view: PropertyView; isChosen: boolean }[];
}

function Links({ page, name, options }: LinksProps) {
  const texts = useSiteTexts();
  return (
    <nav className="choice-links quiet" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <ul>
        {options.map(({ label, view, isChosen }) => (
          <li key={label}>
            <a href={viewAddress(texts, page, view)} rel="nofollow" aria-current={isChosen || undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Enter searches, without a button. Keeps the other parameters, which come in the order of the address. */
function SearchForm({ page }: { page: PropertyPage }) {
  const texts = useSiteTexts();
  const { site } = texts;
  const { search, page: _page, ...others } = page.view;
  return (
    <search className="choice-search">
      <form method="get" action={viewAddress(texts, page, {})}>
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={100}
          aria-label={site.search}
          placeholder={site.search}
        />
      </form>
    </search>
  );
}
