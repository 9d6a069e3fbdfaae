import { useParams } from '@tanstack/react-router';
import type { TopicDetail } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { POLARITIES, TOPICS, type Topic } from '#domain/insights/topics.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { isSmall } from '#web/app/insights/figure-format.ts';
import { FigureLink } from '#web/app/insights/figure-link.tsx';
import styles from '#web/app/insights/insights.module.css';
import { InsightsLayout } from '#web/app/insights/insights-layout.tsx';
import { InsightsSection } from '#web/app/insights/insights-section.tsx';
import { MonthChart } from '#web/app/insights/month-chart.tsx';
import { topicRows } from '#web/app/insights/rows-url.ts';
import { Sentences } from '#web/app/insights/sentences.tsx';
import { ShareBar } from '#web/app/insights/share-bar.tsx';
import { useInsights, useInsightsState } from '#web/app/insights/use-insights.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { oneOf } from '#web/app/search-string.ts';
import { topicCopy as copy } from './copy.ts';

/** Complaints first. */
const SIDES = POLARITIES.toReversed();

/** What guests say about one topic: since when, where, and in which words. */
export function TopicPage() {
  const topic = oneOf(TOPICS, useParams({ strict: false }).topic);
  return topic === undefined ? (
    <main className={`page ${styles.page}`}>
      <h1>{copy.notFound}</h1>
    </main>
  ) : (
    <TopicInsights key={topic} topic={topic} />
  );
}

function TopicInsights({ topic }: { topic: Topic }) {
  const state = useInsightsState(pages.topic(topic));
  const { filter, problem } = state;
  const csv = routePath('GET /insights/topics/:topic.csv', { topic });
  const query = useRoute(
    'GET /insights/topics/:topic',
    { params: { topic }, query: filter },
    { enabled: problem === null, keepPrevious: true },
  );
  return (
    <InsightsLayout
      title={filterCopy.topicName(topic)}
      links={[{ path: pages.insights(), text: copy.back }]}
      state={state}
    >
      <InsightsSection heading={copy.trend} query={query} csv={csv}>
        {({ months }) => <TopicTrend months={months} />}
      </InsightsSection>
      {query.data && (
        <>
          <InsightsSection heading={copy.properties} intro={copy.propertiesIntro} query={query} csv={csv}>
            {({ properties }) => <TopicProperties topic={topic} properties={properties} />}
          </InsightsSection>
          <div className="halves">
            {SIDES.map((polarity) => (
              <InsightsSection key={polarity} heading={copy.sentences[polarity]} query={query}>
                {({ sentences }) =>
                  sentences[polarity].length === 0 ? (
                    <p>{copy.noSentences[polarity]}</p>
                  ) : (
                    <Sentences
                      label={copy.sentences[polarity]}
                      sentences={sentences[polarity]}
                      topic={topic}
                      polarity={polarity}
                      query={topicRows(filter, topic, polarity)}
                    />
                  )
                }
              </InsightsSection>
            ))}
          </div>
        </>
      )}
    </InsightsLayout>
  );
}

/** Complaints and praise by month, on the same scale. */
function TopicTrend({ months }: Pick<TopicDetail, 'months'>) {
  const most = Math.max(0, ...months.flatMap(({ positive, negative }) => [positive.n, negative.n]));
  if (most === 0) return <p>{copy.none}</p>;
  return (
    <MonthChart
      caption={copy.trend}
      months={months.map(({ month }) => month)}
      panels={SIDES.map((polarity) => ({
        label: copy.polarities[polarity],
        kind: 'count',
        look: 'bars',
        series: polarity,
        figures: months.map((month) => month[polarity]),
        domain: [0, most],
      }))}
    />
  );
}

/** Where guests complain about the topic and praise it. */
function TopicProperties({ topic, properties }: Pick<TopicDetail, 'properties'> & { topic: Topic }) {
  const { urlOf } = useInsights();
  if (properties.length === 0) return <p>{copy.none}</p>;
  const most = Math.max(1, ...properties.flatMap(({ positive, negative }) => [positive.n, negative.n]));
  return (
    <DataTable
      className={styles.bars}
      caption={copy.properties}
      columns={[copy.property, ...SIDES.map((side) => copy.polarities[side])]}
    >
      <tbody>
        {properties.map(({ listingId, name, ...figures }) => (
          <tr key={listingId}>
            <th scope="row">
              <PageLink href={urlOf(pages.topic(topic), { listingIds: [listingId] })}>{name}</PageLink>
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
    </DataTable>
  );
}
