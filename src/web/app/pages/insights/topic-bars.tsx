import type { Figure, Overview, Topics } from '#contract/insights/insights.ts';
import { pages } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { DataTable } from '#web/app/controls/data-table.tsx';
import { PageLink } from '#web/app/controls/page-link.tsx';
import { isSmall } from '#web/app/insights/figure-format.ts';
import { ChangeMark, FigureLink } from '#web/app/insights/figure-link.tsx';
import { InsightsSection, type InsightsSectionProps } from '#web/app/insights/insights-section.tsx';
import { ShareBar } from '#web/app/insights/share-bar.tsx';
import { useInsights } from '#web/app/insights/use-insights.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';
import { topicsCopy as copy } from './copy.ts';
import styles from './insights-page.module.css';

export interface TopicBarsProps extends Pick<InsightsSectionProps<Topics>, 'query'> {
  /** How many texts have no topics because they were not analysed. */
  overview: Pick<Overview, 'notAnalysed' | 'waitingForAnalysis'> | undefined;
}

/** Complaints and praise by topic; each topic leads to its page. */
export function TopicBars({ query, overview }: TopicBarsProps) {
  const { notAnalysed, waitingForAnalysis = 0 } = overview ?? {};
  return (
    <InsightsSection
      heading={copy.heading}
      intro={copy.intro}
      query={query}
      csv={routePath('GET /insights/topics.csv')}
    >
      {({ topics }) => (
        <>
          <TopicTable topics={topics} />
          {((notAnalysed && notAnalysed.n > 0) || waitingForAnalysis > 0) && (
            <p className="note">
              {notAnalysed && notAnalysed.n > 0 && (
                <>
                  <FigureLink figure={notAnalysed} kind="count">
                    {copy.notAnalysed(notAnalysed.n)}
                  </FigureLink>
                  .{' '}
                </>
              )}
              {waitingForAnalysis > 0 && copy.waiting(waitingForAnalysis)}
            </p>
          )}
        </>
      )}
    </InsightsSection>
  );
}

function TopicTable({ topics }: Topics) {
  const { urlOf } = useInsights();
  const judged = topics.filter(({ positive, negative }) => positive.n + negative.n > 0);
  if (judged.length === 0) return <p>{copy.none}</p>;
  const most = Math.max(...judged.flatMap(({ positive, negative }) => [positive.n, negative.n]));
  return (
    <DataTable
      className={styles.topics}
      caption={copy.caption}
      columns={[copy.columns.complaints, copy.columns.topic, copy.columns.praise]}
    >
      <tbody>
        {judged.map(({ topic, positive, negative }) => (
          <tr key={topic}>
            <td>
              <Side figure={negative} most={most} series="negative" />
            </td>
            <th scope="row">
              <PageLink href={urlOf(pages.topic(topic))}>{filterCopy.topicName(topic)}</PageLink>
            </th>
            <td>
              <Side figure={positive} most={most} series="positive" />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

interface SideProps {
  figure: Figure;
  /** The reviews of the longest bar. */
  most: number;
  series: 'positive' | 'negative';
}

function Side({ figure, most, series }: SideProps) {
  const number = <FigureLink figure={figure} kind="count" />;
  return (
    <span className={styles.side} data-side={series}>
      <ShareBar
        share={figure.n / most}
        series={series}
        isSmall={isSmall(figure.n)}
        isReversed={series === 'negative'}
      />
      {/* The number is beside the topic. */}
      <span className="inline">
        {series === 'positive' && number}
        <ChangeMark figure={figure} kind="count" better={series === 'positive' ? 'up' : 'down'} />
        {series === 'negative' && number}
      </span>
    </span>
  );
}
