import type { Properties } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import type { Period, PropertySortKey } from '#domain/insights/insights.ts';
import type { SortOrder } from '#domain/reviews/filter.ts';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { type InsightsSearch, insightsUrl, withoutOrder } from '#web/app/insights/insights-search.ts';
import { SortHeader } from '#web/app/insights/sort-header.tsx';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { propertiesCopy as copy } from './copy.ts';
import styles from './properties.module.css';
import { Sparkline } from './sparkline.tsx';

type Property = Properties['properties'][number];
type Order = { sortBy: string; sortOrder: SortOrder };

/** The columns that sort the table, and the order of each at first. */
const SORTED: readonly [key: PropertySortKey, first: SortOrder][] = [
  ['reviews', 'desc'],
  ['average', 'asc'],
  ['change', 'asc'],
  ['undecided', 'desc'],
  ['unansweredLow', 'desc'],
  ['shown', 'asc'],
];

export interface PropertiesTableProps {
  rows: readonly Property[];
  order: Order;
  onSort: (order: Order) => void;
  search: InsightsSearch;
  /** The part of the period up to today. */
  elapsed: Period;
}

/** On a phone each row is a card, in which the names of the columns stand beside the values. */
export function PropertiesTable({ rows, order, onSort, search, elapsed }: PropertiesTableProps) {
  const { columns } = copy;
  return (
    <table className={`data-table ${styles.table}`}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <SortHeader
            label={columns.name}
            name="name"
            first="asc"
            order={order}
            onSort={onSort}
            isNumber={false}
          />
          {SORTED.map(([key, first]) => (
            <SortHeader
              key={key}
              label={columns[key]}
              name={key}
              first={first}
              order={order}
              onSort={onSort}
            />
          ))}
          <th scope="col">{columns.best}</th>
          <th scope="col">{columns.worst}</th>
          <th scope="col">{columns.months}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((property) => (
          <Row key={property.listingId} property={property} search={search} elapsed={elapsed} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { property: Property } & Pick<PropertiesTableProps, 'search' | 'elapsed'>;

function Row({ property, search, elapsed }: RowProps) {
  const { listingId, name, reviews, average, low, high, undecided, unansweredLow, shown } = property;
  const { columns } = copy;
  const interval = low === null || high === null ? undefined : copy.interval(low, high);
  return (
    <tr>
      <th scope="row">
        <PageLink href={insightsUrl(pages.insights(), { ...withoutOrder(search), listingIds: [listingId] })}>
          {name}
        </PageLink>
        <PageLink
          href={pages.reviews(listingId)}
          className={`note ${shared.noPrint}`}
          aria-label={copy.reviewsOf(name)}
        >
          {copy.reviewsLink}
        </PageLink>
      </th>
      <td className={shared.number} data-label={columns.reviews}>
        <FigureLink figure={reviews} kind="count" />
      </td>
      <td className={shared.number} data-label={columns.average} title={interval}>
        <FigureLink figure={average} kind="stars" />
      </td>
      <td className={shared.number} data-label={columns.change}>
        <ChangeMark figure={average} kind="stars" better="up" />
      </td>
      <td className={shared.number} data-label={columns.undecided}>
        <FigureLink figure={undecided} kind="count" />
      </td>
      <td className={shared.number} data-label={columns.unansweredLow}>
        <FigureLink figure={unansweredLow} kind="count" />
      </td>
      <td className={shared.number} data-label={columns.shown}>
        <FigureLink figure={shown} kind="share" base={reviews.n} />
      </td>
      <td data-label={columns.best}>
        <RankedTopic ranked={property.best} />
      </td>
      <td data-label={columns.worst}>
        <RankedTopic ranked={property.worst} />
      </td>
      <td data-label={columns.months}>
        <Sparkline months={property.months} until={elapsed.to} />
      </td>
    </tr>
  );
}

function RankedTopic({ ranked }: { ranked: Property['best'] }) {
  if (ranked === null) return null;
  const { topic, reviews } = ranked;
  return (
    <>
      {filterCopy.topicName(topic)} <FigureLink figure={reviews} kind="count" />
    </>
  );
}
