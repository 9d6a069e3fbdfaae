import type { InfiniteData } from '@tanstack/react-query';
import type { Categories } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { MoreButton, type MoreButtonProps } from '#web/app/controls/more-button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { sectionCopy } from '#web/app/insights/copy.ts';
import { isSmall } from '#web/app/insights/figure-format.ts';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { SortHeader } from '#web/app/insights/sort-header.tsx';
import { type Order, useInsights } from '#web/app/insights/use-insights.ts';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { categoriesCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

type Property = Categories['properties'][number];
export interface CategoryMapProps {
  query: InsightsSectionProps<InfiniteData<Categories>>['query'] & MoreButtonProps['query'];
  order: Order;
}

/** The means of each property by category, against those of all properties. */
export function CategoryMap({ query, order }: CategoryMapProps) {
  return (
    <InsightsSection
      heading={copy.heading}
      intro={copy.intro}
      query={query}
      csv={routePath('GET /insights/categories.csv')}
    >
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
              />
            </section>
            <MoreButton query={query} text={sectionCopy.more} className="no-print" />
          </>
        )
      }
    </InsightsSection>
  );
}

interface HeatmapProps {
  table: Categories;
  properties: readonly Property[];
  order: Order;
}

function Heatmap({ table: { categories, company }, properties, order }: HeatmapProps) {
  const { urlOf } = useInsights();
  const means = new Map(company.map(({ category, mean }) => [category, mean]));
  return (
    <DataTable
      className={styles.heatmap}
      caption={copy.caption}
      columns={[
        <SortHeader
          key="name"
          label={copy.property}
          name="name"
          first="asc"
          isNumber={false}
          order={order}
        />,
        <SortHeader key="reviews" label={copy.reviews} name="reviews" first="desc" order={order} />,
        ...categories.map((category) => (
          <SortHeader
            key={category}
            label={categoryName(category)}
            name={category}
            first="asc"
            order={order}
          />
        )),
      ]}
    >
      <tbody>
        <tr className={styles.company}>
          <th scope="row">{copy.company}</th>
          <td />
          {categories.map((category) => {
            const mean = means.get(category);
            return (
              <td key={category} className="number">
                {mean && <FigureLink figure={mean} kind="score" />}
              </td>
            );
          })}
        </tr>
        {properties.map(({ listingId, name, reviews, cells }) => (
          <tr key={listingId}>
            <th scope="row">
              <PageLink href={urlOf(pages.insights(), { listingIds: [listingId] })}>{name}</PageLink>
            </th>
            <td className="number">
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
    </DataTable>
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
    <td className="number" data-level={level} title={copy.detail(mean.n, interval)}>
      <FigureLink figure={mean} kind="score">
        <span aria-hidden="true" className={styles.sign}>
          {copy.signs[level]}
        </span>
        {mean.value?.toFixed(1)} <small>{copy.scale}</small>
        <span className="visually-hidden">{copy.levels[level]}</span>
      </FigureLink>
      <div className="note">{mean.n}</div>
    </td>
  );
}

/** Where the interval of a mean does not contain the mean of all properties, chance does not explain the difference. */
function levelOf({ mean, low, high }: Property['cells'][number], company: number | null) {
  if (company === null || low === null || high === null || isSmall(mean.n)) return 'same';
  if (high < company) return 'below';
  return low > company ? 'above' : 'same';
}
