import type { InfiniteData } from '@tanstack/react-query';
import type { Categories } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import type { SortOrder } from '#domain/reviews/filter.ts';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { isSmall } from '#web/app/insights/figure-format.ts';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { type InsightsSearch, insightsUrl, withoutOrder } from '#web/app/insights/insights-search.ts';
import { InsightsSection, type SectionQuery } from '#web/app/insights/insights-section.tsx';
import { MoreButton, type MoreRows } from '#web/app/insights/more-button.tsx';
import { SortHeader } from '#web/app/insights/sort-header.tsx';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { categoriesCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

type Property = Categories['properties'][number];
type Order = { sortBy: string; sortOrder: SortOrder };

export interface CategoryMapProps {
  query: SectionQuery<InfiniteData<Categories>> & MoreRows;
  order: Order;
  onSort: (order: Order) => void;
  search: InsightsSearch;
  csv: string;
}

/** The means of each property by category, against those of all properties. */
export function CategoryMap({ query, order, onSort, search, csv }: CategoryMapProps) {
  return (
    <InsightsSection heading={copy.heading} intro={copy.intro} query={query} csv={csv}>
      {({ pages: [first, ...others] }) =>
        first === undefined || first.categories.length === 0 ? (
          <p>{copy.none}</p>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <section className={shared.scroller} aria-label={copy.scroll} tabIndex={0}>
              <Heatmap
                table={first}
                properties={[first, ...others].flatMap(({ properties }) => properties)}
                order={order}
                onSort={onSort}
                search={search}
              />
            </section>
            <MoreButton query={query} />
          </>
        )
      }
    </InsightsSection>
  );
}

interface HeatmapProps extends Pick<CategoryMapProps, 'order' | 'onSort' | 'search'> {
  table: Categories;
  properties: readonly Property[];
}

function Heatmap({ table: { categories, company }, properties, order, onSort, search }: HeatmapProps) {
  const means = new Map(company.map(({ category, mean }) => [category, mean]));
  const sort = { order, onSort };
  return (
    <table className={`data-table ${styles.heatmap}`}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <SortHeader label={copy.property} name="name" first="asc" isNumber={false} {...sort} />
          <SortHeader label={copy.reviews} name="reviews" first="desc" {...sort} />
          {categories.map((category) => (
            <SortHeader key={category} label={categoryName(category)} name={category} first="asc" {...sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.company}>
          <th scope="row">{copy.company}</th>
          <td />
          {categories.map((category) => {
            const mean = means.get(category);
            return (
              <td key={category} className={shared.number}>
                {mean && <FigureLink figure={mean} kind="score" />}
              </td>
            );
          })}
        </tr>
        {properties.map(({ listingId, name, reviews, cells }) => (
          <tr key={listingId}>
            <th scope="row">
              <PageLink
                href={insightsUrl(pages.insights(), { ...withoutOrder(search), listingIds: [listingId] })}
              >
                {name}
              </PageLink>
            </th>
            <td className={shared.number}>
              <FigureLink figure={reviews} kind="count" />
            </td>
            {categories.map((category) => (
              <Cell
                key={category}
                cell={cells.find((each) => each.category === category)}
                company={means.get(category)?.value ?? null}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  cell: Property['cells'][number] | undefined;
  /** The mean of all properties. */
  company: number | null;
}

function Cell({ cell, company }: CellProps) {
  if (cell === undefined) return <td />;
  const { mean, low, high } = cell;
  const level = levelOf(cell, company);
  const interval = low === null || high === null ? null : copy.interval(low, high);
  return (
    <td className={shared.number} data-level={level} title={copy.detail(mean.n, interval)}>
      <FigureLink figure={mean} kind="score">
        <span aria-hidden="true" className={styles.sign}>
          {copy.signs[level]}
        </span>
        {mean.value?.toFixed(1)} <small>{copy.scale}</small>
        <span className="visually-hidden">{copy.levels[level]}</span>
      </FigureLink>
      <span className={styles.count}>{mean.n}</span>
    </td>
  );
}

/** Where the interval of a mean does not contain the mean of all properties, chance does not explain the difference. */
function levelOf({ mean, low, high }: Property['cells'][number], company: number | null) {
  if (company === null || low === null || high === null || isSmall(mean.n)) return 'same';
  if (high < company) return 'below';
  return low > company ? 'above' : 'same';
}
