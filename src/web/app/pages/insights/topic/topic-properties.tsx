import type { TopicDetail } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import type { Topic } from '#domain/insights/topics.ts';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { isSmall } from '#web/app/insights/figure-format.ts';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import shared from '#web/app/insights/insights.module.css';
import { type InsightsSearch, insightsUrl, withoutOrder } from '#web/app/insights/insights-search.ts';
import { ShareBar } from '#web/app/insights/share-bar.tsx';
import { topicCopy as copy } from './copy.ts';

const SIDES = ['negative', 'positive'] as const;

export interface TopicPropertiesProps extends Pick<TopicDetail, 'properties'> {
  topic: Topic;
  search: InsightsSearch;
}

/** Where guests complain about the topic and praise it. */
export function TopicProperties({ topic, properties, search }: TopicPropertiesProps) {
  if (properties.length === 0) return <p>{copy.none}</p>;
  const most = Math.max(1, ...properties.flatMap(({ positive, negative }) => [positive.n, negative.n]));
  return (
    <table className={`data-table ${shared.bars}`}>
      <caption className="visually-hidden">{copy.properties}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.property}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {copy.columns[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {properties.map(({ listingId, name, ...figures }) => (
          <tr key={listingId}>
            <th scope="row">
              <PageLink
                href={insightsUrl(pages.topic(topic), { ...withoutOrder(search), listingIds: [listingId] })}
              >
                {name}
              </PageLink>
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                <FigureLink figure={figures[side]} kind="count" />
                <ShareBar share={figures[side].n / most} series={side} isSmall={isSmall(figures[side].n)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
