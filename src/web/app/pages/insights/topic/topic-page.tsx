import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { POLARITIES, TOPICS, type Topic } from '#domain/insights/topics.ts';
import { useAppContext } from '#web/app/app-context.ts';
import styles from '#web/app/insights/insights.module.css';
import { InsightsHead } from '#web/app/insights/insights-head.tsx';
import { topicQuery } from '#web/app/insights/insights-queries.ts';
import { InsightsSection } from '#web/app/insights/insights-section.tsx';
import { topicRows } from '#web/app/insights/rows-url.ts';
import { Sentences } from '#web/app/insights/sentences.tsx';
import { useInsightsSearch } from '#web/app/insights/use-insights-search.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { oneOf } from '#web/app/search-string.ts';
import { usePageTitle } from '#web/app/shell/use-page-title.ts';
import { topicCopy as copy } from './copy.ts';
import { TopicProperties } from './topic-properties.tsx';
import { TopicTrend } from './topic-trend.tsx';

/** What guests say about one topic: since when, where, and in which words. */
export function TopicPage(): ReactNode {
  const topic = oneOf(TOPICS, useParams({ strict: false }).topic);
  return (
    <main className={`page ${styles.page}`}>
      {topic === undefined ? <h1>{copy.notFound}</h1> : <TopicInsights key={topic} topic={topic} />}
    </main>
  );
}

function TopicInsights({ topic }: { topic: Topic }) {
  const { client } = useAppContext();
  const state = useInsightsSearch(pages.topic(topic));
  const { search, filter, problem, elapsed, csvUrl } = state;
  const name = filterCopy.topicName(topic);
  usePageTitle(name);
  const enabled = problem === null;
  const csv = csvUrl(routePath('GET /insights/topics/:topic.csv', { topic }));
  const query = useQuery({ ...topicQuery(client, topic, filter), enabled });
  return (
    <>
      <InsightsHead title={name} link={{ path: pages.insights(), text: copy.back }} state={state} />
      {enabled && (
        <>
          <InsightsSection heading={copy.trend} query={query} csv={csv}>
            {({ months }) => <TopicTrend months={months} elapsed={elapsed} />}
          </InsightsSection>
          {query.data && (
            <>
              <InsightsSection heading={copy.properties} intro={copy.propertiesIntro} query={query} csv={csv}>
                {({ properties }) => (
                  <TopicProperties topic={topic} properties={properties} search={search} />
                )}
              </InsightsSection>
              <div className={styles.columns}>
                {POLARITIES.toReversed().map((polarity) => (
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
        </>
      )}
    </>
  );
}
