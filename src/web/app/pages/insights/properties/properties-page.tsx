import type { Properties } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { PROPERTY_SORT_KEYS, type PropertySortKey } from '#domain/insights/insights.ts';
import type { SortOrder } from '#domain/reviews/filter.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { MoreButton } from '#web/app/controls/more-button.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { sectionCopy } from '#web/app/insights/copy.ts';
import { ChangeMark, FigureLink, type FigureLinkProps } from '#web/app/insights/figure-link.tsx';
import { InsightsLayout } from '#web/app/insights/insights-layout.tsx';
import { InsightsSection } from '#web/app/insights/insights-section.tsx';
import { SortHeader } from '#web/app/insights/sort-header.tsx';
import {
  type Order,
  useInsights,
  useInsightsState,
  usePropertyTable,
} from '#web/app/insights/use-insights.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { oneOf } from '#web/app/search-string.ts';
import { propertiesCopy as copy } from './copy.ts';
import { Sparkline } from './sparkline.tsx';

export function PropertiesPage() {
  const state = useInsightsState(pages.properties());
  const sortBy = oneOf(PROPERTY_SORT_KEYS, state.search.sortBy);
  // The worst first; the server sorts properties with few reviews to the end.
  const order = {
    sortBy: sortBy ?? 'average',
    sortOrder: (sortBy && state.search.sortOrder) ?? 'asc',
  } as const;
  const properties = usePropertyTable('GET /insights/properties', state, order);
  return (
    <InsightsLayout
      title={copy.title}
      links={[{ path: pages.insights(), text: copy.insights }]}
      state={state}
    >
      <InsightsSection
        heading={copy.heading}
        intro={copy.intro}
        query={properties}
        csv={routePath('GET /insights/properties.csv')}
      >
        {({ pages: parts }) => {
          const rows = parts.flatMap((part) => part.properties);
          if (rows.length === 0) return <p>{copy.none}</p>;
          return (
            <>
              <PropertiesTable rows={rows} order={order} />
              <MoreButton query={properties} text={sectionCopy.more} className="no-print" />
            </>
          );
        }}
      </InsightsSection>
    </InsightsLayout>
  );
}

type Property = Properties['properties'][number];

/** The columns that sort the table, and the order of each at first. */
const SORTED: readonly [key: PropertySortKey, first: SortOrder][] = [
  ['reviews', 'desc'],
  ['average', 'asc'],
  ['change', 'asc'],
  ['undecided', 'desc'],
  ['unansweredLow', 'desc'],
  ['shown', 'asc'],
];

/** On a phone each row is a card, in which the names of the columns stand beside the values. */
function PropertiesTable({ rows, order }: { rows: readonly Property[]; order: Order }) {
  const { name, best, worst, months } = copy.columns;
  return (
    <DataTable
      hasCards
      caption={copy.caption}
      columns={[
        <SortHeader key="name" label={name} name="name" first="asc" order={order} isNumber={false} />,
        ...SORTED.map(([key, first]) => (
          <SortHeader key={key} label={copy.columns[key]} name={key} first={first} order={order} />
        )),
        best,
        worst,
        months,
      ]}
    >
      <tbody>
        {rows.map((property) => (
          <Row key={property.listingId} property={property} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ property }: { property: Property }) {
  const { elapsed, urlOf } = useInsights();
  const { listingId, name, reviews, average, low, high, undecided, unansweredLow, shown } = property;
  const { columns } = copy;
  const interval = low === null || high === null ? undefined : copy.interval(low, high);
  return (
    <tr>
      <th scope="row">
        <div className="stack-tiny">
          <PageLink href={urlOf(pages.insights(), { listingIds: [listingId] })}>{name}</PageLink>
          <PageLink
            href={pages.reviews(listingId)}
            className="note no-print"
            aria-label={copy.reviewsOf(name)}
          >
            {copy.reviewsLink}
          </PageLink>
        </div>
      </th>
      <Cell label={columns.reviews} figure={reviews} kind="count" />
      <Cell label={columns.average} figure={average} kind="stars" title={interval} />
      <td className="number" data-label={columns.change}>
        <ChangeMark figure={average} kind="stars" better="up" />
      </td>
      <Cell label={columns.undecided} figure={undecided} kind="count" />
      <Cell label={columns.unansweredLow} figure={unansweredLow} kind="count" />
      <Cell label={columns.shown} figure={shown} kind="share" base={reviews.n} />
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

function Cell({ label, title, ...figure }: FigureLinkProps & { label: string; title?: string | undefined }) {
  return (
    <td className="number" data-label={label} title={title}>
      <FigureLink {...figure} />
    </td>
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
